import type { HistoryWeek } from '@torchbearer/contract/client';
import { inWords } from './points.js';
import classes from './weekly-results.module.css';

/** The viewer's own points of the week. */
export function OwnWeek({
  week: { castaway, isAutoSelected, points, total, rank },
}: {
  readonly week: HistoryWeek;
}) {
  return (
    <p className={classes.own}>
      <span>
        {castaway === null ? (
          'You had no pick this week.'
        ) : (
          <>
            You backed <strong>{castaway.name}</strong>
            {isAutoSelected && ' (Auto-selected)'}: {inWords(points)}.
          </>
        )}
      </span>
      <span className={classes.after}>
        {inWords(total)} in all, #{rank} after this week
      </span>
    </p>
  );
}
