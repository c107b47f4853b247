import { Skeleton } from '@mantine/core';
import layout from './pick-week.module.css';

/** The shape of what comes. */
export function AllPicksSkeleton() {
  return (
    <div className={layout.screen} aria-busy="true" aria-label="Loading everybody's picks" role="status">
      <Skeleton height={44} radius="xl" />
      <Skeleton height={44} width={300} />
      <Skeleton height={620} radius="lg" />
    </div>
  );
}
