import { Skeleton } from '@mantine/core';
import classes from './board-skeleton.module.css';

/** The board's layout until all figures have loaded, or failed, for the first time. */
export function BoardSkeleton() {
  return (
    <div className={classes.board} role="status" aria-busy="true" aria-label="Loading insights">
      {[192, 608, 608, 452, 452, 452].map((height, index) => (
        <Skeleton key={index} height={height} radius="lg" />
      ))}
    </div>
  );
}
