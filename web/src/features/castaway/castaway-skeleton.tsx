import { Skeleton } from '@mantine/core';
import classes from './castaway.module.css';

/** Placeholder with the layout of the loaded screen. */
export function CastawaySkeleton() {
  return (
    <div className={classes.waiting} role="status" aria-busy="true" aria-label="Loading castaway">
      <Skeleton height={256} radius="lg" />
      <div className={classes.columns}>
        <div className={classes.performance}>
          <Bones />
        </div>
        <Skeleton height={150} radius="lg" />
      </div>
    </div>
  );
}

export function PerformanceSkeleton() {
  return (
    <div className={classes.performance} role="status" aria-busy="true" aria-label="Loading points">
      <Bones />
    </div>
  );
}

const Bones = () => (
  <>
    <Skeleton height={86} radius="lg" />
    <Skeleton height={350} radius="lg" />
    <Skeleton height={600} radius="lg" />
  </>
);
