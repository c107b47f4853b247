import { useQuery } from '@tanstack/react-query';
import { finalWeekQueries } from '../../api/final-week-queries.js';

const NONE: readonly number[] = [];

/** Weeks with points that are not final, ascending; none while that is not known. */
export function useProvisionalWeeks(): readonly number[] {
  const { data } = useQuery(finalWeekQueries.scoredWeeks());
  return data?.flatMap(({ weekNumber, finalAt }) => (finalAt === null ? weekNumber : [])) ?? NONE;
}
