import { useSearchParams } from 'react-router-dom';
import { weekIn } from './all-picks-rows.js';

/** The chosen week, null for all of them, and how to choose one; it is in the address. */
export function useWeekFilter(weeks: readonly number[]) {
  const [search, setSearch] = useSearchParams();
  const choose = (week: number | null): void =>
    setSearch(week === null ? { tab: 'all' } : { tab: 'all', week: String(week) }, {
      replace: true,
      preventScrollReset: true,
    });
  return [weekIn(weeks, search.get('week')), choose] as const;
}
