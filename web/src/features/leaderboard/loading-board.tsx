import { Skeleton } from '@mantine/core';
import { Overview } from './overview.js';
import { Spotlight } from './spotlight.js';
import classes from './leaderboard.module.css';

/** Placeholder until the first rows: as tall as what follows. */
export function LoadingBoard() {
  return (
    <div aria-busy="true" aria-label="Loading the leaderboard" role="status" className={classes.loading}>
      <div className={classes.summary}>
        <Overview figures={null} />
        <Spotlight leaders={[]} isNewLeader={false} />
      </div>
      <Skeleton height={46} mb={14} />
      {Array.from({ length: 12 }, (_, row) => (
        <Skeleton key={row} height={52} mb={8} />
      ))}
    </div>
  );
}
