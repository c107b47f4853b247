import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../api/queries.js';
import { countdown } from '../../time/countdown.js';
import { useServerNow } from '../../time/use-now.js';
import classes from './deadlines.module.css';

const POLL_MS = 3_000;

interface RankingsCountdownProps {
  /** The deadline; null if only the draft closes rankings. */
  readonly closesAt: string | null;
  /** The season's deadline, which may have passed: an admin can reopen rankings after it. */
  readonly deadline: string | null;
}

/** The time left to change a ranking; at zero it polls the server, which decides, until it responds. */
export function RankingsCountdown({ closesAt, deadline }: RankingsCountdownProps) {
  const now = useServerNow();
  const client = useQueryClient();
  const over = closesAt !== null && Date.parse(closesAt) <= now;

  useEffect(() => {
    if (!over) return;
    const poll = (): void => void client.invalidateQueries({ queryKey: queries.myRanking().queryKey });
    poll();
    const timer = setInterval(poll, POLL_MS);
    return () => clearInterval(timer);
  }, [over, client]);

  if (closesAt === null) {
    if (deadline === null) return null;
    return <p className={classes.countdown}>Open again until the draft runs</p>;
  }
  const left = Date.parse(closesAt) - now;
  return (
    <p className={classes.countdown} role="timer">
      {over ? countdown(left) : `Rankings close in ${countdown(left)}`}
    </p>
  );
}
