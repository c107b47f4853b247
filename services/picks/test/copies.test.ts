import { playerActor, whileCopiesAreStopped } from '@torchbearer/kit/testing';
import { Topics } from '@torchbearer/proto/topics';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { during, openWeek, startLeague } from './league.js';

describe('while the copies are behind', () => {
  test('a missing active week is refused as retryable', async () => {
    const league = await startLeague();
    league.clock.set(during(3));
    const robin = await league.player();
    await expect(league.mine(robin.id)).rejects.toMatchObject({ reason: 'NO_ACTIVE_WEEK' });
    await expect(league.pick(robin.id, robin.first.id)).rejects.toMatchObject({ reason: 'NO_ACTIVE_WEEK' });
    await whileCopiesAreStopped(league.database, async () => {
      await league.week(3);
      await expect(league.mine(robin.id)).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
      await expect(league.pick(robin.id, robin.first.id)).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
    });
    await league.waitForCopies();
    expect((await league.mine(robin.id)).week?.weekNumber).toBe(3);
  });

  test('a pick for the week that the player saw is not refused for the week before', async () => {
    const { league, week, robin } = await openWeek();
    const newPick = () => league.pick(robin.id, robin.first.id, 4);
    await whileCopiesAreStopped(league.database, async () => {
      await league.week(3, { ...week, isActive: false });
      await league.week(4);
      league.clock.set(during(4));
      await expect(newPick()).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
    });
    await league.waitForCopies();
    expect((await newPick()).pick?.weekNumber).toBe(4);
  });

  test('a castaway that may have been restored is not refused as eliminated', async () => {
    const { league, robin } = await openWeek();
    await league.castaway({ ...robin.first, eliminated: true });
    await league.waitForCopies();
    const again = () => league.pick(robin.id, robin.first.id);
    await expect(again()).rejects.toMatchObject({ reason: 'CASTAWAY_ELIMINATED' });
    await whileCopiesAreStopped(league.database, async () => {
      await league.castaway(robin.first);
      await expect(again()).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
    });
    await league.waitForCopies();
    expect((await again()).pick?.castawayId).toBe(robin.first.id);
  });
});

describe('after a re-run of the draft', () => {
  test('an open week’s pick of a castaway that the player no longer has is withdrawn and published', async () => {
    const { league, robin } = await openWeek();
    const kim = await league.player({ name: 'Kim' });
    await league.pick(robin.id, robin.first.id);
    await league.pick(robin.id, robin.second.id);
    const { pick: unchanged } = await league.pick(kim.id, kim.first.id);
    const other = await league.castaway({ name: 'Other' });
    await league.roster(robin.id, [robin.first.id, other.id]);
    await league.roster(kim.id, [other.id, kim.first.id]);
    await league.waitForCopies();
    // The player sees why the pick is gone; other players see nothing.
    expect((await league.mine(robin.id)).withdrawnCastaway).toMatchObject({ id: robin.second.id });
    expect((await league.mine(kim.id)).withdrawnCastaway).toBeUndefined();
    expect(await league.stored()).toMatchObject([{ id: unchanged?.id, version: 1 }]);
    expect((await league.allPublished()).filter((event) => event.id !== unchanged?.id)).toMatchObject([
      { version: 1 },
      { version: 2 },
      { version: 3, pick: null },
    ]);
  });

  test('the player picks again, under a new id', async () => {
    const { league, robin } = await openWeek();
    const { pick: withdrawn } = await league.pick(robin.id, robin.second.id);
    await league.roster(robin.id, [robin.first.id]);
    await league.waitForCopies();
    const { pick: replacement } = await league.pick(robin.id, robin.first.id);
    expect(replacement?.id).not.toBe(withdrawn?.id);
    expect((await league.mine(robin.id)).withdrawnCastaway).toBeUndefined();
    await expect(league.pick(robin.id, robin.second.id)).rejects.toMatchObject({
      reason: 'NOT_YOUR_CASTAWAY',
    });
    expect((await league.allPublished()).at(-1)).toMatchObject({ id: replacement?.id, version: 1 });
  });

  test('picks of closed weeks stay', async () => {
    const { league, robin } = await openWeek();
    await league.pick(robin.id, robin.second.id);
    await league.closes(3);
    await league.roster(robin.id, [robin.first.id]);
    await league.waitForCopies();
    expect(await league.stored()).toMatchObject([{ castawayId: robin.second.id }]);
  });

  test('a deleted roster leaves the open week without a pick', async () => {
    const { league, robin } = await openWeek();
    await league.pick(robin.id, robin.second.id);
    await league.removed(Topics.roster, robin.id);
    await league.waitForCopies();
    expect(await league.stored()).toEqual([]);
    expect((await league.mine(robin.id)).assigned).toEqual([]);
  });

  test('a concurrent pick counts for the new roster or not at all', async () => {
    const { league, robin } = await openWeek();
    const other = await league.castaway({ name: 'Other' });
    await league.waitForCopies();
    const calls = Array.from({ length: 30 }, () => league.pick(robin.id, robin.second.id));
    await league.roster(robin.id, [robin.first.id, other.id]);
    await Promise.allSettled(calls);
    await league.waitForCopies();
    expect(await league.stored()).toEqual([]);
  });
});

