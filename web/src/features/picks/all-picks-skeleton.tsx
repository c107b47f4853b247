import { Skeleton } from '@mantine/core';
import layout from './pick-week.module.css';

/** Placeholder with the layout of the loaded screen. */
export function AllPicksSkeleton() {
  return (
    <div className={layout.screen} aria-busy="true" aria-label="Loading everybody's picks" role="status">
      <Skeleton height={44} radius="xl" />
      <Skeleton height={44} width={300} />
      <Skeleton height={620} radius="lg" />
    </div>
  );
}
