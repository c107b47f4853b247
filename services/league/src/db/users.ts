import type { Sql } from '@torchbearer/kit';
import { IS_PARTICIPANT } from '@torchbearer/rules';

/** With the names that `IS_PARTICIPANT` uses. */
export const PLAYERS = 'copied.users player left join rosters roster on roster.user_id = player.id';

export interface UserCardRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** A user and whether they are a participant; `null` if unknown. */
export async function findPlayer(
  sql: Sql,
  userId: string,
): Promise<(UserCardRow & { readonly isParticipant: boolean }) | null> {
  const [user] = await sql.rows<UserCardRow & { isParticipant: boolean }>(
    `select player.id, player.name, player.email, ${IS_PARTICIPANT} as "isParticipant"
     from ${PLAYERS} where player.id = $1`,
    [userId],
  );
  return user ?? null;
}

/** Whether the user is an admin by their copy; `null` without a copy. */
export async function knownAsAdmin(sql: Sql, userId: string): Promise<boolean | null> {
  const [user] = await sql.rows<{ isAdmin: boolean }>(
    'select is_admin as "isAdmin" from copied.users where id = $1',
    [userId],
  );
  return user?.isAdmin ?? null;
}

export async function userCards(sql: Sql, userIds: readonly string[]): Promise<Map<string, UserCardRow>> {
  const rows = await sql.rows<UserCardRow>('select id, name, email from copied.users where id = any ($1)', [
    userIds,
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface PlayerRankingRow {
  readonly user: UserCardRow;
  readonly ranking: readonly string[];
  readonly submittedAt: Date | null;
}

export type RankingColumns = UserCardRow & Omit<PlayerRankingRow, 'user'>;
/** Of `PLAYERS`. */
export const RANKING_COLUMNS = `player.id, player.name, player.email, coalesce(roster.ranking, '{}') as ranking,
  roster.rankings_submitted_at as "submittedAt"`;

export const toPlayerRanking = (row: RankingColumns): PlayerRankingRow => ({
  user: { id: row.id, name: row.name, email: row.email },
  ranking: row.ranking,
  submittedAt: row.submittedAt,
});

/** Every participant with their ranking, by name. */
export async function listPlayers(sql: Sql): Promise<PlayerRankingRow[]> {
  const rows = await sql.rows<RankingColumns>(
    `select ${RANKING_COLUMNS} from ${PLAYERS} where ${IS_PARTICIPANT} order by player.name, player.id`,
  );
  return rows.map(toPlayerRanking);
}

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
