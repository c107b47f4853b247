import type { ReactNode } from 'react';
import type { Level } from './levels.js';
import classes from './level-mark.module.css';

interface LevelMarkProps {
  readonly level: Level;
  readonly children: ReactNode;
}

/** A figure in its level's colour, with the level in words. */
export const LevelMark = ({ level, children }: LevelMarkProps) => (
  <span className={`${classes.mark} ${classes[level]}`}>
    {children} <span className={classes.word}>{level}</span>
  </span>
);

interface LevelKeyProps {
  /** Percent; the figure must be higher. */
  readonly bounds: { readonly high: number; readonly medium: number };
}

/** What the colours mean. */
export const LevelKey = ({ bounds: { high, medium } }: LevelKeyProps) => (
  <ul className={classes.key} aria-label="What the colors mean">
    <li className={classes.high}>high: above {high}%</li>
    <li className={classes.medium}>medium: above {medium}%</li>
    <li className={classes.low}>low: {medium}% or less</li>
  </ul>
);
