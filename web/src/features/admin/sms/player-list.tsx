import type { User } from '@torchbearer/contract/client';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { useState } from 'react';
import { named } from '../../../ui/named.js';
import { shownPhone } from '../../../ui/phone.js';
import { ErrorState } from '../../../ui/states.js';
import check from '../parts/check.module.css';
import classes from './player-list.module.css';

/** Search finds more. */
const MOST_SHOWN = 60;

interface PlayerListProps {
  readonly players: readonly User[];
  /** Ids. */
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Players with checkboxes, found by any part of their names. */
export function PlayerList({ players, chosen, onChoose, loading, failed, onRetry }: PlayerListProps) {
  const [typed, setTyped] = useState('');
  if (loading) return <Skeleton height={320} />;
  if (failed && players.length === 0) return <ErrorState words="Unable to load users." onRetry={onRetry} />;
  if (players.length === 0) {
    return (
      <p className={classes.none}>
        Nobody takes texts yet. Players add a number and switch messages on in their profiles.
      </p>
    );
  }
  const found = named(players, typed);
  const hidden = found.length - MOST_SHOWN;
  const toggle = (id: string): void =>
    onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <div className={classes.players}>
      <TextInput
        label="Find players"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // Enter belongs to the search, not to the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className={classes.frame} role="group" aria-label="Players who take texts">
        {found.slice(0, MOST_SHOWN).map(({ id, name, phone }) => (
          <label key={id} className={classes.player}>
            <input
              type="checkbox"
              className={check.check}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            <span className={classes.name}>{name}</span>
            <span className={classes.phone}>{shownPhone(phone ?? '')}</span>
          </label>
        ))}
        {found.length === 0 && <p className={classes.none}>Nobody of that name takes texts.</p>}
        {hidden > 0 && <p className={classes.none}>And {hidden} more: type a name to find them.</p>}
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
