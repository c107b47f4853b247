import { deletedOf, isId, Refusal, type Sql, type Tx } from '@torchbearer/kit';
import { POSES_AS_LEAGUE, soundsOfficial } from '@torchbearer/kit/official-names';
import type { Group } from '@torchbearer/proto/league/v1/league';
import {
  MAX_GROUP_MEMBERS,
  MAX_GROUPS_OF_PLAYER,
  MAX_LENGTH,
  readGroupCode,
  shownGroupCode,
} from '@torchbearer/rules';
import { z } from 'zod';
import type { Rpcs } from '../context.js';
import { copies } from '../copies.js';
import * as db from '../db/groups.js';
import { requiredName } from '../domain/plain-text.js';

const groupName = requiredName('Name', MAX_LENGTH.groupName).refine(
  (name) => !soundsOfficial(name, 'group'),
  POSES_AS_LEAGUE,
);

const toGroup = (group: db.ShownGroup, userId: string): Group => ({
  id: group.id,
  name: group.name,
  code: shownGroupCode(group.code),
  isOwner: group.ownerId === userId,
  owner: { id: group.ownerId, name: group.ownerName },
  memberCount: group.memberCount,
  createdAt: group.createdAt,
});

/** One of the player's groups. @throws Refusal GROUP_NOT_FOUND to others, so that ids tell them nothing */
async function findOwnGroup(sql: Sql, userId: string, groupId: string): Promise<db.ShownGroup> {
  const group = isId(groupId) ? await db.findGroupOf(sql, userId, groupId) : null;
  if (!group) throw new Refusal('GROUP_NOT_FOUND');
  return group;
}

const groupSeenBy = async (sql: Sql, userId: string, groupId: string) => ({
  group: toGroup(await findOwnGroup(sql, userId, groupId), userId),
});

/** One of the player's groups, locked. @throws Refusal GROUP_NOT_FOUND to others */
async function lockOwnGroup(tx: Tx, groupId: string, userId: string): Promise<db.GroupRow> {
  const group = isId(groupId) ? await db.lockGroup(tx, groupId) : null;
  if (!group || !(await db.isMember(tx, groupId, userId))) throw new Refusal('GROUP_NOT_FOUND');
  return group;
}

/** A group that the player owns, locked. @throws Refusal GROUP_OWNER_ONLY to its other members */
async function lockOwnedGroup(tx: Tx, groupId: string, userId: string): Promise<db.GroupRow> {
  const group = await lockOwnGroup(tx, groupId, userId);
  if (group.ownerId !== userId) throw new Refusal('GROUP_OWNER_ONLY');
  return group;
}

/** Locks the player's memberships. @throws Refusal NOT_SIGNED_IN if the account was deleted */
async function lockOwnMemberships(tx: Tx, userId: string): Promise<void> {
  await db.lockMemberships(tx, [userId]);
  // A session may outlive its account by seconds, and a deleted player's data must not return.
  const deleted = await deletedOf(tx, copies.user, [userId]);
  if (deleted.has(userId)) throw new Refusal('NOT_SIGNED_IN');
}

/** @throws Refusal GROUP_MEMBER_NOT_FOUND */
async function refuseStranger(tx: Tx, groupId: string, userId: string): Promise<void> {
  if (!isId(userId) || !(await db.isMember(tx, groupId, userId))) throw new Refusal('GROUP_MEMBER_NOT_FOUND');
}

export const listGroups: Rpcs['listGroups'] = {
  who: 'player',
  handle: async ({ database }, _request, { userId }) => ({
    groups: (await db.listGroupsOf(database, userId)).map((group) => toGroup(group, userId)),
  }),
};

export const getGroup: Rpcs['getGroup'] = {
  who: 'player',
  handle: async ({ database }, { groupId }, { userId }) => {
    const group = await findOwnGroup(database, userId, groupId);
    const members = await db.listMembers(database, groupId);
    return {
      ...toGroup(group, userId),
      // What the same response lists, whatever has changed between the two reads.
      memberCount: members.length,
      members: members.map((member) => ({ ...member, isOwner: member.id === group.ownerId })),
    };
  },
};

export const getGroupByCode: Rpcs['getGroupByCode'] = {
  who: 'player',
  handle: async ({ database }, { code }, { userId }) => {
    const read = readGroupCode(code);
    const group = read === null ? null : await db.findGroupByCode(database, read);
    if (!group) throw new Refusal('GROUP_CODE_UNKNOWN');
    const isOwn = await db.isMember(database, group.id, userId);
    return {
      id: isOwn ? group.id : undefined,
      name: group.name,
      owner: { name: group.ownerName },
      memberCount: group.memberCount,
      isMember: isOwn,
      isFull: group.memberCount >= MAX_GROUP_MEMBERS,
    };
  },
};

