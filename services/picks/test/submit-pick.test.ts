import { NO_TRACE, Refusal } from '@torchbearer/kit';
import { playerActor } from '@torchbearer/kit/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { savePicks } from '../src/db/save-pick.js';
import { withdrawAllPicks } from '../src/db/withdraw.js';
import { submit } from '../src/use-cases/decide-and-save.js';
import { before, close, during, openWeek } from './league.js';

describe('a player', () => {
  test('picks one of their castaways and gets back what was saved', async () => {
    const { league, robin } = await openWeek();
    const trailers: unknown[] = [];
    const response = await league.picks.submitPick(
      { castawayId: robin.first.id },
      { actor: playerActor(robin.id), onPublished: (versions) => trailers.push(...versions) },
    );
    const [stored] = await league.stored();
    expect(response.pick).toEqual({
      id: stored?.id,
      userId: robin.id,
      userName: 'Robin',
      weekNumber: 3,
      castawayId: robin.first.id,
      castawayName: 'First of Robin',
      castawayTribe: 'Ember',
      castawayEliminated: false,
      isAutoSelected: false,
      submittedAt: during(3),
    });
    expect(stored).toMatchObject({ version: 1, userId: robin.id, submittedBy: robin.id });
    const { id, ...event } = { id: stored?.id, userId: robin.id, weekNumber: 3, castawayId: robin.first.id };
    expect(await league.allPublished()).toMatchObject([{ id, version: 1, pick: event }]);
    // The next read can wait for it.
    expect(trailers).toEqual([{ topic: 'picks.pick.v1', key: id, version: 1 }]);
  });

  test('changes their pick, and it stays one pick', async () => {
    const { league, robin } = await openWeek();
    const first = await league.pick(robin.id, robin.first.id);
    const second = await league.pick(robin.id, robin.second.id);
    expect(second.pick?.id).toBe(first.pick?.id);
    expect(await league.stored()).toMatchObject([{ version: 2, castawayId: robin.second.id }]);
    expect((await league.allPublished()).map(({ version, pick }) => [version, pick?.castawayId])).toEqual([
      [1, robin.first.id],
      [2, robin.second.id],
    ]);
  });

  test('who sends the same pick again gets the stored one, which is not published twice', async () => {
    const { league, robin } = await openWeek();
    const first = await league.pick(robin.id, robin.first.id);
    league.clock.set(before(close(3)));
    const again = await league.pick(robin.id, robin.first.id);
    expect(again).toEqual(first);
    expect(await league.allPublished()).toHaveLength(1);
  });
});

describe('two hundred concurrent calls of one player', () => {
  test('all return, and do not delay another player', async () => {
    const { league, robin } = await openWeek();
    const kim = await league.player({ name: 'Kim' });
    const { database } = league;
    const patient = { actor: playerActor(robin.id), deadlineMs: 60_000 };
    let storm: Promise<unknown>[] = [];
    // Makes each call slow: they wait for the player's roster while each holds a connection.
    await database.transaction(async (tx) => {
      await tx.rows('select from copied.rosters where user_id = $1 for update', [robin.id]);
      storm = Array.from({ length: 200 }, (_, n) =>
        league.picks.submitPick({ castawayId: (n % 2 ? robin.first : robin.second).id }, patient),
      );
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      // Not in the transaction, which would see the same connections every time.
      await expect.poll(() => database.rows(waiting), { timeout: 20_000 }).not.toHaveLength(0);
      const { pick: saved } = await league.pick(kim.id, kim.first.id);
      expect(saved?.castawayId).toBe(kim.first.id);
    });
    expect((await Promise.allSettled(storm)).filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await league.stored()).toHaveLength(2);
  });
});

describe('many players at once', () => {
  test('each get their own pick, their own refusal and their own event, in few transactions', async () => {
    const { league, robin } = await openWeek();
    const players = [];
    for (let n = 0; n < 40; n++) players.push(await league.player({ name: `Player ${n}` }));
    const outcomes = await Promise.allSettled(
      players.map((player, n) => league.pick(player.id, (n % 4 === 3 ? robin : player).first.id)),
    );
    for (const [n, outcome] of outcomes.entries()) {
      const player = players[n];
      if (n % 4 === 3) expect(outcome).toMatchObject({ reason: { reason: 'NOT_YOUR_CASTAWAY' } });
      else {
        const entry = { userId: player?.id, castawayId: player?.first.id, userName: player?.name };
        expect(outcome).toMatchObject({ value: { pick: entry } });
      }
    }
    const published = await league.allPublished();
    expect(published.map(({ pick: one }) => one?.userId).toSorted()).toEqual(
      players.flatMap(({ id }, n) => (n % 4 === 3 ? [] : id)).toSorted(),
    );
    expect(await league.stored()).toHaveLength(30);
    const [count] = await league.database.rows<{ transactions: number }>(
      'select count(distinct xmin::text)::int as transactions from picks',
    );
    expect(count?.transactions).toBeLessThan(30);
  });

  test('a pick that was withdrawn since it was read is not brought back', async () => {
    const { league, robin } = await openWeek();
    const { pick: first } = await league.pick(robin.id, robin.first.id);
    await league.database.transaction(async (tx) => {
      await withdrawAllPicks(tx, [robin.id]);
      const change = {
        ...{ id: first?.id ?? '', version: 2, userId: robin.id, weekNumber: 3, castawayId: robin.second.id },
        ...{ isAutoSelected: false, submittedAt: during(3), submittedBy: robin.id },
      };
      expect(await savePicks(tx, [{ pick: change, trace: NO_TRACE }])).toEqual(new Set());
    });
    expect(await league.stored()).toEqual([]);
    expect((await league.allPublished()).map(({ version, pick: one }) => [version, one === null])).toEqual([
      [1, false],
      [2, true],
    ]);
  });
});

