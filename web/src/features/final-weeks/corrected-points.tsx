import type { Correction } from '@torchbearer/contract/client';
import { pointsWords } from './correction-words.js';
import classes from './corrections.module.css';

/** The castaways whose points a correction changed, before and after. */
export const CorrectedPoints = ({ castaways }: Pick<Correction, 'castaways'>) => (
  <ul className={classes.castaways}>
    {castaways.map(({ id, name, ...points }) => (
      <li key={id}>
        {name}: <strong>{pointsWords(points)}</strong>
      </li>
    ))}
  </ul>
);
