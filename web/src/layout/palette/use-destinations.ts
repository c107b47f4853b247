import type { Castaway, User } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
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

/** Every destination of an admin; players and castaways are added when loaded. */
export function useDestinations() {
  const users = useQuery(adminQueries.users());
  const castaways = useQuery(queries.castaways());
  const destinations = useMemo(
    () => [
      ...screens,
      ...(users.data ?? []).map(playerDestination),
      ...(castaways.data ?? []).map(castawayDestination),
    ],
    [users.data, castaways.data],
  );
  return {
    destinations,
    isLoading: users.isPending || castaways.isPending,
    /** Some of them could not be loaded, and are not cached. */
    isIncomplete: (users.isError && !users.data) || (castaways.isError && !castaways.data),
  };
}
