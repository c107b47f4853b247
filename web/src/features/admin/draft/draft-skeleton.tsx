import { Skeleton } from '@mantine/core';
import classes from './draft-board.module.css';

/** Placeholder with the layout of the loaded screen. */
export function DraftSkeleton() {
  return (
    <div className={classes.board} role="status" aria-busy="true" aria-label="Loading draft data">
      <div className={classes.pair}>
        <Skeleton height={340} radius="lg" />
        <Skeleton height={340} radius="lg" />
      </div>
      <Skeleton height={66} radius="lg" />
      <Skeleton height={560} radius="lg" />
    </div>
  );
}