describe('a deleted player', () => {
  test('loses every pick, each with a published withdrawal, and no other player’s', async () => {
    const { league, robin, week } = await openWeek();
    const kim = await league.player({ name: 'Kim' });
    await league.pick(robin.id, robin.first.id);
    await league.pick(kim.id, kim.first.id);
    await league.nextWeek(week);
    await league.pick(robin.id, robin.second.id);
    await league.removed(Topics.user, robin.id);
    await league.waitForCopies();
    expect(await league.stored()).toMatchObject([{ userId: kim.id }]);
    const published = await league.allPublished();
    const robins = new Set(
      published.filter((event) => event.pick?.userId === robin.id).map((event) => event.id),
    );
    const withdrawn = published.filter((event) => event.pick === null);
    expect(new Set(withdrawn.map((event) => event.id))).toEqual(robins);
    expect(withdrawn.map((event) => event.version)).toEqual([2, 2]);
    const all = await league.picks.listPicks({}, { actor: playerActor(kim.id) });
    expect(all.users).toEqual([{ id: kim.id, name: 'Kim' }]);
    expect(all.draftPicks.every((drafted) => drafted.userId === kim.id)).toBe(true);
    await expect(league.pick(robin.id, robin.first.id)).rejects.toMatchObject({
      reason: 'NOT_YOUR_CASTAWAY',
    });
  });

  test('leaves no concurrent pick', async () => {
    const { league, robin } = await openWeek();
    const calls = Array.from({ length: 30 }, (_, index) =>
      league.pick(robin.id, index % 2 === 0 ? robin.first.id : robin.second.id),
    );
    await league.removed(Topics.user, robin.id);
    await Promise.allSettled(calls);
    await league.waitForCopies();
    expect(await league.stored()).toEqual([]);
    const published = await league.allPublished();
    for (const id of new Set(published.map((event) => event.id))) {
      expect(published.filter((event) => event.id === id).at(-1)?.pick).toBeNull();
    }
  });
});

test('a castaway, a week and a week’s points may be deleted', async () => {
  const { league, robin, week } = await openWeek();
  const gone = await league.castaway({ name: 'Gone' });
  await league.scored(3, { [robin.first.id]: 1 });
  await league.waitForCopies();
  expect((await league.mine(robin.id)).week).toMatchObject({ scored: true });
  await league.scored(3, {});
  await league.removed(Topics.castaway, gone.id);
  await league.waitForCopies();
  expect((await league.mine(robin.id)).week).toMatchObject({ scored: false });
  const all = await league.picks.listPicks({}, { actor: playerActor(robin.id) });
  expect(all.castaways.map((castaway) => castaway.id)).not.toContain(gone.id);
  await league.removed(Topics.scoredWeek, '3');
  await league.removed(Topics.week, week.id);
  await league.waitForCopies();
  await expect(league.mine(robin.id)).rejects.toMatchObject({ reason: 'NO_ACTIVE_WEEK' });
});

test('while one week takes over from another, the later active one counts', async () => {
  const { league, robin } = await openWeek();
  await league.week(4);
  await league.waitForCopies();
  expect((await league.mine(robin.id)).week?.weekNumber).toBe(4);
});

test('a roster that arrives before its player and castaways is complete once they arrive', async () => {
  const league = await startLeague();
  league.clock.set(during(3));
  const [userId, castawayId] = [randomUUID(), randomUUID()];
  await league.roster(userId, [castawayId]);
  await league.week(3);
  await league.waitForCopies();
  expect((await league.mine(userId)).assigned).toEqual([]);
  await expect(league.pick(userId, castawayId)).rejects.toMatchObject({ reason: 'NOT_YOUR_CASTAWAY' });
  await league.castaway({ id: castawayId });
  await league.waitForCopies();
  expect((await league.pick(userId, castawayId)).pick).toMatchObject({ castawayId, userName: '' });
});
