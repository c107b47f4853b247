import type { Sql, Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { IS_PARTICIPANT } from './draft-inputs.js';
import { removeRoster } from './rosters.js';

export interface UserCardRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export async function saveUser(
  tx: Tx,
  user: UserCardRow & { readonly isAdmin: boolean; readonly createdAt: Date | null },
): Promise<void> {
  await tx.run(
    `insert into users (id, name, email, is_admin, created_at) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set name = $2, email = $3, is_admin = $4, created_at = $5`,
    [user.id, user.name, user.email, user.isAdmin, user.createdAt],
  );
}

/** Forgets a departed user and all that was theirs here. The draft must be locked exclusively. */
export async function forgetUser(tx: Tx, userId: string): Promise<void> {
  await removeRoster(tx, userId);
  await tx.run('delete from users where id = $1', [userId]);
}

/** Whether the user is known to have been deleted; one of whom nothing was heard yet has not. */
export async function isDeparted(sql: Sql, userId: string): Promise<boolean> {
  const [row] = await sql.rows<{ isDeparted: boolean }>(
    `select exists (select from seen_versions where topic = $2 and key = $1)
        and not exists (select from users where id = $1) as "isDeparted"`,
    [userId, Topics.user.name],
  );
  return row?.isDeparted ?? false;
}

/** A user and whether they take part in the league; `null` for one who isn't known here. */
export async function findPlayer(
  sql: Sql,
  userId: string,
): Promise<(UserCardRow & { readonly isParticipant: boolean }) | null> {
  const [user] = await sql.rows<UserCardRow & { isParticipant: boolean }>(
    `select u.id, u.name, u.email, ${IS_PARTICIPANT} as "isParticipant"
     from users u left join rosters r on r.user_id = u.id where u.id = $1`,
    [userId],
  );
  return user ?? null;
}

/** Whether the user is an admin as far as is known here; `null` where nothing is. */
export async function knownAsAdmin(sql: Sql, userId: string): Promise<boolean | null> {
  const [user] = await sql.rows<{ isAdmin: boolean }>(
    'select is_admin as "isAdmin" from users where id = $1',
    [userId],
  );
  return user?.isAdmin ?? null;
}

export async function userCards(sql: Sql, userIds: readonly string[]): Promise<Map<string, UserCardRow>> {
  const rows = await sql.rows<UserCardRow>('select id, name, email from users where id = any ($1)', [
    userIds,
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface PlayerRankingRow {
  readonly user: UserCardRow;
  readonly ranking: readonly string[];
  readonly submittedAt: Date | null;
}

/** Every participant with their ranking, by name. */
export async function listPlayers(sql: Sql): Promise<PlayerRankingRow[]> {
  const rows = await sql.rows<UserCardRow & Omit<PlayerRankingRow, 'user'>>(
    `select u.id, u.name, u.email, coalesce(r.ranking, '{}') as ranking, r.rankings_submitted_at as "submittedAt"
     from users u left join rosters r on r.user_id = u.id where ${IS_PARTICIPANT} order by u.name, u.id`,
  );
  return rows.map(({ id, name, email, ranking, submittedAt }) => ({
    user: { id, name, email },
    ranking,
    submittedAt,
  }));
}

export async function countPlayers(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ players: number }>(
    `select count(*)::int as players from users u left join rosters r on r.user_id = u.id where ${IS_PARTICIPANT}`,
  );
  return row?.players ?? 0;
}

/** The players who drafted a castaway, in draft order. */
export const ownersOf = (sql: Sql, castawayId: string): Promise<UserCardRow[]> =>
  sql.rows<UserCardRow>(
    `select u.id, u.name, u.email from draft_picks p join users u on u.id = p.user_id
     where p.castaway_id = $1 order by p.pick_number`,
    [castawayId],
  );
