import { Skeleton } from '@mantine/core';
import classes from './scoring.module.css';

/** Placeholder with the layout of the loaded screen. */
export function ScoringSkeleton() {
  return (
    <div className={classes.waiting} aria-busy="true" aria-label="Loading weeks" role="status">
      <Skeleton height={48} />
      <RowsSkeleton />
    </div>
  );
}

export const RowsSkeleton = () => (
  <div className={classes.sheet}>
    <Skeleton height={980} radius="lg" />
    <Skeleton height={220} radius="lg" />
  </div>
);
