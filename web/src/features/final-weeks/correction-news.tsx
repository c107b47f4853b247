import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { finalWeekQueries } from '../../api/final-week-queries.js';
import { isNews } from './correction-words.js';

const NewsList = lazy(async () => ({ default: (await import('./news-list.js')).NewsList }));

/** The corrections that changed the player's rank, each until the player dismisses it. */
export function CorrectionNews() {
  const weeks = useQuery(finalWeekQueries.scoredWeeks()).data ?? [];
  const { data } = useQuery({
    ...finalWeekQueries.corrections(),
    enabled: weeks.some(({ corrections }) => corrections > 0),
  });
  if (!data?.some(isNews)) return null;
  return (
    <Suspense fallback={null}>
      <NewsList corrections={data.filter(isNews)} />
    </Suspense>
  );
}
