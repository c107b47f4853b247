import { pagedList, readPage, type Condition, type Database, type Page, type Sql } from '@torchbearer/kit';
import { IS_PARTICIPANT, isParticipantIn, LISTS } from '@torchbearer/rules';

/** With the names that `IS_PARTICIPANT` uses. */
export const PLAYERS = 'copied.users player left join rosters roster on roster.user_id = player.id';

export interface UserCardRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** A user and whether they are a participant; `null` if unknown. */
export const findPlayer = (sql: Sql, userId: string) =>
  sql.oneOrNull<UserCardRow & { readonly isParticipant: boolean }>(
    `select player.id, player.name, player.email, ${IS_PARTICIPANT} as "isParticipant"
     from ${PLAYERS} where player.id = $1`,
    [userId],
  );

export async function userCards(sql: Sql, userIds: readonly string[]): Promise<Map<string, UserCardRow>> {
  const rows = await sql.rows<UserCardRow>('select id, name, email from copied.users where id = any ($1)', [
    userIds,
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface PlayerRankingRow extends UserCardRow {
  readonly ranking: readonly string[];
  readonly submittedAt: Date | null;
}

/** In statements: the columns of a ranking, of `PLAYERS`. */
const RANKING_COLUMNS = `player.id, player.name, player.email, coalesce(roster.ranking, '{}') as ranking,
  roster.rankings_submitted_at as "submittedAt"`;

/** Every participant with their ranking, by name. */
export const listPlayers = (sql: Sql): Promise<PlayerRankingRow[]> =>
  sql.rows<PlayerRankingRow>(
    `select ${RANKING_COLUMNS} from ${PLAYERS} where ${IS_PARTICIPANT} order by player.name, player.id`,
  );

/**
 * How many there are: a statement. Every player who is not an admin takes part, so only the admins' rosters are looked up:
 * joining all takes eight times as long.
 */
export const PLAYER_COUNT = `select (
  (select count(*) from copied.users where not is_admin)
  + (select count(*) from ${PLAYERS} where player.is_admin and ${IS_PARTICIPANT}))::int`;

/** The players who drafted a castaway, in draft order. */
export const ownersOf = (sql: Sql, castawayId: string): Promise<UserCardRow[]> =>
  sql.rows<UserCardRow>(
    `select u.id, u.name, u.email from draft_picks p join copied.users u on u.id = p.user_id
     where p.castaway_id = $1 order by p.pick_number`,
    [castawayId],
  );

/** The participants with their rankings; the copy's own indexes and one of this service serve it. */
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
  const conditions: Condition[] = [() => isParticipantIn('rosters')];
  if (submitted !== undefined)
    conditions.push(() => `roster.rankings_submitted_at is ${submitted ? 'not ' : ''}null`);
  if (drafted !== undefined)
    conditions.push(
      () => `${drafted ? '' : 'not '}exists (select from draft_picks pick where pick.user_id = player.id)`,
    );
  if (users) conditions.push((bind) => `player.id = any (${bind(users)}::text[])`);
  return await readPage<PlayerRankingRow>(from, rankingList, page, conditions);
}
