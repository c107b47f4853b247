import { Refusal, type Actor } from '@torchbearer/kit';
import { eventually, playerActor } from '@torchbearer/kit/testing';
import type { Group } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { MAX_GROUP_MEMBERS, MAX_GROUPS_OF_PLAYER } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, NOWHERE, startLeague, type Harness } from './harness.js';

const NOW = new Date('2025-09-22T17:00:00Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let harness: Harness;
beforeEach(async () => {
  harness = await startLeague();
  harness.clock.set(NOW);
});
afterEach(() => harness.stop());

const given = (group: Group | undefined): Group => {
  if (!group) throw new Error('no group');
  return group;
};
/** Many calls at once may take longer than the default, on a busy machine. */
const deadlineMs = 60_000;
const create = async (actor: Actor, name = 'The office') =>
  given((await harness.league.createGroup({ name }, { actor, deadlineMs })).group);
/** As a client that repeats a call which the service had no time for. */
async function join(actor: Actor, code: string): Promise<Group> {
  try {
    return given((await harness.league.joinGroup({ code }, { actor, deadlineMs })).group);
  } catch (error) {
    if (!(error instanceof Refusal && error.reason === 'UNAVAILABLE')) throw error;
    return await join(actor, code);
  }
}
const groupsOf = async (actor: Actor) => (await harness.league.listGroups({}, { actor })).groups;
const read = (actor: Actor, groupId: string) => harness.league.getGroup({ groupId }, { actor });
const leave = (actor: Actor, groupId: string) =>
  harness.league.leaveGroup({ groupId }, { actor, deadlineMs });
const handOver = (actor: Actor, groupId: string, to: Actor) =>
  harness.league.handOverGroup({ groupId, userId: to.id ?? '' }, { actor });
const namesIn = async (actor: Actor, groupId: string) =>
  (await read(actor, groupId)).members.map(({ name }) => name);
const published = () => harness.published(Topics.group);

/** What only the owner may do, tried by somebody. */
const ownersCalls = (actor: Actor, groupId: string, userId: string) => [
  () => handOver(actor, groupId, actor),
  () => harness.league.renameGroup({ groupId, name: 'Mine' }, { actor }),
  () => harness.league.deleteGroup({ groupId }, { actor }),
  () => harness.league.replaceGroupCode({ groupId }, { actor }),
  () => harness.league.removeGroupMember({ groupId, userId }, { actor }),
];

/** A group of the first of these players, which the others have joined a minute after each other. */
async function groupOf(owner: Actor, ...others: readonly Actor[]): Promise<Group> {
  const group = await create(owner);
  for (const [index, other] of others.entries()) {
    harness.clock.set(at(index + 1));
    await join(other, group.code);
  }
  return group;
}

const players = async (count: number) =>
  (await harness.players(count)) as unknown as readonly [Actor, Actor, Actor, Actor];

describe('a group', () => {
  test('belongs to the player who created it, and has a code', async () => {
    const [ann] = await players(1);
    const group = await create(ann, ' The office ');
    expect(group).toEqual({
      id: group.id,
      name: 'The office',
      code: group.code,
      isOwner: true,
      owner: { id: ann.id, name: 'Player 0' },
      memberCount: 1,
      createdAt: NOW,
    });
    expect(group.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await groupsOf(ann)).toEqual([group]);
  });

  test('is joined by its code, as people type it, and then seen by both', async () => {
    const [ann, bo] = await players(2);
    const { id, code } = await create(ann);
    harness.clock.set(at(1));
    const joined = await join(bo, ` ${code.toLowerCase().replace('-', ' ')} `);
    expect(joined).toMatchObject({ id, isOwner: false, owner: { id: ann.id }, memberCount: 2 });
    expect(await read(ann, id)).toMatchObject({
      id,
      isOwner: true,
      memberCount: 2,
      members: [
        { id: ann.id, name: 'Player 0', joinedAt: NOW, isOwner: true },
        { id: bo.id, name: 'Player 1', joinedAt: at(1), isOwner: false },
      ],
    });
    expect(await groupsOf(bo)).toEqual([joined]);
  });

  test('is listed by name, whatever its case', async () => {
    const [ann] = await players(1);
    for (const name of ['beta', 'Álpha', 'Gamma']) await create(ann, name);
    expect((await groupsOf(ann)).map(({ name }) => name)).toEqual(['Álpha', 'beta', 'Gamma']);
  });

  test('shows before joining what it is, but its id only to members', async () => {
    const [ann, bo] = await players(2);
    const { id, code } = await create(ann);
    const shown = { name: 'The office', owner: { name: 'Player 0' }, memberCount: 1, isFull: false };
    const byCode = (actor: Actor) => harness.league.getGroupByCode({ code }, { actor });
    expect(await byCode(bo)).toEqual({ ...shown, isMember: false, id: undefined });
    expect(await byCode(ann)).toEqual({ ...shown, isMember: true, id });
  });

  test('is neither created nor renamed with a name that is empty, too long, an address or the league’s own', async () => {
    const [ann] = await players(1);
    const group = await create(ann);
    for (const [name, message] of [
      [' ', 'Name is required'],
      ['League Manager', 'This looks like a name of the league itself. Please choose another.'],
      ['n'.repeat(41), 'Name must be 40 characters or less'],
      ['see evil.example.com', 'Name must not contain a web address'],
      ['one\ntwo', 'Name must be one line, without invisible characters'],
      ['a\0b', 'Name must not contain NUL characters'],
    ] as const) {
      const refused = { reason: 'INVALID_INPUT', details: [{ field: 'name', message }] };
      await expect(create(ann, name)).rejects.toMatchObject(refused);
      await expect(
        harness.league.renameGroup({ groupId: group.id, name }, { actor: ann }),
      ).rejects.toMatchObject(refused);
    }
    expect(await groupsOf(ann)).toEqual([group]);
  });

  test('is not found by another code', async () => {
    const [ann] = await players(1);
    const refused = { reason: 'GROUP_CODE_UNKNOWN' };
    for (const code of ['', 'A', '00000-00000', 'UUUUU-UUUUU', "' or true --", '\0']) {
      await expect(join(ann, code)).rejects.toMatchObject(refused);
      await expect(harness.league.getGroupByCode({ code }, { actor: ann })).rejects.toMatchObject(refused);
    }
  });

  test('does not exist for others, as little as one with an unknown id', async () => {
    const [ann, bo] = await players(2);
    const group = await create(ann);
    const ids = [group.id, NOWHERE, '', "1' or true --"];
    const tries = [...ids.map((id) => [bo, id] as const), [ADMIN, group.id] as const];
    for (const [actor, groupId] of tries) {
      const members = [() => read(actor, groupId), () => leave(actor, groupId)];
      for (const call of [...members, ...ownersCalls(actor, groupId, ann.id ?? '')])
        await expect(call()).rejects.toMatchObject({ reason: 'GROUP_NOT_FOUND' });
    }
    expect(await groupsOf(ann)).toEqual([group]);
  });

  test('is changed by its owner only', async () => {
    const [ann, bo] = await players(2);
    const { id: groupId } = await groupOf(ann, bo);
    const before = await read(ann, groupId);
    for (const call of ownersCalls(bo, groupId, ann.id ?? ''))
      await expect(call()).rejects.toMatchObject({ reason: 'GROUP_OWNER_ONLY' });
    expect(await read(ann, groupId)).toEqual(before);
  });
});

describe('the owner', () => {
  test('renames the group', async () => {
    const [ann] = await players(1);
    const { id: groupId } = await create(ann);
    const { group } = await harness.league.renameGroup({ groupId, name: ' Family ' }, { actor: ann });
    expect(group?.name).toBe('Family');
    expect(await groupsOf(ann)).toEqual([group]);
  });

  test('gets codes that say nothing about each other', async () => {
    const [ann] = await players(1);
    const { id: groupId } = await create(ann);
    const codes: string[] = [];
    for (let turn = 0; turn < 40; turn++) {
      const { group } = await harness.league.replaceGroupCode({ groupId }, { actor: ann });
      codes.push(given(group).code.replace('-', ''));
    }
    for (let place = 0; place < 10; place++)
      expect(new Set(codes.map((code) => code[place])).size).toBeGreaterThan(10);
  });

  test('replaces the code, and the old one stops working', async () => {
    const [ann, bo] = await players(2);
    const { id: groupId, code } = await create(ann);
    const { group } = await harness.league.replaceGroupCode({ groupId }, { actor: ann });
    expect(group?.code).not.toBe(code);
    await expect(join(bo, code)).rejects.toMatchObject({ reason: 'GROUP_CODE_UNKNOWN' });
    expect((await join(bo, group?.code ?? '')).id).toBe(groupId);
  });

  test('removes a member, who may join again', async () => {
    const [ann, bo] = await players(2);
    const { id: groupId, code } = await groupOf(ann, bo);
    const remove = (userId: string | null) =>
      harness.league.removeGroupMember({ groupId, userId: userId ?? '' }, { actor: ann });
    await remove(bo.id);
    expect(await namesIn(ann, groupId)).toEqual(['Player 0']);
    expect(await groupsOf(bo)).toEqual([]);
    for (const id of [bo.id, NOWHERE, '', '\0'])
      await expect(remove(id)).rejects.toMatchObject({ reason: 'GROUP_MEMBER_NOT_FOUND' });
    await expect(remove(ann.id)).rejects.toMatchObject({ reason: 'GROUP_OWNER_STAYS' });
    await join(bo, code);
    expect(await namesIn(ann, groupId)).toEqual(['Player 0', 'Player 1']);
  });

  test('hands over to a member, and can then leave', async () => {
    const [ann, bo, cy] = await players(3);
    const { id } = await groupOf(ann, bo);
    await expect(leave(ann, id)).rejects.toMatchObject({ reason: 'GROUP_OWNER_STAYS' });
    await expect(handOver(ann, id, cy)).rejects.toMatchObject({ reason: 'GROUP_MEMBER_NOT_FOUND' });
    // The second time, the response to the first was lost.
    for (let time = 0; time < 2; time++) {
      const { group } = await handOver(ann, id, bo);
      expect(group).toMatchObject({ isOwner: false, owner: { id: bo.id } });
    }
    await leave(ann, id);
    expect(await groupsOf(ann)).toEqual([]);
    expect(await namesIn(bo, id)).toEqual(['Player 1']);
  });

  test('deletes the group', async () => {
    const [ann, bo] = await players(2);
    const { id: groupId, code } = await groupOf(ann, bo);
    await harness.league.deleteGroup({ groupId }, { actor: ann });
    expect(await groupsOf(bo)).toEqual([]);
    await expect(join(bo, code)).rejects.toMatchObject({ reason: 'GROUP_CODE_UNKNOWN' });
  });

  test('deletes the group by leaving it as its last member', async () => {
    const [ann] = await players(1);
    const { id } = await create(ann);
    await leave(ann, id);
    await expect(read(ann, id)).rejects.toMatchObject({ reason: 'GROUP_NOT_FOUND' });
    expect((await published()).at(-1)).toEqual({ key: id, version: 2, event: null });
  });
});

describe('the limits', () => {
  test('hold when 200 players join at once: 100 are members then', async () => {
    const crowd = await harness.players(201);
    const [owner, ...others] = crowd as [Actor, ...Actor[]];
    const { id, code } = await create(owner);
    const tries = await Promise.allSettled(others.map((player) => join(player, code)));
    const reasons = tries.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { reason: string }).reason] : [],
    );
    expect(reasons).toEqual(Array.from({ length: 101 }, () => 'GROUP_FULL'));
    const { memberCount, members } = await read(owner, id);
    expect([memberCount, new Set(members.map((one) => one.id)).size]).toEqual([
      MAX_GROUP_MEMBERS,
      MAX_GROUP_MEMBERS,
    ]);
    // Who is in already stays in.
    expect((await join(owner, code)).id).toBe(id);
    const late = others.find((one) => !members.some((member) => member.id === one.id));
    const actor = late ?? owner;
    expect(await harness.league.getGroupByCode({ code }, { actor })).toMatchObject({ isFull: true });
  });

  test('hold when a player joins and creates 30 groups at once: they are in 20 then', async () => {
    const [ann, bo] = await players(2);
    const cy = playerActor(randomUUID());
    const codes = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => (await create(n % 2 ? bo : cy)).code),
    );
    const tries = await Promise.allSettled(
      codes.map((code, n) => (n % 3 === 0 ? create(ann) : join(ann, code))),
    );
    const refused = tries.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(10);
    for (const one of refused) expect(one).toMatchObject({ reason: { reason: 'TOO_MANY_GROUPS' } });
    const groups = await groupsOf(ann);
    expect(groups).toHaveLength(MAX_GROUPS_OF_PLAYER);
    await leave(ann, groups.find(({ memberCount }) => memberCount === 2)?.id ?? '');
    await create(ann);
    await expect(create(ann)).rejects.toMatchObject({ reason: 'TOO_MANY_GROUPS' });
  });
});

