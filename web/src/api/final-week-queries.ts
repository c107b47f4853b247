/** Apart from `queries`, which every page loads. */
import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';

const persist = { persist: true };

/** The start of the keys of corrections. */
export const CORRECTIONS_KEY = ['results', 'corrections'] as const;

export const finalWeekQueries = {
  /** The weeks that have points or are final. */
  scoredWeeks: () =>
    queryOptions({
      queryKey: ['results', 'weeks'],
      queryFn: ({ signal }) => api.listScoredWeeks({}, { signal }),
      meta: persist,
    }),
  /** What changed in final weeks, the newest first. @param week null for all */
  corrections: (week: number | null = null) =>
    queryOptions({
      queryKey: [...CORRECTIONS_KEY, week],
      queryFn: ({ signal }) => api.listCorrections(week === null ? {} : { query: { week } }, { signal }),
      meta: persist,
    }),
};
