import { pagedList, readPage, type Condition, type Database, type Page } from '@torchbearer/kit';
import type { PickEntry } from '@torchbearer/proto/picks/v1/picks';
import { LISTS } from '@torchbearer/rules';
import { ENTRY_COLUMNS, PICKS_WITH_NAMES } from './pick-entries.js';

/** All picks of all weeks; indexes serve it (see the baseline in `migrations/`). */
export const pickLog = pagedList({
  rules: LISTS.pickLog,
  from: PICKS_WITH_NAMES,
  columns: ENTRY_COLUMNS,
  countsUpTo: 10_000,
  id: 'pick.id',
  sorts: { at: { sql: 'pick.submitted_at', type: 'time' } },
  search: (contains) => `pick.user_id in (select id from copied.users where ${contains('folded(name)')})`,
});

/** @param week null for all */
export async function readPickLog(from: Pick<Database, 'manager'>, page: Page, week: number | null) {
  const ofWeek: Condition[] = week === null ? [] : [(bind) => `pick.week_number = ${bind(week)}`];
  return await readPage<PickEntry>(from, pickLog, page, ofWeek);
}
