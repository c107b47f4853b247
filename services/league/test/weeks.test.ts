import { VISITOR } from '@torchbearer/kit';
import { playerActor, whileCopiesAreStopped } from '@torchbearer/kit/testing';
import { randomUUID } from 'node:crypto';
import type { SaveWeekRequest } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, expectOne, startLeague, type Harness } from './harness.js';

const MONDAY = new Date('2025-09-22T17:00:00Z');
const WEDNESDAY_17 = new Date('2025-09-25T00:00:00Z');
const THURSDAY_9 = new Date('2025-09-18T16:00:00Z');
const LATER = new Date('2026-01-01T00:00:00Z');
const PLAYER = playerActor(randomUUID());

let harness: Harness;
beforeEach(async () => {
  harness = await startLeague();
  harness.clock.set(MONDAY);
});
afterEach(() => harness.stop());

const save = (request: SaveWeekRequest) => harness.league.saveWeek(request, { actor: ADMIN });
const open = (weekNumber: number) => save({ weekNumber, isActive: true });
const weeks = async () => (await harness.league.listWeeks({}, { actor: ADMIN })).weeks;
const activeNumbers = async () =>
  (await weeks()).filter((week) => week.isActive).map((week) => week.weekNumber);
const published = () => harness.published(Topics.week);

describe('the active week', () => {
  test('is known to visitors with its deadline, and is none before the first', async () => {
    const known = async () => (await harness.league.getSeason({}, { actor: VISITOR })).activeWeek;
    expect(await known()).toBeUndefined();
    await save({ weekNumber: 3, isActive: false });
    expect(await known()).toBeUndefined();
    await open(3);
    expect(await known()).toEqual({ weekNumber: 3, picksCloseAt: WEDNESDAY_17 });
  });
});

describe('a new week', () => {
  test('opens Thursday 09:00 and closes Wednesday 17:00 Pacific by default', async () => {
    const { week, created } = await save({ weekNumber: 3, isActive: false });
    expect(created).toBe(true);
    expect(week).toEqual({
      id: week?.id,
      weekNumber: 3,
      isActive: false,
      picksOpenAt: THURSDAY_9,
      picksCloseAt: WEDNESDAY_17,
      scored: false,
    });
    expect(await weeks()).toEqual([week]);
    const { scored: _, ...state } = week ?? { scored: false };
    expect(await published()).toEqual([
      { key: week?.id, version: 1, event: { ...state, version: 1, wasEverActive: false, moves: 0 } },
    ]);
  });

  test('closes a week after the nearest earlier one, if that is still open', async () => {
    await open(3);
    await save({ weekNumber: 9, isActive: false, picksCloseAt: LATER });
    const { week } = await save({ weekNumber: 5, isActive: false });
    expect(week?.picksCloseAt).toEqual(new Date('2025-10-02T00:00:00Z'));
    expect(week?.picksOpenAt).toEqual(new Date('2025-09-25T16:00:00Z'));
  });

  test('may open and close in any year from 2000 to 2199', async () => {
    const picksOpenAt = new Date('2000-01-01T00:00:00Z');
    const picksCloseAt = new Date('2199-12-31T23:59:59.999Z');
    const { week } = await save({ weekNumber: 1, isActive: false, picksOpenAt, picksCloseAt });
    expect(week).toMatchObject({ picksOpenAt, picksCloseAt });
  });

  test('is refused with a number or times out of range', async () => {
    for (const request of [
      { weekNumber: 0 },
      { weekNumber: 21 },
      { weekNumber: 1, picksOpenAt: new Date('1066-10-14T00:00:00Z') },
      { weekNumber: 1, picksCloseAt: new Date('3025-01-01T00:00:00Z') },
    ])
      await expect(save({ isActive: true, ...request })).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
    expect(await weeks()).toEqual([]);
  });

  test('must open before it closes', async () => {
    for (const times of [
      { picksOpenAt: LATER, picksCloseAt: LATER },
      { picksOpenAt: LATER, picksCloseAt: MONDAY },
      { picksOpenAt: LATER },
    ]) {
      await expect(save({ weekNumber: 3, isActive: true, ...times })).rejects.toMatchObject({
        reason: 'WEEK_CLOSES_BEFORE_OPEN',
        message: 'Picks must open before they close.',
      });
    }
    expect(await weeks()).toEqual([]);
  });

  test('saved concurrently is created once', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => open(4)));
    expect(responses.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(responses.map(({ week }) => week?.id)).size).toBe(1);
    expect(await published()).toHaveLength(1);
  });
});

