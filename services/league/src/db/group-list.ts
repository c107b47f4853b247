/** Groups with their players' names, as members see them. */
import type { Sql } from '@torchbearer/kit';
import type { GroupRow } from './groups.js';

export interface ShownGroup extends GroupRow {
  /** Empty if the copy of the account has not arrived. */
  readonly ownerName: string;
  readonly memberCount: number;
}

const SHOWN = `
  select g.id, g.version, g.name, g.code, g.owner_id as "ownerId", g.created_at as "createdAt",
    coalesce(owner.name, '') as "ownerName",
    (select count(*)::int from group_members where group_id = g.id) as "memberCount"
  from groups g left join copied.users owner on owner.id = g.owner_id`;

/** By name. */
export const listGroupsOf = (sql: Sql, userId: string): Promise<ShownGroup[]> =>
  sql.rows<ShownGroup>(
    `${SHOWN} where g.id in (select group_id from group_members where user_id = $1)
     order by folded(g.name) collate "C", g.id`,
    [userId],
  );

/** One of the player's groups; null if there is none with this id. */
export async function findGroupOf(sql: Sql, userId: string, id: string): Promise<ShownGroup | null> {
  const [group] = await sql.rows<ShownGroup>(
    `${SHOWN} where g.id = (select group_id from group_members where group_id = $2 and user_id = $1)`,
    [userId, id],
  );
  return group ?? null;
}

export async function findGroupByCode(sql: Sql, code: string): Promise<ShownGroup | null> {
  const [group] = await sql.rows<ShownGroup>(`${SHOWN} where g.code = $1`, [code]);
  return group ?? null;
}

export interface MemberRow {
  readonly id: string;
  readonly name: string;
  readonly joinedAt: Date;
}

/** The longest-standing first. */
export const listMembers = (sql: Sql, groupId: string): Promise<MemberRow[]> =>
  sql.rows<MemberRow>(
    `select m.user_id as id, coalesce(u.name, '') as name, m.joined_at as "joinedAt"
     from group_members m left join copied.users u on u.id = m.user_id
     where m.group_id = $1 order by m.joined_at, m.user_id`,
    [groupId],
  );
