import classes from './difference-list.module.css';
import type { Difference } from './meanwhile.js';
import { differenceWords } from './points-text.js';

/** 'Ada Stone 5 → 9 (+4)', one a line. */
export function DifferenceList({ changed }: { readonly changed: readonly Difference[] }) {
  return (
    <ul className={classes.list}>
      {changed.map(({ id, name, before, after }) => (
        <li key={id}>
          <span>{name}</span> <span className={classes.points}>{differenceWords(before, after)}</span>
        </li>
      ))}
    </ul>
  );
}
