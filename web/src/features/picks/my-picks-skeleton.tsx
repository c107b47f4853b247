import { Skeleton } from '@mantine/core';
import layout from './pick-week.module.css';

/** Placeholder with the layout of the loaded screen. */
export function MyPicksSkeleton() {
  return (
    <div className={layout.screen} aria-busy="true" aria-label="Loading your picks" role="status">
      <Skeleton height={112} radius="lg" />
      <div className={layout.columns}>
        <div className={layout.main}>
          <Skeleton height={30} width={260} />
          <div className={layout.cards}>
            <Skeleton height={206} radius="lg" />
            <Skeleton height={206} radius="lg" />
          </div>
          <Skeleton height={52} radius="xl" />
          <Skeleton height={150} radius="lg" />
        </div>
        <Skeleton height={320} radius="lg" />
      </div>
    </div>
  );
}
