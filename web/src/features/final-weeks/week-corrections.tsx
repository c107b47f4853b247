import { useQuery } from '@tanstack/react-query';
import { finalWeekQueries } from '../../api/final-week-queries.js';
import { inShowTime } from '../../time/format.js';
import { ErrorState } from '../../ui/states.js';
import { CorrectedPoints } from './corrected-points.js';
import { effectWords } from './correction-words.js';
import classes from './corrections.module.css';

/** The corrections of a week, the newest first; nothing if there are none. */
export function WeekCorrections({ weekNumber }: { readonly weekNumber: number }) {
  const { data, isError, isFetching, refetch } = useQuery(finalWeekQueries.corrections(weekNumber));
  if (!data && isError)
    return (
      <ErrorState
        words="Unable to load the corrections of this week right now."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data || data.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="corrections">
      <h3 id="corrections" className={classes.heading}>
        Corrections
      </h3>
      <ol className={classes.list}>
        {data.map((correction) => (
          <li key={correction.id} className={classes.item}>
            <p className={classes.reason}>{correction.reason}</p>
            <CorrectedPoints castaways={correction.castaways} />
            <p className={classes.effect}>{effectWords(correction)}</p>
            <time className={classes.time} dateTime={correction.correctedAt}>
              {inShowTime(correction.correctedAt)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
