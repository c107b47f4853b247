import type { Actor } from '@torchbearer/kit';
import { eventually, playerActor, whileCopiesAreStopped } from '@torchbearer/kit/testing';
import type { Castaway, ExplainedPick } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { continueDraft, draft } from '@torchbearer/rules/draft';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, emailOf, expectOne, NOWHERE, startLeague, type Harness } from './harness.js';

let harness: Harness;
let castaways: Castaway[];
let players: Actor[];
beforeEach(async () => {
  harness = await startLeague();
  castaways = await harness.castaways('Ada', 'Bo', 'Cy', 'Di', 'Ed');
  players = await harness.players(2);
  for (const player of players) await harness.rank(player, castaways);
});
afterEach(() => harness.stop());

const unlock = () => harness.league.unlockRankings({}, { actor: ADMIN });
const give = (userId: string) => harness.league.draftRoster({ userId }, { actor: ADMIN });
const idOf = (actor: Actor | undefined): string => actor?.id ?? '';
const latecomer = (name = 'Late') => harness.newcomer(name);
const receipt = async (actor: Actor | undefined) =>
  (await harness.league.getMyDraft({}, { actor: actor ?? ADMIN })).draft;
const ids = (some: readonly (Castaway | undefined)[]) => some.map((castaway) => castaway?.id);
const inputs = (...participants: Actor[]) => ({
  participants: participants.map(idOf),
  castaways: ids(castaways) as string[],
  rankings: new Map(players.map((player) => [idOf(player), ids(castaways) as string[]])),
  rounds: 2,
  shareCastaways: true,
});
const explained = (pick: ExplainedPick) => ({
  round: pick.round,
  pickNumber: pick.pickNumber,
  castawayId: pick.castaway?.id,
  wish: pick.wish,
  goneBefore: ids(pick.goneBefore),
});
const existingOf = async () =>
  (await harness.rosters()).picks.map(({ pickNumber, castaway }) => ({
    pickNumber,
    castawayId: castaway?.id ?? '',
  }));

test('a roster says when its player first had castaways, also after another draft', async () => {
  const at = (hour: number) => new Date(Date.UTC(2025, 9, 8, hour));
  const givenAt = async (actor: Actor | undefined) =>
    (await harness.published(Topics.roster)).findLast(({ key }) => key === idOf(actor))?.event?.givenAt;
  expect(await givenAt(players[0])).toBeUndefined();
  harness.clock.set(at(1));
  await harness.draft();
  const late = await latecomer();
  harness.clock.set(at(2));
  await give(idOf(late));
  expect(await givenAt(players[0])).toEqual(at(1));
  expect(await givenAt(late)).toEqual(at(2));
  harness.clock.set(at(3));
  await unlock();
  await harness.draft();
  expect(await givenAt(players[0])).toEqual(at(1));
  expect(await givenAt(late)).toEqual(at(2));
});