describe('a pick for the week that the player saw', () => {
  test('is not saved for another week that has become active since', async () => {
    const { league, robin, week } = await openWeek();
    await league.pick(robin.id, robin.first.id, 3);
    await league.nextWeek(week);
    await expect(league.pick(robin.id, robin.second.id, 3)).rejects.toMatchObject({
      reason: 'OTHER_WEEK_ACTIVE',
      message: 'Week 4 is active now. Please look at it and pick again.',
    });
    expect(await league.stored()).toMatchObject([{ weekNumber: 3, castawayId: robin.first.id }]);
    await league.pick(robin.id, robin.second.id, 4);
    expect(await league.stored()).toHaveLength(2);
  });
});

describe('the deadline', () => {
  test('is exact: a pick a millisecond before the close counts, one at the close does not', async () => {
    const { league, robin } = await openWeek();
    league.clock.set(before(close(3)));
    await league.pick(robin.id, robin.first.id);
    league.clock.set(close(3));
    await expect(league.pick(robin.id, robin.second.id)).rejects.toMatchObject({ reason: 'PICKS_CLOSED' });
    expect(await league.stored()).toMatchObject([{ castawayId: robin.first.id }]);
  });
});

describe('a pick is refused', () => {
  test('for another player’s castaway, an unknown one, an invalid id and a player without a roster', async () => {
    const { league, robin } = await openWeek();
    const kim = await league.player({ name: 'Kim' });
    const notOurs = [kim.first.id, randomUUID(), 'Ash'].map((id) => [robin.id, id] as const);
    for (const [userId, castawayId] of [...notOurs, [randomUUID(), robin.first.id] as const])
      await expect(league.pick(userId, castawayId)).rejects.toMatchObject({ reason: 'NOT_YOUR_CASTAWAY' });
    for (const castawayId of ['', 'a\0b', 'x'.repeat(101)])
      await expect(league.pick(robin.id, castawayId)).rejects.toMatchObject({
        reason: 'INVALID_INPUT',
        details: [{ field: 'castawayId' }],
      });
    expect(await league.stored()).toEqual([]);
  });
});

describe('concurrently', () => {
  /** Calls like the gateway, with a deadline for a slow machine. */
  const withRetry = (userId: string) => ({
    actor: playerActor(userId),
    deadlineMs: 30_000,
    idempotent: true,
  });

  test('200 concurrent picks of one player leave one row and a stream of events without gaps', async () => {
    const { league, robin } = await openWeek();
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        league.picks.submitPick(
          { castawayId: index % 2 === 0 ? robin.first.id : robin.second.id },
          withRetry(robin.id),
        ),
      ),
    );
    const [stored, ...others] = await league.stored();
    expect(others).toEqual([]);
    expect(new Set(responses.map((response) => response.pick?.id))).toEqual(new Set([stored?.id]));
    const published = await league.allPublished();
    expect(published.map((event) => event.version)).toEqual(
      Array.from({ length: stored?.version ?? 0 }, (_, i) => i + 1),
    );
    expect(published.at(-1)?.pick).toMatchObject({ id: stored?.id, castawayId: stored?.castawayId });
    // Each event is a change: two in a row never have the same castaway.
    for (const [index, event] of published.entries()) {
      expect(event.pick?.castawayId).not.toBe(published[index - 1]?.pick?.castawayId);
    }
  });

  test('the same pick 200 times at once is one pick and one event', async () => {
    const { league, robin } = await openWeek();
    await Promise.all(
      Array.from({ length: 200 }, () =>
        league.picks.submitPick({ castawayId: robin.first.id }, withRetry(robin.id)),
      ),
    );
    expect(await league.stored()).toMatchObject([{ version: 1, castawayId: robin.first.id }]);
    expect(await league.allPublished()).toHaveLength(1);
  });
});

test('a transaction that fails after the pick leaves neither the pick nor its event', async () => {
  const { league, robin } = await openWeek();
  const work = league.database.transaction(async (tx) => {
    await submit(tx, {
      by: 'player',
      now: during(3),
      userId: robin.id,
      castawayId: robin.first.id,
      submittedBy: robin.id,
    });
    expect(await tx.rows('select from picks')).toHaveLength(1);
    expect(await tx.rows('select from outbox')).toHaveLength(1);
    throw new Refusal('INTERNAL');
  });
  await expect(work).rejects.toMatchObject({ reason: 'INTERNAL' });
  expect(await league.stored()).toEqual([]);
  expect(await league.allPublished()).toEqual([]);
});

test('a first pick that was made since it was read stays as it is', async () => {
  const { league, robin } = await openWeek();
  await league.pick(robin.id, robin.first.id);
  const picked = await league.stored();
  await league.database.transaction(async (tx) => {
    const late = {
      ...{ id: randomUUID(), version: 1, userId: robin.id, weekNumber: 3, castawayId: robin.second.id },
      ...{ isAutoSelected: true, submittedAt: close(3), submittedBy: 'system' },
    };
    expect(await savePicks(tx, [{ pick: late, trace: NO_TRACE }])).toEqual(new Set());
  });
  expect(await league.stored()).toEqual(picked);
  expect(await league.allPublished()).toHaveLength(1);
});
