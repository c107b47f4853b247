import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { errorSentence } from '../../../api/error-sentence.js';
import { StatTile } from '../../../ui/stat-tile.js';
import { ErrorState } from '../../../ui/states.js';
import tiles from '../parts/stats.module.css';
import { ratingInWords, SURVEYS } from './survey-types.js';
import classes from './feedback-viewer.module.css';

/** All surveys in figures. */
export function FeedbackStatistics() {
  const { data, error, isPending, isFetching, refetch } = useQuery(adminQueries.feedbackStats());
  if (isPending) {
    return (
      <Skeleton height={108} radius="lg" role="status" aria-busy="true" aria-label="Loading statistics" />
    );
  }
  if (!data) {
    return (
      <ErrorState
        words={errorSentence(error, 'Unable to load feedback statistics.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <dl className={tiles.stats}>
      <StatTile label="Total responses" value={data.totalResponses.toLocaleString('en-US')} />
      {data.byType.map(({ surveyType, count, averageRating }) => (
        <StatTile
          key={surveyType}
          label={SURVEYS[surveyType]}
          value={
            <>
              {count.toLocaleString('en-US')}
              <span className={classes.average}>{ratingInWords(averageRating)}</span>
            </>
          }
        />
      ))}
    </dl>
  );
}