describe('concurrent changes', () => {
  test('join a player once, however often they try', async () => {
    const [ann, bo] = await players(2);
    const { id, code } = await create(ann);
    harness.clock.set(at(1));
    const joined = await Promise.all(Array.from({ length: 30 }, () => join(bo, code)));
    expect(new Set(joined.map((group) => group.id))).toEqual(new Set([id]));
    expect(await namesIn(ann, id)).toEqual(['Player 0', 'Player 1']);
    expect(await published()).toHaveLength(2);
  });

  test('leave a group with one owner, who is a member, or delete it', async () => {
    const members = await harness.players(12);
    const [owner, ...others] = members as [Actor, ...Actor[]];
    const { id, code } = await groupOf(owner, ...others);
    await Promise.allSettled(
      members.flatMap((one, index) => [
        leave(one, id),
        handOver(owner, id, members[(index + 1) % members.length] ?? owner),
        harness.league.removeGroupMember({ groupId: id, userId: one.id ?? '' }, { actor: owner }),
        join(one, code),
      ]),
    );
    const states = await published();
    const last = states.at(-1)?.event;
    expect(states.map(({ version }) => version)).toEqual(states.map((_, index) => index + 1));
    if (last) expect(last.members.map(({ userId }) => userId)).toContain(last.ownerId);
    const rows = await harness.database.rows<{ id: string }>(
      'select user_id as id from group_members order by 1',
    );
    expect(rows.map((row) => row.id)).toEqual((last?.members ?? []).map(({ userId }) => userId).sort());
  });
});

