import { Skeleton } from '@mantine/core';
import classes from './game-tracker.module.css';

/** Placeholder with the layout of the loaded screen. */
export function TrackerSkeleton() {
  return (
    <div className={classes.waiting} role="status" aria-busy="true" aria-label="Loading castaways">
      <div className={classes.counts}>
        {Array.from({ length: 4 }, (_, place) => (
          <Skeleton key={place} height={84} radius="lg" />
        ))}
      </div>
      <Skeleton height={54} width={280} radius="xl" />
      <Skeleton height={40} />
      <div className={classes.cards}>
        {Array.from({ length: 6 }, (_, place) => (
          <Skeleton key={place} height={114} radius="lg" />
        ))}
      </div>
    </div>
  );
}
