import { Skeleton } from '@mantine/core';
import classes from './weekly-results.module.css';

/** Placeholder with the layout of the loaded screen. */
export function ResultsSkeleton() {
  return (
    <div className={classes.week} aria-busy="true" aria-label="Loading results" role="status">
      <Skeleton height={48} />
      <Skeleton height={86} radius="lg" />
      <Skeleton height={720} radius="lg" />
    </div>
  );
}
