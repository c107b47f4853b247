import { randomUUID } from 'node:crypto';
import type { Actor } from '@torchbearer/kit';
import { adminActor, playerActor } from '@torchbearer/kit/testing';
import { DraftStatus, type Castaway, type RankingRow } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, emailOf, NOWHERE, startLeague, type Harness } from './harness.js';

const DEADLINE = '2025-09-24T19:00:00Z';
const BEFORE = '2025-09-24T18:59:59.999Z';
const AFTER = '2025-09-24T19:00:01Z';

let house: Harness;
let castaways: Castaway[];
let player: Actor;
beforeEach(async () => {
  house = await startLeague({ SEASON_RANKINGS_CLOSE_AT: DEADLINE });
  house.clock.set(BEFORE);
  castaways = await house.castaways('Ada', 'Bo', 'Cy');
  [player = ADMIN] = await house.players(1);
});
afterEach(() => house.stop());

const names = (order: readonly RankingRow[]) => order.map((row) => row.castaway?.name);
const mine = (actor = player) => house.league.getMyRanking({}, { actor });
const rosterEvents = async (id: string | null) =>
  (await house.told(Topics.roster)).filter(({ key }) => key === id);

describe('a player’s ranking', () => {
  test('is by name, unlocked and not submitted at first', async () => {
    const ranking = await mine();
    expect(names(ranking.order)).toEqual(['Ada', 'Bo', 'Cy']);
    expect(ranking.order.map((row) => row.position)).toEqual([1, 2, 3]);
    expect(ranking).toMatchObject({ locked: false, submittedAt: undefined });
  });

  test('is the order submitted, and others are told when', async () => {
    const answer = await house.rank(player, castaways.toReversed());
    expect(await mine()).toEqual(answer);
    expect(names((await mine()).order)).toEqual(['Cy', 'Bo', 'Ada']);
    expect((await mine()).submittedAt).toEqual(new Date(BEFORE));
    expect(await rosterEvents(player.id)).toEqual([
      {
        key: player.id,
        version: 1,
        event: { userId: player.id, version: 1, rankingsSubmittedAt: new Date(BEFORE), picks: [] },
      },
    ]);
  });

  test('stays as early as it was when the same order is submitted again, and is newer for another one', async () => {
    house.clock.set('2025-09-20T00:00:00Z');
    await house.rank(player, castaways);
    house.clock.set(BEFORE);
    await house.rank(player, castaways);
    expect((await mine()).submittedAt).toEqual(new Date('2025-09-20T00:00:00Z'));
    expect(await rosterEvents(player.id)).toHaveLength(1);
    await house.rank(player, castaways.toReversed());
    expect((await mine()).submittedAt).toEqual(new Date(BEFORE));
    expect((await rosterEvents(player.id)).map(({ version }) => version)).toEqual([1, 2]);
  });

  test('shows castaways that came later at its end by name, and deleted ones no more', async () => {
    await house.rank(player, castaways.toReversed());
    await house.castaways('Zed', 'Abe');
    await house.league.deleteCastaway({ castawayId: castaways[1]?.id ?? '' }, { actor: ADMIN });
    expect(names((await mine()).order)).toEqual(['Cy', 'Ada', 'Abe', 'Zed']);
  });

  test('is one of the two when two are submitted at the same moment', async () => {
    const orders = Array.from({ length: 10 }, (_, n) => (n % 2 ? castaways : castaways.toReversed()));
    await Promise.all(orders.map((order) => house.rank(player, order)));
    expect([
      ['Ada', 'Bo', 'Cy'],
      ['Cy', 'Bo', 'Ada'],
    ]).toContainEqual(names((await mine()).order));
    const versions = (await rosterEvents(player.id)).map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, n) => n + 1));
  });

  test('is refused unless it lists every castaway exactly once, and is told why', async () => {
    const ids = castaways.map(({ id }) => id);
    const submit = (castawayIds: string[]) => house.league.submitRanking({ castawayIds }, { actor: player });
    const [a = '', b = '', c = ''] = ids;
    for (const [order, fault] of [
      [[], 'Missing: Ada, Bo, Cy.'],
      [[a, b], 'Missing: Cy.'],
      [[a, b, c, c], 'Twice: Cy.'],
      [[a, b, b], 'Missing: Cy. Twice: Bo.'],
      [[...ids, NOWHERE], `Unknown: ${NOWHERE}.`],
      [[a, b, c, 'no id'], 'Unknown: no id.'],
    ] as const) {
      await expect(submit([...order])).rejects.toMatchObject({
        reason: 'RANKING_NOT_COMPLETE',
        message: `The ranking must list every castaway exactly once. ${fault}`,
      });
    }
    await expect(submit(['a\0b'])).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
    await expect(submit(Array.from({ length: 501 }, () => a))).rejects.toMatchObject({
      reason: 'INVALID_INPUT',
    });
    expect(await mine()).toMatchObject({ submittedAt: undefined });
    expect(await rosterEvents(player.id)).toEqual([]);
  });

  test('may come from a player whose account has not been heard of yet', async () => {
    const newcomer = playerActor(randomUUID());
    await house.rank(newcomer, castaways);
    expect((await mine(newcomer)).submittedAt).toEqual(new Date(BEFORE));
  });
});

