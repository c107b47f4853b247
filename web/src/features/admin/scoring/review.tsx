import type { WeekReview } from '@torchbearer/contract/client';
import { inShowTime } from '../../../time/format.js';
import { Note } from '../../../ui/note.js';
import classes from './finality.module.css';

/** What is unusual about a week, or that nothing is. */
export function Review({ review }: { readonly review: WeekReview }) {
  const { mean, withoutPoints, unusual, picksOpenUntil } = review;
  if (withoutPoints.length + unusual.length === 0 && picksOpenUntil === null)
    return (
      <Note kind="success">
        Nothing looks odd: every castaway in the game has points, and none is far from the mean of{' '}
        {rounded(mean)}.
      </Note>
    );
  return (
    <div className={classes.review}>
      <p>Please look at this first:</p>
      {picksOpenUntil !== null && (
        <Note kind="warning">Picks of this week are still open, until {inShowTime(picksOpenUntil)}.</Note>
      )}
      {withoutPoints.length > 0 && (
        <section>
          <h3>In the game, without points</h3>
          <ul>
            {withoutPoints.map(({ castawayId, name }) => (
              <li key={castawayId}>{name}</li>
            ))}
          </ul>
        </section>
      )}
      {unusual.length > 0 && (
        <section>
          <h3>Far from the mean of {rounded(mean)} points</h3>
          <ul>
            {unusual.map(({ castawayId, name, points }) => (
              <li key={castawayId}>
                {name}: <strong>{points}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const rounded = (mean: number): string => mean.toLocaleString('en-US', { maximumFractionDigits: 1 });
