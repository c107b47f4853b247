import { PlayerCards } from './player-cards.js';
import type { ShownBoard, Sight } from './shown-board.js';
import classes from './members.module.css';

interface MembersProps {
  readonly board: ShownBoard;
  readonly me: string;
  readonly see?: ((sight: Sight) => void) | undefined;
}

/** The players, their ranks and contacts. */
export function Members({ board, me, see }: MembersProps) {
  return (
    <PlayerCards label="League Members" board={board} me={me} see={see} estimate={104}>
      {(entry) => (
        <div className={classes.standing}>
          <span className={classes.rank}>#{entry.rank}</span>
          <span>{entry.totalPoints} pts</span>
        </div>
      )}
    </PlayerCards>
  );
}