describe('the rankings’ deadline', () => {
  test('comes with a ranking while it is to come', async () => {
    expect((await mine()).closesAt).toEqual(new Date(DEADLINE));
    expect((await house.rank(player, castaways)).closesAt).toEqual(new Date(DEADLINE));
  });

  test('locks them at that instant', async () => {
    house.clock.set(DEADLINE);
    await expect(house.rank(player, castaways)).rejects.toMatchObject({
      reason: 'RANKINGS_LOCKED',
      message: 'Rankings are locked',
    });
    expect(await mine()).toMatchObject({ locked: true, submittedAt: undefined, closesAt: undefined });
    expect(await house.league.getLeague({}, { actor: player })).toMatchObject({ rankingsLocked: true });
  });

  test('is lifted by an admin’s unlock after it', async () => {
    house.clock.set(AFTER);
    const answer = await house.league.unlockRankings({}, { actor: ADMIN });
    expect(answer).toEqual({ draftStatus: DraftStatus.DRAFT_STATUS_PENDING, scoredWeeks: 0 });
    // Only the draft ends it now.
    expect(await mine()).toMatchObject({ locked: false, closesAt: undefined });
    expect(await house.rank(player, castaways)).toMatchObject({ locked: false, closesAt: undefined });
  });

  test('stands where the unlock came before it', async () => {
    await house.league.unlockRankings({}, { actor: ADMIN });
    house.clock.set(AFTER);
    await expect(house.rank(player, castaways)).rejects.toMatchObject({ reason: 'RANKINGS_LOCKED' });
  });
});

test('without castaways there is nothing to rank', async () => {
  for (const { id } of castaways) await house.league.deleteCastaway({ castawayId: id }, { actor: ADMIN });
  expect((await mine()).order).toEqual([]);
  await expect(house.rank(player, [])).rejects.toMatchObject({
    reason: 'RANKING_NOT_COMPLETE',
    message: 'There are no castaways to rank yet.',
  });
});

test('the overview has every player by name, those without a ranking too, and admins once they ranked', async () => {
  const [admin, playing] = [adminActor(randomUUID()), adminActor(randomUUID())];
  house.tell.user(admin.id ?? '', 'Watching', true);
  house.tell.user(playing.id ?? '', 'Playing', true);
  house.tell.user(player.id ?? '', 'Quiet');
  await house.settle();
  await house.rank(playing, castaways.toReversed());
  const { rankings } = await house.league.listRankings({}, { actor: ADMIN });
  expect(
    rankings.map(({ user, submittedAt, entries }) => ({ user, submittedAt, names: names(entries) })),
  ).toEqual([
    {
      user: { id: playing.id, name: 'Playing', email: emailOf('Playing') },
      submittedAt: new Date(BEFORE),
      names: ['Cy', 'Bo', 'Ada'],
    },
    { user: { id: player.id, name: 'Quiet', email: emailOf('Quiet') }, submittedAt: undefined, names: [] },
  ]);
});

describe('a player whose account is deleted', () => {
  test('takes the ranking along, and no late call brings it back', async () => {
    await house.rank(player, castaways);
    house.tell.userDeleted(player.id ?? '');
    await house.settle();
    expect((await rosterEvents(player.id)).at(-1)).toEqual({ key: player.id, version: 2, event: null });
    await expect(house.rank(player, castaways)).rejects.toMatchObject({ reason: 'NOT_SIGNED_IN' });
    expect((await house.league.listRankings({}, { actor: ADMIN })).rankings).toEqual([]);
    expect(await rosterEvents(player.id)).toHaveLength(2);
  });

  test('leaves nobody anything to be told where there was no ranking', async () => {
    house.tell.userDeleted(player.id ?? '');
    await house.settle();
    expect(await rosterEvents(player.id)).toEqual([]);
  });
});
