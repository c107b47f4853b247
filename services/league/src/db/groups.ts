/** Groups of players. Every change of a group or of its members locks the group's row first. */
import { emitAll, emitTombstone, type Sql, type Tx } from '@torchbearer/kit';
import type { GroupChanged } from '@torchbearer/proto/league/v1/events';
import type { GroupMember } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';

export interface GroupRow {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly code: string;
  readonly ownerId: string;
  readonly createdAt: Date;
}

const COLUMNS = `id, version, name, code, owner_id as "ownerId", created_at as "createdAt"`;

/** Any constant; the second number of each lock is a hash of the player's id. */
const PLAYER_LOCK = 7_214_110;
/** So few that a transaction which deletes thousands of accounts can hold all of them. */
const PLAYER_LOCKS = 256;

/**
 * Locks these players' memberships until the transaction ends: against joining more groups, and against the deletion of
 * the account. Taken before any group is locked.
 */
export async function lockMemberships(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.rows(
    `select pg_advisory_xact_lock($1, key)
     from (select distinct hashtext(id) & $2 as key from unnest($3::text[]) as id order by key) as keys`,
    [PLAYER_LOCK, PLAYER_LOCKS - 1, userIds],
  );
}

const lockGroupBy =
  (column: 'id' | 'code') =>
  (tx: Tx, value: string): Promise<GroupRow | null> =>
    tx.oneOrNull<GroupRow>(`select ${COLUMNS} from groups where ${column} = $1 for no key update`, [value]);
/** The group, locked until the transaction ends; null if there is none. */
export const lockGroup = lockGroupBy('id');
/** The group that has this code now, locked until the transaction ends; null if there is none. */
export const lockGroupByCode = lockGroupBy('code');

export const isMember = async (sql: Sql, groupId: string, userId: string): Promise<boolean> =>
  (await countMembers(sql, groupId, userId)).hasPlayer;

/** How many members a group has, and whether the player is one of them. */
export const countMembers = (sql: Sql, groupId: string, userId: string) =>
  sql.one<{ readonly members: number; readonly hasPlayer: boolean }>(
    `select count(*)::int as members, coalesce(bool_or(user_id = $2), false) as "hasPlayer"
     from group_members where group_id = $1`,
    [groupId, userId],
  );

export async function countGroupsOf(sql: Sql, userId: string): Promise<number> {
  const { count } = await sql.one<{ count: number }>(
    'select count(*)::int as count from group_members where user_id = $1',
    [userId],
  );
  return count;
}

/** Creates a group whose only member is its owner. */
export async function insertGroup(tx: Tx, group: Omit<GroupRow, 'version'>): Promise<void> {
  const { id, name, code, ownerId, createdAt } = group;
  await tx.run(
    'insert into groups (id, version, name, code, owner_id, created_at) values ($1, 1, $2, $3, $4, $5)',
    [id, name, code, ownerId, createdAt],
  );
  await tx.run('insert into group_members (group_id, user_id, joined_at) values ($1, $2, $3)', [
    id,
    ownerId,
    createdAt,
  ]);
  await publish(tx, [id]);
}

/** Adds a member to a locked group. */
export async function addMember(tx: Tx, groupId: string, userId: string, now: Date): Promise<void> {
  await tx.run(
    `with added as (insert into group_members (group_id, user_id, joined_at) values ($1, $2, $3))
     update groups set version = version + 1 where id = $1`,
    [groupId, userId, now],
  );
  await publish(tx, [groupId]);
}

/** Removes a member, who is not the owner, from a locked group. */
export async function removeMember(tx: Tx, groupId: string, userId: string): Promise<void> {
  await tx.run('delete from group_members where group_id = $1 and user_id = $2', [groupId, userId]);
  await changeGroup(tx, groupId, {});
}

/** Changes a locked group. */
export async function changeGroup(
  tx: Tx,
  groupId: string,
  changes: Partial<Pick<GroupRow, 'name' | 'ownerId'>>,
): Promise<void> {
  await tx.run(
    `update groups set version = version + 1, name = coalesce($2, name), owner_id = coalesce($3, owner_id)
     where id = $1`,
    [groupId, changes.name ?? null, changes.ownerId ?? null],
  );
  await publish(tx, [groupId]);
}

/** Gives a locked group another code, which no event carries. */
export async function replaceCode(tx: Tx, groupId: string, code: string): Promise<void> {
  await tx.run('update groups set code = $2 where id = $1', [groupId, code]);
}

