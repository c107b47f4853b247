import { Skeleton } from '@mantine/core';
import list from './castaway-list.module.css';
import classes from './castaway-manager.module.css';

/** Placeholder with the layout of the loaded screen. */
export function CastawaysSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading castaways">
      <div className={classes.tools}>
        <Skeleton height={470} radius="lg" />
        <Skeleton height={470} radius="lg" />
      </div>
      <Skeleton height={44} width={260} my={20} />
      <div className={list.cards}>
        {Array.from({ length: 9 }, (_, card) => (
          <Skeleton key={card} height={168} radius="lg" />
        ))}
      </div>
    </div>
  );
}
