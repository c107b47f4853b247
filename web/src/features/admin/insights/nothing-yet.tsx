import { IconCampfire } from '@tabler/icons-react';
import classes from './nothing-yet.module.css';

interface NothingYetProps {
  readonly words: string;
  /** What comes next, and when. */
  readonly next: string;
}

/** The empty state of a card, as an invitation. */
export function NothingYet({ words, next }: NothingYetProps) {
  return (
    <div className={classes.nothing}>
      <IconCampfire size={32} stroke={1.4} aria-hidden />
      <p className={classes.words}>{words}</p>
      <p className={classes.next}>{next}</p>
    </div>
  );
}