describe('a save of a new week', () => {
  test('does not change an existing one', async () => {
    await open(3);
    await expect(save({ weekNumber: 3, isActive: false, onlyNew: true })).rejects.toMatchObject({
      reason: 'CONFLICT',
      message: 'Week 3 is there already.',
    });
    expect(await activeNumbers()).toEqual([3]);
    expect(await save({ weekNumber: 4, isActive: false, onlyNew: true })).toMatchObject({ created: true });
  });

  test('succeeds for one of many concurrent saves', async () => {
    await expectOne(
      Array.from({ length: 8 }, (_, index) =>
        save({ weekNumber: 5, isActive: index % 2 === 0, onlyNew: true }),
      ),
      { reason: 'CONFLICT' },
    );
    expect(await published()).toHaveLength(1);
  });
});

describe('changing a week', () => {
  test('keeps omitted times', async () => {
    const { week } = await save({ weekNumber: 3, isActive: false });
    harness.clock.set(LATER);
    const activated = await open(3);
    expect(activated).toEqual({ created: false, week: { ...week, isActive: true } });
    const picksCloseAt = new Date('2025-09-26T00:00:00Z');
    const reason = 'The episode was late';
    expect((await save({ weekNumber: 3, isActive: true, picksCloseAt, reason })).week).toMatchObject({
      picksOpenAt: THURSDAY_9,
      picksCloseAt,
    });
  });

  test('without a difference publishes nothing', async () => {
    await open(3);
    expect(await open(3)).toMatchObject({ created: false });
    expect(await published()).toHaveLength(1);
  });

  test('never makes it close before it opens', async () => {
    await open(3);
    await expect(save({ weekNumber: 3, isActive: true, picksCloseAt: THURSDAY_9 })).rejects.toMatchObject({
      reason: 'WEEK_CLOSES_BEFORE_OPEN',
    });
    expect((await weeks())[0]).toMatchObject({ picksCloseAt: WEDNESDAY_17 });
  });
});

describe('a week that has closed', () => {
  const reason = 'The episode was late';
  const picksCloseAt = new Date('2025-09-26T00:00:00Z');
  const move = (more: Partial<SaveWeekRequest> = {}) =>
    save({ weekNumber: 3, isActive: true, picksCloseAt, ...more });
  const closed = async () => {
    const { week } = await open(3);
    harness.clock.set(WEDNESDAY_17);
    return week;
  };

  test('is moved, later or earlier, only with a reason, which is published and audited', async () => {
    const week = await closed();
    const before = await published();
    await expect(move()).rejects.toMatchObject({ reason: 'WEEK_IS_CLOSED' });
    await expect(move({ picksCloseAt: MONDAY })).rejects.toMatchObject({ reason: 'WEEK_IS_CLOSED' });
    for (const blank of ['', '  ', ' a ', 'x'.repeat(301), 'nul\0'])
      await expect(move({ reason: blank })).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
    expect(await published()).toEqual(before);
    expect((await move({ reason: ` ${reason} ` })).week).toEqual({
      ...week,
      picksCloseAt,
      moveReason: reason,
      movedAt: WEDNESDAY_17,
    });
    expect((await published()).at(-1)).toMatchObject({ event: { moves: 1, moveReason: reason } });
    expect((await harness.audited()).at(-1)).toMatchObject({
      action: 'week.updated',
      before: { picksCloseAt: WEDNESDAY_17.toISOString() },
      after: { picksCloseAt: picksCloseAt.toISOString(), reason },
    });
  });

  test('moves freely before its close and when it took no picks, and not at the instant of the close', async () => {
    await open(3);
    harness.clock.set(new Date(WEDNESDAY_17.getTime() - 1));
    await move();
    harness.clock.set(picksCloseAt);
    await expect(move({ picksCloseAt: LATER })).rejects.toMatchObject({ reason: 'WEEK_IS_CLOSED' });
    await move({ isActive: false });
    await save({ weekNumber: 4, isActive: false, picksCloseAt: WEDNESDAY_17 });
    await save({ weekNumber: 4, isActive: true, picksCloseAt: LATER });
    expect((await published()).every(({ event }) => event?.moves === 0)).toBe(true);
  });

  test('is not moved once it has points, whatever the reason, also if it took no picks', async () => {
    await closed();
    await save({ weekNumber: 4, isActive: false, picksCloseAt: WEDNESDAY_17 });
    harness.emit.scored(3, [randomUUID()]);
    harness.emit.scored(4, [randomUUID()]);
    await harness.waitForCopies();
    for (const weekNumber of [3, 4])
      for (const close of [picksCloseAt, MONDAY])
        await expect(move({ weekNumber, picksCloseAt: close, reason })).rejects.toMatchObject({
          reason: 'WEEK_IS_SCORED',
        });
    await move({ isActive: false, picksCloseAt: undefined });
    harness.emit.scored(3, []);
    await harness.waitForCopies();
    await move({ reason });
  });

  test('waits for a save of points that is still on its way', async () => {
    await closed();
    await whileCopiesAreStopped(harness.database, async () => {
      harness.emit.scored(3, [randomUUID()]);
      await harness.send();
      await expect(move({ reason })).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
    });
    await harness.waitForCopies();
    await expect
      .poll(() => move({ reason }).catch((error: unknown) => error))
      .toMatchObject({
        reason: 'WEEK_IS_SCORED',
      });
  });

  test('is moved once by many admins at the same time with the same close', async () => {
    await closed();
    await Promise.all(Array.from({ length: 5 }, () => move({ reason })));
    expect((await published()).at(-1)).toMatchObject({ version: 2, event: { moves: 1 } });
  });

  test('by setting a close that has passed was open until then', async () => {
    const { week } = await open(3);
    await move({ picksOpenAt: new Date(THURSDAY_9.getTime() - 1), picksCloseAt: THURSDAY_9 });
    expect((await published()).at(-1)).toMatchObject({
      key: week?.id,
      event: { picksCloseAt: THURSDAY_9, closedAt: MONDAY, moves: 0 },
    });
    harness.clock.set(LATER);
    await move({ isActive: false, picksCloseAt: undefined });
    expect((await published()).at(-1)).toMatchObject({ event: { closedAt: MONDAY } });
    await move({ picksOpenAt: THURSDAY_9, picksCloseAt: WEDNESDAY_17, reason });
    expect((await published()).at(-1)?.event).toMatchObject({ closedAt: undefined, moves: 1 });
  });
});

