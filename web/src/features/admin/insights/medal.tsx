import { IconMedal } from '@tabler/icons-react';
import classes from './medal.module.css';

const MEDALS = ['Gold', 'Silver', 'Bronze'] as const;

/** A rank of the leaderboard; the first three have a medal, with its metal's colour and name. */
export function Rank({ rank }: { readonly rank: number }) {
  const medal = MEDALS[rank - 1];
  return (
    <span className={classes.rank}>
      {rank}
      {medal !== undefined && (
        <span className={classes[medal.toLowerCase()]}>
          <IconMedal size={20} aria-hidden />
          <span className={classes.word}>{medal}</span>
        </span>
      )}
    </span>
  );
}
