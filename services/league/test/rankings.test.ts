import { randomUUID } from 'node:crypto';
import type { Actor } from '@torchbearer/kit';
import { playerActor } from '@torchbearer/kit/testing';
import { DraftStatus, type Castaway, type RankingRow } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, emailOf, NOWHERE, startLeague, type Harness } from './harness.js';

const DEADLINE = '2025-09-24T19:00:00Z';
const BEFORE = '2025-09-24T18:59:59.999Z';
const AFTER = '2025-09-24T19:00:01Z';

let harness: Harness;
let castaways: Castaway[];
let player: Actor;
beforeEach(async () => {
  harness = await startLeague({ SEASON_RANKINGS_CLOSE_AT: DEADLINE });
  harness.clock.set(BEFORE);
  castaways = await harness.castaways('Ada', 'Bo', 'Cy');
  [player = ADMIN] = await harness.players(1);
});
afterEach(() => harness.stop());

const names = (order: readonly RankingRow[]) => order.map((row) => row.castaway?.name);
const mine = (actor = player) => harness.league.getMyRanking({}, { actor });
const rosterEvents = async (id: string | null) =>
  (await harness.published(Topics.roster)).filter(({ key }) => key === id);

describe('a player’s ranking', () => {
  test('is by name, unlocked and not submitted at first', async () => {
    const ranking = await mine();
    expect(names(ranking.order)).toEqual(['Ada', 'Bo', 'Cy']);
    expect(ranking.order.map((row) => row.position)).toEqual([1, 2, 3]);
    expect(ranking).toMatchObject({ locked: false, submittedAt: undefined });
  });

  test('is the submitted order, and its time is published', async () => {
    const response = await harness.rank(player, castaways.toReversed());
    expect(await mine()).toEqual(response);
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

  test('keeps its time when the same order is submitted again, and gets a new one for another order', async () => {
    harness.clock.set('2025-09-20T00:00:00Z');
    await harness.rank(player, castaways);
    harness.clock.set(BEFORE);
    await harness.rank(player, castaways);
    expect((await mine()).submittedAt).toEqual(new Date('2025-09-20T00:00:00Z'));
    expect(await rosterEvents(player.id)).toHaveLength(1);
    await harness.rank(player, castaways.toReversed());
    expect((await mine()).submittedAt).toEqual(new Date(BEFORE));
    expect((await rosterEvents(player.id)).map(({ version }) => version)).toEqual([1, 2]);
  });

  test('is saved at the same moment as those of many others, and each gets their own', async () => {
    const players = await harness.players(20);
    const orderOf = (n: number) => (n % 2 ? castaways : castaways.toReversed());
    const outcomes = await Promise.allSettled(
      players.map((one, n) => harness.rank(one, n === 5 ? castaways.slice(1) : orderOf(n))),
    );
    for (const [n, one] of players.entries()) {
      if (n === 5) expect(outcomes[n]).toMatchObject({ reason: { reason: 'RANKING_NOT_COMPLETE' } });
      else {
        expect(names((await mine(one)).order)).toEqual(orderOf(n).map(({ name }) => name));
        expect(await rosterEvents(one.id)).toHaveLength(1);
      }
    }
  });

  test('is one of the two when two are submitted at the same moment', async () => {
    const orders = Array.from({ length: 10 }, (_, n) => (n % 2 ? castaways : castaways.toReversed()));
    await Promise.all(orders.map((order) => harness.rank(player, order)));
    expect([
      ['Ada', 'Bo', 'Cy'],
      ['Cy', 'Bo', 'Ada'],
    ]).toContainEqual(names((await mine()).order));
    const versions = (await rosterEvents(player.id)).map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, n) => n + 1));
  });

  test('is refused with a reason unless it lists every castaway exactly once', async () => {
    const ids = castaways.map(({ id }) => id);
    const submit = (castawayIds: string[]) =>
      harness.league.submitRanking({ castawayIds }, { actor: player });
    await expect(submit([...ids.slice(1), 'no id'])).rejects.toMatchObject({
      reason: 'RANKING_NOT_COMPLETE',
      message: 'The ranking must list every castaway exactly once. Missing: Ada. Unknown: no id.',
    });
    for (const order of [['a\0b'], Array.from({ length: 501 }, () => NOWHERE)])
      await expect(submit(order)).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
    expect(await mine()).toMatchObject({ submittedAt: undefined });
    expect(await rosterEvents(player.id)).toEqual([]);
  });

  test('may come from a player whose copy has not arrived yet', async () => {
    const newcomer = playerActor(randomUUID());
    await harness.rank(newcomer, castaways);
    expect((await mine(newcomer)).submittedAt).toEqual(new Date(BEFORE));
  });
});

describe('the rankings’ deadline', () => {
  test('is returned with a ranking until it has passed', async () => {
    expect((await mine()).closesAt).toEqual(new Date(DEADLINE));
    expect((await harness.rank(player, castaways)).closesAt).toEqual(new Date(DEADLINE));
  });

  test('locks them at that instant', async () => {
    harness.clock.set(DEADLINE);
    await expect(harness.rank(player, castaways)).rejects.toMatchObject({
      reason: 'RANKINGS_LOCKED',
      message: 'Rankings are locked',
    });
    expect(await mine()).toMatchObject({ locked: true, submittedAt: undefined, closesAt: undefined });
    expect(await harness.league.getLeague({}, { actor: player })).toMatchObject({ rankingsLocked: true });
  });

  test('is lifted by an admin’s unlock after it', async () => {
    harness.clock.set(AFTER);
    const response = await harness.league.unlockRankings({}, { actor: ADMIN });
    expect(response).toEqual({ draftStatus: DraftStatus.DRAFT_STATUS_PENDING, scoredWeeks: 0 });
    // Now only the draft closes rankings.
    expect(await mine()).toMatchObject({ locked: false, closesAt: undefined });
    expect(await harness.rank(player, castaways)).toMatchObject({ locked: false, closesAt: undefined });
  });
});

test('the overview has every player by name, with or without a ranking, and admins once they ranked', async () => {
  harness.emit.user(player.id ?? '', 'Quiet');
  await harness.newcomer('Watching', true);
  const playing = await harness.newcomer('Playing', true);
  await harness.rank(playing, castaways.toReversed());
  const { rankings } = await harness.league.listRankings({}, { actor: ADMIN });
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
  test('loses the ranking, and no late call restores it', async () => {
    await harness.rank(player, castaways);
    await harness.deleteAccounts(player);
    expect((await rosterEvents(player.id)).at(-1)).toEqual({ key: player.id, version: 2, event: null });
    await expect(harness.rank(player, castaways)).rejects.toMatchObject({ reason: 'NOT_SIGNED_IN' });
    expect((await harness.league.listRankings({}, { actor: ADMIN })).rankings).toEqual([]);
    expect(await rosterEvents(player.id)).toHaveLength(2);
  });

  test('publishes nothing if there was no ranking', async () => {
    await harness.deleteAccounts(player);
    expect(await rosterEvents(player.id)).toEqual([]);
  });
});
