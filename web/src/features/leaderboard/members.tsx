import type { StandingsEntry } from '@torchbearer/contract/client';
import { PlayerCards } from './player-cards.js';
import classes from './members.module.css';

interface MembersProps {
  readonly standings: readonly StandingsEntry[];
  readonly me: string;
}

/** The players, their ranks and contacts. */
export function Members({ standings, me }: MembersProps) {
  return (
    <PlayerCards label="League Members" standings={standings} me={me} estimate={104}>
      {(entry) => (
        <div className={classes.standing}>
          <span className={classes.rank}>#{entry.rank}</span>
          <span>{entry.totalPoints} pts</span>
        </div>
      )}
    </PlayerCards>
  );
}
