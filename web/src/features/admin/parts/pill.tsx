import type { ReactNode } from 'react';
import classes from './pill.module.css';

interface PillProps {
  readonly tone: 'good' | 'gold' | 'plain';
  readonly children: ReactNode;
}

/** A state in a word: Locked, Active. */
export const Pill = ({ tone, children }: PillProps) => (
  <span className={classes.pill} data-tone={tone}>
    {children}
  </span>
);