describe('a player’s own draft', () => {
  test('is empty before the draft and without a roster', async () => {
    expect(await receipt(players[0])).toBeUndefined();
    await harness.draft();
    expect(await receipt(ADMIN)).toBeUndefined();
    expect(await receipt(await latecomer())).toBeUndefined();
  });

  test('shows seed and input hash, and for each pick its rank and who was gone before', async () => {
    const { seed, inputHash } = await harness.draft();
    const replayed = draft({ ...inputs(...players), seed });
    for (const player of players) {
      const own = await receipt(player);
      expect(own).toMatchObject({ seed, inputHash });
      expect(own?.picks.map(explained)).toEqual(
        replayed.filter(({ userId }) => userId === player.id).map(({ userId: _, ...pick }) => pick),
      );
    }
    const [first, second] = replayed.map(({ userId }) => players.find(({ id }) => id === userId));
    expect((await receipt(first))?.picks.map(({ goneBefore }) => goneBefore)).toEqual([
      [],
      [castaways[1], castaways[2]],
    ]);
    expect((await receipt(second))?.picks.map(({ goneBefore }) => goneBefore)).toEqual([
      [castaways[0]],
      [castaways[0]],
    ]);
  });

  test('stays that of the last run while a next one is pending, and shows castaways as they are now', async () => {
    const { seed } = await harness.draft();
    await unlock();
    await harness.preview();
    const before = await receipt(players[0]);
    expect(before?.seed).toBe(seed);
    const castawayId = before?.picks[0]?.castaway?.id ?? '';
    await harness.league.updateCastaway({ castawayId, eliminated: true }, { actor: ADMIN });
    expect((await receipt(players[0]))?.picks[0]?.castaway).toMatchObject({
      id: castawayId,
      eliminated: true,
    });
    const again = await harness.draft();
    expect((await receipt(players[0]))?.picks.map(({ pickNumber }) => pickNumber)).toEqual(
      again.picks.filter(({ user }) => user?.id === players[0]?.id).map(({ pickNumber }) => pickNumber),
    );
    expect((await receipt(players[0]))?.seed).toBe(seed);
  });

  test('omits gone castaways that are deleted by now', async () => {
    await harness.draft();
    const second = await Promise.all(players.map(async (player) => ({ player, own: await receipt(player) })));
    const [waiting] = second.filter(({ own }) => own?.picks[0]?.wish === 2);
    const other = players.find(({ id }) => id !== waiting?.player.id);
    await harness.deleteAccounts(other);
    await harness.league.deleteCastaway({ castawayId: castaways[0]?.id ?? '' }, { actor: ADMIN });
    expect((await receipt(waiting?.player))?.picks[0]).toMatchObject({ wish: 2, goneBefore: [] });
  });
});