/** Deletes a locked group with its members. */
export async function removeGroup(tx: Tx, { id, version }: Pick<GroupRow, 'id' | 'version'>): Promise<void> {
  await tx.run('delete from groups where id = $1', [id]);
  await emitTombstone(tx, Topics.group, id, version + 1);
}

/**
 * Removes deleted accounts, whose memberships are locked, from all groups. A group whose owner is gone passes to its
 * longest-standing member; one without members is deleted.
 */
export async function removeFromGroups(tx: Tx, userIds: readonly string[]): Promise<void> {
  const groups = await tx.rows<Pick<GroupRow, 'id' | 'version'>>(
    `select id, version from groups
     where id in (select group_id from group_members where user_id = any ($1)) order by id for no key update`,
    [userIds],
  );
  if (groups.length === 0) return;
  const ids = groups.map(({ id }) => id);
  await tx.run('delete from group_members where group_id = any ($1) and user_id = any ($2)', [ids, userIds]);
  const left = await tx.rows<{ id: string }>(
    `update groups set version = version + 1, owner_id = case when owner_id = any ($2) then heir.user_id else owner_id end
     from (select distinct on (group_id) group_id, user_id from group_members
           where group_id = any ($1) order by group_id, joined_at, user_id) as heir
     where groups.id = heir.group_id returning id`,
    [ids, userIds],
  );
  const remaining = new Set(left.map(({ id }) => id));
  for (const group of groups) if (!remaining.has(group.id)) await removeGroup(tx, group);
  await publish(tx, [...remaining]);
}

/** These groups as they are published. */
export const groupStates = (sql: Sql, ids: readonly string[]): Promise<GroupChanged[]> =>
  sql
    .rows<Omit<GroupChanged, 'members'> & { members: { userId: string; joinedAt: string }[] }>(
      `select id, version, name, owner_id as "ownerId", created_at as "createdAt", (
         select coalesce(jsonb_agg(
           jsonb_build_object('userId', user_id, 'joinedAt', joined_at) order by joined_at, user_id), '[]')
         from group_members where group_id = groups.id) as members
       from groups where id = any ($1)`,
      [ids],
    )
    .then((rows) =>
      rows.map((row) => ({
        ...row,
        members: row.members.map(({ userId, joinedAt }) => ({ userId, joinedAt: new Date(joinedAt) })),
      })),
    );

const publish = async (tx: Tx, ids: readonly string[]): Promise<void> =>
  await emitAll(tx, Topics.group, await groupStates(tx, ids));

/** A group with its owner's name, as members see it. */
export interface ShownGroup extends GroupRow {
  /** Empty if the copy of the account has not arrived. */
  readonly ownerName: string;
  readonly memberCount: number;
}

const SHOWN = `
  select g.*, coalesce(owner.name, '') as "ownerName",
    (select count(*)::int from group_members where group_id = g.id) as "memberCount"
  from (select ${COLUMNS} from groups) g left join copied.users owner on owner.id = g."ownerId"`;

/** By name. */
export const listGroupsOf = (sql: Sql, userId: string): Promise<ShownGroup[]> =>
  sql.rows<ShownGroup>(
    `${SHOWN} where g.id in (select group_id from group_members where user_id = $1)
     order by folded(g.name) collate "C", g.id`,
    [userId],
  );

/** One of the player's groups; null if there is none with this id. */
export const findGroupOf = (sql: Sql, userId: string, id: string): Promise<ShownGroup | null> =>
  sql.oneOrNull<ShownGroup>(
    `${SHOWN} where g.id = (select group_id from group_members where group_id = $2 and user_id = $1)`,
    [userId, id],
  );

export const findGroupByCode = (sql: Sql, code: string): Promise<ShownGroup | null> =>
  sql.oneOrNull<ShownGroup>(`${SHOWN} where g.code = $1`, [code]);

/** The longest-standing first. */
export const listMembers = (sql: Sql, groupId: string): Promise<Omit<GroupMember, 'isOwner'>[]> =>
  sql.rows(
    `select m.user_id as id, coalesce(u.name, '') as name, m.joined_at as "joinedAt"
     from group_members m left join copied.users u on u.id = m.user_id
     where m.group_id = $1 order by m.joined_at, m.user_id`,
    [groupId],
  );