export const createGroup: Rpcs['createGroup'] = {
  who: 'player',
  input: z.object({ name: groupName }),
  handle: ({ database, chance }, { name }, { userId, now }) =>
    database.transaction(async (tx) => {
      await lockOwnMemberships(tx, userId);
      if ((await db.countGroupsOf(tx, userId)) >= MAX_GROUPS_OF_PLAYER) throw new Refusal('TOO_MANY_GROUPS');
      const group = { id: chance.id(), code: chance.groupCode(), ownerId: userId, createdAt: now };
      await db.insertGroup(tx, { ...group, name: name.trim() });
      return await groupSeenBy(tx, userId, group.id);
    }),
};

export const joinGroup: Rpcs['joinGroup'] = {
  who: 'player',
  handle: async ({ database }, { code }, { userId, now }) => {
    const groupId = await database.transaction(async (tx) => {
      await lockOwnMemberships(tx, userId);
      const read = readGroupCode(code);
      // Known before the group is locked: many may join it at once.
      const groups = await db.countGroupsOf(tx, userId);
      const group = read === null ? null : await db.lockGroupByCode(tx, read);
      if (!group) throw new Refusal('GROUP_CODE_UNKNOWN');
      const { members, hasPlayer } = await db.countMembers(tx, group.id, userId);
      if (hasPlayer) return group.id;
      if (groups >= MAX_GROUPS_OF_PLAYER) throw new Refusal('TOO_MANY_GROUPS');
      if (members >= MAX_GROUP_MEMBERS) throw new Refusal('GROUP_FULL');
      await db.addMember(tx, group.id, userId, now);
      return group.id;
    });
    return await groupSeenBy(database, userId, groupId);
  },
};

export const leaveGroup: Rpcs['leaveGroup'] = {
  who: 'player',
  handle: ({ database }, { groupId }, { userId }) =>
    database.transaction(async (tx) => {
      const group = await lockOwnGroup(tx, groupId, userId);
      if (group.ownerId !== userId) await db.removeMember(tx, groupId, userId);
      else if ((await db.countMembers(tx, groupId, userId)).members > 1)
        throw new Refusal('GROUP_OWNER_STAYS');
      else await db.removeGroup(tx, group);
      return {};
    }),
};

export const renameGroup: Rpcs['renameGroup'] = {
  who: 'player',
  input: z.object({ groupId: z.string(), name: groupName }),
  handle: ({ database }, { groupId, name }, { userId }) =>
    database.transaction(async (tx) => {
      const group = await lockOwnedGroup(tx, groupId, userId);
      const wanted = name.trim();
      if (group.name !== wanted) await db.changeGroup(tx, groupId, { name: wanted });
      return await groupSeenBy(tx, userId, groupId);
    }),
};

export const deleteGroup: Rpcs['deleteGroup'] = {
  who: 'player',
  handle: ({ database }, { groupId }, { userId }) =>
    database.transaction(async (tx) => {
      await db.removeGroup(tx, await lockOwnedGroup(tx, groupId, userId));
      return {};
    }),
};

export const replaceGroupCode: Rpcs['replaceGroupCode'] = {
  who: 'player',
  handle: ({ database, chance }, { groupId }, { userId }) =>
    database.transaction(async (tx) => {
      await lockOwnedGroup(tx, groupId, userId);
      await db.replaceCode(tx, groupId, chance.groupCode());
      return await groupSeenBy(tx, userId, groupId);
    }),
};

export const removeGroupMember: Rpcs['removeGroupMember'] = {
  who: 'player',
  handle: ({ database }, { groupId, userId: memberId }, { userId }) =>
    database.transaction(async (tx) => {
      await lockOwnedGroup(tx, groupId, userId);
      if (memberId === userId) throw new Refusal('GROUP_OWNER_STAYS');
      await refuseStranger(tx, groupId, memberId);
      await db.removeMember(tx, groupId, memberId);
      return {};
    }),
};

export const handOverGroup: Rpcs['handOverGroup'] = {
  who: 'player',
  handle: ({ database }, { groupId, userId: ownerId }, { userId }) =>
    database.transaction(async (tx) => {
      const group = await lockOwnGroup(tx, groupId, userId);
      // Also when the former owner sends it again.
      if (group.ownerId !== ownerId) {
        if (group.ownerId !== userId) throw new Refusal('GROUP_OWNER_ONLY');
        await refuseStranger(tx, groupId, ownerId);
        await db.changeGroup(tx, groupId, { ownerId });
      }
      return await groupSeenBy(tx, userId, groupId);
    }),
};