describe('a roster for a player who came after the draft', () => {
  test('continues the pool with a seed of its own, which is shown, and is published', async () => {
    const { seed, inputHash } = await harness.draft();
    const late = await latecomer();
    const existing = await existingOf();
    const { picks } = await give(idOf(late));
    const { lateSeed = '' } = (await receipt(late)) ?? {};
    const expected = continueDraft(existing, { userId: idOf(late), seed: lateSeed, ranking: [] }, inputs());
    expect(
      picks.map(({ pickNumber, round, castaway }) => ({ pickNumber, round, castawayId: castaway?.id })),
    ).toEqual(expected.map(({ pickNumber, round, castawayId }) => ({ pickNumber, round, castawayId })));
    expect(picks[0]?.user).toEqual({ id: late.id, name: 'Late', email: emailOf('Late') });
    expect((await harness.rosters(late)).picks.slice(-2)).toEqual(picks);
    const own = await receipt(late);
    expect(own).toMatchObject({ seed, inputHash });
    expect(own?.picks.map(explained)).toEqual(expected.map(({ userId: _, ...pick }) => pick));
    const published = await harness.published(Topics.roster);
    const event = {
      userId: late.id,
      version: 1,
      rankingsSubmittedAt: undefined,
      givenAt: expect.any(Date) as Date,
      picks: picks.map(({ user: _, castaway, ...pick }) => ({ ...pick, castawayId: castaway?.id })),
    };
    expect(published.filter(({ key }) => key === late.id)).toEqual([{ key: late.id, version: 1, event }]);
  });

  test('follows a ranking submitted after an unlock, and keeps it', async () => {
    await harness.draft();
    await unlock();
    const late = await latecomer();
    await harness.rank(late, castaways.toReversed());
    const { picks } = await give(idOf(late));
    expect(picks[0]?.castaway).toEqual(castaways[4]);
    const published = (await harness.published(Topics.roster)).at(-1);
    expect(published).toMatchObject({ key: late.id, version: 2 });
    expect(published?.event?.rankingsSubmittedAt).toBeInstanceOf(Date);
  });

  test('has as many rounds as the draft had, whatever the season says by now', async () => {
    await harness.draft();
    await harness.updateSeason({ rounds: 3 });
    expect((await give(idOf(await latecomer()))).picks).toHaveLength(2);
  });

  test('is replaced by the next draft', async () => {
    await harness.draft();
    const late = await latecomer();
    await give(idOf(late));
    await unlock();
    const { picks } = await harness.draft();
    expect(picks.filter(({ user }) => user?.id === late.id)).toHaveLength(2);
    await expect(give(idOf(late))).rejects.toMatchObject({ reason: 'ROSTER_EXISTS' });
  });

  test('is in the audit log', async () => {
    await harness.draft();
    const late = await latecomer();
    const { picks } = await give(idOf(late));
    expect((await harness.audited()).at(-1)).toMatchObject({
      actor: 'Ada',
      action: 'roster.drafted',
      target: { type: 'user', id: late.id, name: 'Late' },
      before: null,
      after: { castaways: picks.map(({ castaway }) => castaway?.name) },
    });
  });

  test('is given once for concurrent calls on two replicas', async () => {
    await harness.draft();
    const late = await latecomer();
    const elsewhere = await harness.replica();
    await expectOne(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? harness : elsewhere).league.draftRoster({ userId: late.id }, { actor: ADMIN }),
      ),
      { reason: 'ROSTER_EXISTS', message: 'This player has a roster already.' },
    );
    expect((await harness.published(Topics.roster)).filter(({ key }) => key === late.id)).toHaveLength(1);
  });

  test('for many players at once gives each their own turn at the pool', async () => {
    await harness.draft();
    const late = await harness.players(10);
    await Promise.all(late.map((actor) => give(idOf(actor))));
    const { picks } = await harness.rosters();
    expect(picks.map(({ pickNumber }) => pickNumber)).toEqual(picks.map((_, n) => n + 1));
  });

  test('is refused before any draft has been run', async () => {
    await harness.preview();
    await expect(give(idOf(players[0]))).rejects.toMatchObject({
      reason: 'DRAFT_NOT_RUN',
      message: 'The draft has not been run yet.',
    });
  });

  test('is refused to a player whose account is deleted, or whose id is unknown, missing or malformed', async () => {
    await harness.draft();
    const late = await latecomer();
    await harness.deleteAccounts(late);
    for (const userId of [late.id, NOWHERE, '', "1' or true --"])
      await expect(give(userId)).rejects.toMatchObject({
        reason: 'USER_NOT_FOUND',
        message: 'User not found',
      });
  });

  test('is refused as retryable if the player may have just signed up', async () => {
    await harness.draft();
    const late = playerActor(randomUUID(), 'Late');
    await whileCopiesAreStopped(harness.database, async () => {
      harness.emit.user(idOf(late), 'Late');
      await harness.send();
      await expect(give(idOf(late))).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
    });
    await eventually(async () => expect((await give(idOf(late))).picks).toHaveLength(2));
  });

  test('is only for admins who are participants', async () => {
    await harness.draft();
    await unlock();
    const watching = await harness.newcomer('Watching', true);
    await expect(give(idOf(watching))).rejects.toMatchObject({
      reason: 'INVALID_INPUT',
      details: [{ field: 'userId', message: expect.stringContaining('after submitting rankings') as string }],
    });
    await harness.rank(watching, castaways);
    expect((await give(idOf(watching))).picks).toHaveLength(2);
  });

  test('is not possible if castaways are not shared and none is left', async () => {
    await harness.updateSeason({ shareCastaways: false });
    await harness.draft();
    const [first, second] = [await latecomer('First'), await latecomer('Second')];
    expect((await give(idOf(first))).picks).toHaveLength(1);
    await expect(give(idOf(second))).rejects.toMatchObject({
      reason: 'DRAFT_NOT_POSSIBLE',
      message: 'No castaway is left to draft, and castaways are not shared.',
    });
    expect(await receipt(second)).toBeUndefined();
  });

  test('has no castaway that was eliminated since the draft', async () => {
    await harness.draft();
    const [gone] = castaways;
    await harness.league.updateCastaway({ castawayId: gone?.id ?? '', eliminated: true }, { actor: ADMIN });
    for (let n = 0; n < 4; n += 1) {
      const { picks } = await give(idOf(await latecomer(`Late ${n}`)));
      expect(picks).toHaveLength(2);
      expect(ids(picks.map(({ castaway }) => castaway))).not.toContain(gone?.id);
    }
  });
});
