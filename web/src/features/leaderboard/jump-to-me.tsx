import type { StandingsEntry } from '@torchbearer/contract/client';
import { IconFocus2 } from '@tabler/icons-react';
import classes from './jump-to-me.module.css';

interface JumpToMeProps {
  /** The viewer's own row, if it is out of view. */
  readonly entry: StandingsEntry | undefined;
  readonly onJump: () => void;
}

/** Sticks to the window's foot while the viewer's own row is out of view. */
export function JumpToMe({ entry, onJump }: JumpToMeProps) {
  if (!entry) return null;
  return (
    <button type="button" className={classes.jump} onClick={onJump}>
      <IconFocus2 size={20} aria-hidden />
      Jump to me
      <span className={classes.place}>
        #{entry.rank} · {entry.totalPoints} pts
      </span>
    </button>
  );
}