describe('a deleted account', () => {
  test('leaves its groups: the longest-standing member owns the group then', async () => {
    const [ann, bo, cy] = await players(3);
    const { id } = await groupOf(ann, bo, cy);
    await harness.deleteAccounts(ann);
    expect(await read(bo, id)).toMatchObject({ isOwner: true, memberCount: 2 });
    await harness.deleteAccounts(cy);
    expect(await namesIn(bo, id)).toEqual(['Player 1']);
    const event = { ownerId: bo.id, members: [{ userId: bo.id, joinedAt: at(1) }] };
    expect((await published()).at(-1)).toMatchObject({ key: id, version: 5, event });
  });

  test('takes along the groups in which nobody is left', async () => {
    const [ann, bo] = await players(2);
    const { id } = await groupOf(ann, bo);
    const { id: other } = await create(bo);
    await harness.deleteAccounts(ann, bo);
    expect(await harness.database.rows('select from groups')).toEqual([]);
    const last = Object.fromEntries((await published()).map(({ key, event }) => [key, event]));
    expect(last).toEqual({ [id]: null, [other]: null });
  });

  test('does not come back, even if it joins and creates groups while it is deleted', async () => {
    const [ann, bo] = await players(2);
    const { code } = await create(ann);
    harness.emit.userDeleted(bo.id ?? '');
    await harness.send();
    await eventually(async () => {
      const refused = { status: 'rejected', reason: { reason: 'NOT_SIGNED_IN' } };
      expect(await Promise.allSettled([join(bo, code), create(bo)])).toMatchObject([refused, refused]);
      const rows = await harness.database.rows('select from group_members where user_id = $1', [bo.id]);
      expect(rows).toEqual([]);
    });
  });
});

test('a group is published with its owner and members, the longest-standing first, and without its code', async () => {
  const [ann, bo] = await players(2);
  const { id } = await groupOf(ann, bo);
  const members = [
    { userId: ann.id, joinedAt: NOW },
    { userId: bo.id, joinedAt: at(1) },
  ];
  const state = { id, name: 'The office', ownerId: ann.id, createdAt: NOW };
  expect(await published()).toEqual([
    { key: id, version: 1, event: { ...state, version: 1, members: members.slice(0, 1) } },
    { key: id, version: 2, event: { ...state, version: 2, members } },
  ]);
});