describe('the active week', () => {
  test('is one at a time: activating one ends the other, which keeps that it was active', async () => {
    const { week: third } = await open(3);
    const { week: fourth } = await open(4);
    expect(await activeNumbers()).toEqual([4]);
    expect(
      (await published()).slice(1).map(({ key, event }) => [key, event?.isActive, event?.wasEverActive]),
    ).toEqual([
      [third?.id, false, true],
      [fourth?.id, true, true],
    ]);
  });

  test('can end without another', async () => {
    await open(3);
    await save({ weekNumber: 3, isActive: false });
    expect(await activeNumbers()).toEqual([]);
    expect((await published()).at(-1)).toMatchObject({
      version: 2,
      event: { isActive: false, wasEverActive: true },
    });
    await expect(harness.league.getActiveWeek({}, { actor: PLAYER })).rejects.toMatchObject({
      reason: 'NO_ACTIVE_WEEK',
      message: 'No active week is available yet.',
    });
  });

  test('is exactly one when many admins activate different weeks concurrently', async () => {
    const elsewhere = await harness.replica();
    await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((weekNumber) =>
        (weekNumber % 2 ? harness : elsewhere).league.saveWeek(
          { weekNumber, isActive: true },
          { actor: ADMIN },
        ),
      ),
    );
    const active = await activeNumbers();
    expect(active).toHaveLength(1);
    const newest = new Map((await published()).map(({ event }) => [event?.weekNumber, event?.isActive]));
    expect([...newest].filter(([, isActive]) => isActive).map(([number]) => number)).toEqual(active);
  });

  test('is not replaced or ended by an admin who saw another one', async () => {
    await open(2);
    await open(3);
    for (const request of [
      { weekNumber: 4, isActive: true, seenActiveWeek: 2 },
      { weekNumber: 3, isActive: false, seenActiveWeek: 0 },
    ])
      await expect(save(request)).rejects.toMatchObject({
        reason: 'CONFLICT',
        message: 'Week 3 was made active meanwhile.',
      });
    await save({ weekNumber: 4, isActive: false, seenActiveWeek: 2 });
    expect(await activeNumbers()).toEqual([3]);
    await save({ weekNumber: 4, isActive: true, seenActiveWeek: 3 });
    expect(await activeNumbers()).toEqual([4]);
  });

  test('is replaced by one of two concurrent admins, and the other is refused', async () => {
    const elsewhere = await harness.replica();
    let active = 0;
    for (let round = 0; round < 20; round++) {
      const wanted = [1 + (round % 2) * 2, 2 + (round % 2) * 2];
      const responses = await Promise.allSettled(
        wanted.map((weekNumber, index) =>
          (index ? elsewhere : harness).league.saveWeek(
            { weekNumber, isActive: true, seenActiveWeek: active },
            { actor: ADMIN },
          ),
        ),
      );
      const won = responses.findIndex(({ status }) => status === 'fulfilled');
      expect(responses[1 - won]).toMatchObject({ status: 'rejected', reason: { reason: 'CONFLICT' } });
      active = wanted[won] ?? 0;
      expect(await activeNumbers()).toEqual([active]);
    }
  });

  test('is what players see, scored once it has points', async () => {
    const { week } = await open(3);
    const seen = async () => (await harness.league.getActiveWeek({}, { actor: PLAYER })).week;
    expect(await seen()).toEqual(week);
    harness.emit.scored(3, [randomUUID()]);
    await harness.waitForCopies();
    expect(await seen()).toEqual({ ...week, scored: true });
    expect((await weeks())[0]?.scored).toBe(true);
    harness.emit.scored(3, []);
    await harness.waitForCopies();
    expect((await seen())?.scored).toBe(false);
  });
});
