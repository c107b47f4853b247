import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../api/queries.js';
import { countdown } from '../../time/countdown.js';
import { useServerNow } from '../../time/use-now.js';
import classes from './deadlines.module.css';

const ASK_AGAIN_MS = 3_000;

/** The time left to change a ranking; at its end it asks the server, which decides, until the page is locked. */
export function RankingsCountdown({ closeAt }: { readonly closeAt: string }) {
  const left = Date.parse(closeAt) - useServerNow();
  const client = useQueryClient();
  const over = left <= 0;

  useEffect(() => {
    if (!over) return;
    const ask = (): void => void client.invalidateQueries({ queryKey: queries.myRanking().queryKey });
    ask();
    const timer = setInterval(ask, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [over, client]);

  return (
    <p className={classes.countdown} role="timer">
      {over ? countdown(left) : `Rankings close in ${countdown(left)}`}
    </p>
  );
}
