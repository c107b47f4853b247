import { Skeleton } from '@mantine/core';
import classes from './season-form.module.css';

/** Placeholder with the layout of the loaded screen. */
export function SeasonSkeleton() {
  return (
    <div className={classes.form} role="status" aria-busy="true" aria-label="Loading the season">
      <div className={classes.panels}>
        <Skeleton height={470} radius="lg" />
        <Skeleton height={470} radius="lg" />
        <Skeleton className={classes.wide ?? ''} height={150} radius="lg" />
      </div>
      <Skeleton height={420} radius="lg" />
    </div>
  );
}
