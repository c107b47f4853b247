import type { ReactNode } from 'react';
import classes from './stat-tile.module.css';

interface StatTileProps {
  readonly label: string;
  /** null while loading. */
  readonly value: ReactNode;
}

/** One figure; several of them form a `<dl>`. */
export function StatTile({ label, value }: StatTileProps) {
  return (
    <div className={classes.tile}>
      <dt>{label}</dt>
      <dd>{value ?? <span aria-hidden>…</span>}</dd>
    </div>
  );
}
