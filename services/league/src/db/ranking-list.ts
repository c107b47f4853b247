import { pagedList, readPage, type Condition, type Database, type Page } from '@torchbearer/kit';
import { isParticipantIn, LISTS } from '@torchbearer/rules';
import { PLAYERS, RANKING_COLUMNS, toPlayerRanking, type RankingColumns } from './users.js';

const IS_PARTICIPANT = isParticipantIn('rosters');

/** The participants with their rankings; the copy's own indexes and that of `create-ranking-list` serve it. */
export const rankingList = pagedList({
  rules: LISTS.rankings,
  from: PLAYERS,
  columns: RANKING_COLUMNS,
  id: 'player.id',
  idType: 'text',
  sorts: {
    name: { sql: 'folded(player.name)', type: 'text' },
    submitted: {
      sql: 'roster.rankings_submitted_at',
      type: 'time',
      isOptional: true,
      id: 'roster.user_id',
    },
  },
  search: `folded(player.name || ' ' || player.email)`,
});

export interface RankingFilter {
  readonly submitted?: boolean | undefined;
  /** Whether they have drafted castaways. */
  readonly drafted?: boolean | undefined;
  readonly users: readonly string[] | null;
}

export async function readRankings(
  from: Pick<Database, 'manager'>,
  page: Page,
  { submitted, drafted, users }: RankingFilter,
) {
  const conditions: Condition[] = [() => IS_PARTICIPANT];
  if (submitted !== undefined)
    conditions.push(() => `roster.rankings_submitted_at is ${submitted ? 'not ' : ''}null`);
  if (drafted !== undefined)
    conditions.push(
      () => `${drafted ? '' : 'not '}exists (select from draft_picks pick where pick.user_id = player.id)`,
    );
  if (users) conditions.push((bind) => `player.id = any (${bind(users)}::text[])`);
  const { rows, page: info } = await readPage<RankingColumns>(from, rankingList, page, conditions);
  return { rankings: rows.map(toPlayerRanking), page: info };
}
