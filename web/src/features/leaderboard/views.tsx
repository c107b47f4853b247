import type { ReactNode } from 'react';
import type { Tab } from './board.js';
import { Members } from './members.js';
import { RankingsTable } from './rankings-table.js';
import type { ShownBoard, Sight } from './shown-board.js';
import type { LastUpdate } from './use-moves.js';
import classes from './board.module.css';

interface ViewsProps {
  readonly tab: Tab;
  readonly board: ShownBoard;
  /** The name that was searched for. */
  readonly wanted: string;
  readonly me: string;
  readonly update: LastUpdate;
  /** Called with the visible rows. */
  readonly see?: ((sight: Sight) => void) | undefined;
  /** The view of the weekly picks. */
  readonly picks: ReactNode;
}

/** One of the three views of these players. */
export function Views({ tab, board, wanted, me, update, see, picks }: ViewsProps) {
  if (board.size === 0)
    return (
      <p className={classes.empty} role="status">
        Nobody here is called “{wanted.trim()}”.
      </p>
    );
  if (tab === 'rankings') return <RankingsTable board={board} me={me} update={update} see={see} />;
  return tab === 'picks' ? picks : <Members board={board} me={me} see={see} />;
}
