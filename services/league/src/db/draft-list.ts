import { pagedList, readPage, type Condition, type Database, type Page } from '@torchbearer/kit';
import { LISTS } from '@torchbearer/rules';
import { DRAFT_PICK_COLUMNS, type DraftPickRow } from './draft-picks.js';

/** The current rosters, pick by pick. E-mails are not searched, because players may not see them. */
export const draftList = pagedList({
  rules: LISTS.draft,
  from: 'draft_picks pick',
  columns: DRAFT_PICK_COLUMNS,
  id: 'pick.id',
  // Unique: its index serves the order without the id.
  sorts: { pick: { sql: 'pick.pick_number', type: 'number' } },
  search: (contains) => `pick.user_id in (select id from copied.users where ${contains('folded(name)')})`,
});

export interface DraftFilter {
  readonly castaway: string | null;
  readonly users: readonly string[] | null;
}

export async function readDraftPicks(
  from: Pick<Database, 'manager'>,
  page: Page,
  { castaway, users }: DraftFilter,
) {
  const conditions: Condition[] = [];
  if (castaway !== null) conditions.push((bind) => `pick.castaway_id = ${bind(castaway)}`);
  if (users) conditions.push((bind) => `pick.user_id = any (${bind(users)}::text[])`);
  return await readPage<DraftPickRow>(from, draftList, page, conditions);
}
