import { Skeleton } from '@mantine/core';
import classes from './users.module.css';

/** Placeholder with the layout of the loaded screen. */
export function UsersSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading users" className={classes.users}>
      <Skeleton height={40} radius="md" />
      {Array.from({ length: 10 }, (_, row) => (
        <Skeleton key={row} height={52} radius="md" />
      ))}
    </div>
  );
}
