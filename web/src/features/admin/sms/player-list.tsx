import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { MAX_SEARCH_LENGTH } from '@torchbearer/rules';
import { useState } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { errorSentence } from '../../../api/error-sentence.js';
import { shownPhone } from '../../../ui/phone.js';
import { ErrorState } from '../../../ui/states.js';
import check from '../parts/check.module.css';
import type { Recipient } from './blast-draft.js';
import classes from './player-list.module.css';

/** Search finds more. */
const MOST_SHOWN = 60;
const PAUSE_MS = 250;

interface PlayerListProps {
  readonly chosen: readonly Recipient[];
  readonly onChoose: (players: readonly Recipient[]) => void;
}

/** Players who take texts, with checkboxes; the server finds them by any part of their names. */
export function PlayerList({ chosen, onChoose }: PlayerListProps) {
  const [typed, setTyped] = useState('');
  const [debounced] = useDebouncedValue(typed, PAUSE_MS);
  const q = debounced.trim();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    adminQueries.someUsers({ has: 'texts', sort: 'name', ...(q !== '' && { q }) }, MOST_SHOWN),
  );
  const isSearched = typed !== '' || q !== '';
  if (!isSearched && isPending) return <Skeleton height={320} />;
  if (!isSearched && !isPlaceholderData && data?.total === 0) {
    return (
      <p className={classes.none}>
        Nobody takes texts yet. Players add a number and switch messages on in their profiles.
      </p>
    );
  }
  const players = data?.rows ?? [];
  const hidden = (data?.total ?? 0) - players.length;
  const ids = new Set(chosen.map(({ id }) => id));
  const toggle = (player: Recipient): void =>
    onChoose(ids.has(player.id) ? chosen.filter(({ id }) => id !== player.id) : [...chosen, player]);
  return (
    <div className={classes.players}>
      <TextInput
        label="Find players"
        type="search"
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // Enter belongs to the search, not to the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div
        className={classes.frame}
        role="group"
        aria-label="Players who take texts"
        aria-busy={isPlaceholderData}
      >
        {error && !data && (
          <ErrorState
            words={errorSentence(error, 'Unable to load users.')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {players.map((player) => (
          <label key={player.id} className={classes.player}>
            <input
              type="checkbox"
              className={check.check}
              checked={ids.has(player.id)}
              onChange={() => toggle(player)}
            />
            <span className={classes.name}>{player.name}</span>
            <span className={classes.phone}>{shownPhone(player.phone ?? '')}</span>
          </label>
        ))}
        {data?.total === 0 && <p className={classes.none}>Nobody of that name takes texts.</p>}
        {hidden > 0 && (
          <p className={classes.none}>And {hidden.toLocaleString('en-US')} more: type a name to find them.</p>
        )}
      </div>
      <div className={classes.chosen}>
        <span role="status">{chosen.length} chosen</span>
        {chosen.length > 0 && (
          <Button variant="subtle" onClick={() => onChoose([])}>
            Clear
          </Button>
        )}
      </div>
    </div>
  );
}
