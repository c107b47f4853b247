import { Skeleton } from '@mantine/core';
import classes from './ranking-row.module.css';

interface LoadingRowProps {
  /** From 0. */
  readonly index: number;
  /** px from the list's top. */
  readonly top: number;
}

/** The place of a row that is still loading. */
export function LoadingRow({ index, top }: LoadingRowProps) {
  return (
    <div role="row" aria-rowindex={index + 2} aria-busy="true" className={classes.row} style={{ top }}>
      <div role="cell" className={classes.rank}>
        <Skeleton height={19} width={36} />
      </div>
      <div role="cell" className={classes.player}>
        <Skeleton height={16} width="60%" />
      </div>
      <div role="cell" className={classes.points}>
        <Skeleton height={18} width={40} />
      </div>
      <div role="cell" className={classes.roster}>
        <Skeleton height={14} width="70%" />
      </div>
    </div>
  );
}
