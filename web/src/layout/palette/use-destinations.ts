import type { Castaway, User } from '@torchbearer/contract/client';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { MAX_SEARCH_LENGTH } from '@torchbearer/rules';
import { useMemo } from 'react';
import { adminQueries } from '../../api/admin-queries.js';
import { queries } from '../../api/queries.js';
import { paths } from '../../paths.js';
import { adminScreens, furtherScreens } from '../admin-navigation.js';
import type { Destination } from './matching.js';

const screens: readonly Destination[] = [...adminScreens, ...furtherScreens].map(({ label, to }) => ({
  group: 'Screens',
  name: label,
  hint: '',
  to,
}));

const playerDestination = ({ id, name, displayName, email }: User): Destination => ({
  group: 'Players',
  name,
  hint: [displayName, email].filter(Boolean).join(' · '),
  to: paths.adminUser(id),
});

const castawayDestination = ({ id, name, tribe, eliminated }: Castaway): Destination => ({
  group: 'Castaways',
  name,
  hint: [tribe, eliminated && 'Eliminated'].filter(Boolean).join(' · '),
  to: paths.adminCastaway(id),
});

/** The server finds players by any part of what it knows of them; the palette ranks these by name. */
const MOST_PLAYERS = 50;
const PAUSE_MS = 200;

/** What an admin may mean by the typed text, and more: screens, castaways, and the players that the server finds. */
export function useDestinations(typed: string) {
  const wanted = typed.trim().slice(0, MAX_SEARCH_LENGTH);
  const [q] = useDebouncedValue(wanted, PAUSE_MS);
  const users = useQuery({
    ...adminQueries.someUsers({ q, sort: 'name' }, MOST_PLAYERS),
    enabled: q !== '',
  });
  const castaways = useQuery(queries.castaways());
  const destinations = useMemo(
    () => [
      ...screens,
      ...(users.data?.rows ?? []).map(playerDestination),
      ...(castaways.data ?? []).map(castawayDestination),
    ],
    [users.data, castaways.data],
  );
  const isSearching = wanted !== '' && (q !== wanted || users.isPlaceholderData);
  return {
    destinations,
    isLoading: castaways.isPending || (wanted !== '' && !users.data && !users.isError),
    /** The players found so far are those of an earlier text. */
    isSearching,
    /** Some of them could not be loaded, and are not cached. */
    isIncomplete: (users.isError && !users.data) || (castaways.isError && !castaways.data),
  };
}
