import type { ReactNode } from 'react';
import classes from './stat-tile.module.css';

interface StatTileProps {
  readonly label: string;
  /** null while loading. */
  readonly value: ReactNode;
}

/** A longer figure is set smaller, so that it stays on one line in a narrow tile. */
const USUAL_LENGTH = '9999'.length;

/** Whether a figure is set smaller; for `data-long`. */
export const isLong = (value: ReactNode): true | undefined =>
  (typeof value === 'string' && value.length > USUAL_LENGTH) || undefined;

/** One figure; several of them form a `<dl>`. */
export function StatTile({ label, value }: StatTileProps) {
  return (
    <div className={classes.tile}>
      <dt>{label}</dt>
      <dd data-long={isLong(value)}>{value ?? <span aria-hidden>…</span>}</dd>
    </div>
  );
}
