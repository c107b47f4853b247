import type { EntityVersion } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually, whileCopiesAreStopped } from '@torchbearer/kit/testing';
import { ADMIN, entriesOf, startScoring, type Harness } from './harness.js';
import { castawayId, playerId } from './league-history.js';

let league: Harness;
beforeEach(async () => {
  league = await startScoring();
  for (let n = 0; n < 4; n++) league.emit.pick(n, 3, n);
  await league.waitForStandings();
});
afterEach(() => league.stop());

const totals = async (): Promise<Record<string, number>> =>
  Object.fromEntries((await league.standings()).list.map((entry) => [entry.name, entry.totalPoints]));
describe('saving a week', () => {
  it('returns all its points and the new standings, and publishes them', async () => {
    const published: EntityVersion[] = [];
    const entries = entriesOf({ 0: 5, 1: 0 });
    const response = await league.scoring.saveWeekPoints(
      { weekNumber: 3, entries },
      { actor: ADMIN, onPublished: (versions) => published.push(...versions) },
    );
    expect(response.entries).toEqual(entries);
    const { version, list } = await league.standings();
    expect(version).toBe(response.standingsVersion);
    expect(list[0]).toMatchObject({ id: playerId(0), rank: 1, totalPoints: 5 });
    expect(published).toEqual([
      { topic: Topics.scoredWeek.name, key: '3', version: 1 },
      { topic: Topics.scoringAudit.name, key: expect.any(String) as string, version: 1 },
      { topic: Topics.standings.name, key: 'standings', version: response.standingsVersion },
    ]);
    expect(await league.scoredWeeks()).toEqual([
      { weekNumber: 3, version: 1, points: entries, isFinal: false },
    ]);
  });

  it('twice with the same points changes and publishes nothing', async () => {
    const first = await league.scoring.saveWeekPoints(
      { weekNumber: 3, entries: entriesOf({ 0: 5 }) },
      { actor: ADMIN },
    );
    const published: EntityVersion[] = [];
    const second = await league.scoring.saveWeekPoints(
      { weekNumber: 3, entries: entriesOf({ 0: 5 }) },
      { actor: ADMIN, onPublished: (versions) => published.push(...versions) },
    );
    expect(second).toEqual(first);
    expect(published).toEqual([]);
    expect(await league.scoredWeeks()).toHaveLength(1);
  });

  it('with zero alone makes it a scored week', async () => {
    await league.save(3, { 0: 0 });
    await league.save(4, { 1: 0 });
    expect((await league.standings()).list.find((entry) => entry.id === playerId(0))).toMatchObject({
      avgPoints: 0,
    });
    expect(await league.scoring.getWeeksInFirst({}, { actor: ADMIN })).toEqual({ weeksInFirst: 2 });
  });

  it('before the first pick week stores the points and leaves the standings as they were', async () => {
    const { version } = await league.standings();
    league.emit.pick(0, 2, 0);
    await league.waitForStandings();
    await league.save(2, { 0: 50 });
    expect((await league.standings()).version).toBe(version);
    expect(await league.pointsOf(2)).toEqual(entriesOf({ 0: 50 }));
  });

  it('accepts points up to the week of an elimination, and none for later weeks', async () => {
    league.emit.castaway(1, true, 'Nerys Vane', 4);
    await league.waitForStandings();
    expect(await league.save(4, { 1: 8 })).toEqual(entriesOf({ 1: 8 }));
    await expect(league.save(5, { 1: 9 })).rejects.toMatchObject({
      reason: 'ELIMINATED_NOT_SCORED',
      message: 'Eliminated castaways cannot receive points: Nerys Vane.',
    });
    league.emit.castaway(1, true, 'Nerys Vane', 5);
    await league.waitForStandings();
    expect(await league.save(5, { 1: 9 })).toEqual(entriesOf({ 1: 9 }));
  });
});

it.each([
  ['a week', 'unknown', 14, () => league.emit.week(14), 'WEEK_NOT_FOUND'],
  ['a castaway who may be restored', 'eliminated', 4, () => league.emit.castaway(1), 'ELIMINATED_NOT_SCORED'],
])('while copies are behind, %s is refused as retryable, not as %s', async (_, _what, week, emit, reason) => {
  if (week === 4) league.emit.castaway(1, true, 'Nerys Vane', 3);
  await league.waitForStandings();
  const save = () => league.save(week, { 1: 7 });
  await expect(save()).rejects.toMatchObject({ reason });
  await whileCopiesAreStopped(league.database, async () => {
    emit();
    await league.send();
    await expect(save()).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
    if (week === 14) await expect(league.pointsOf(week)).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  });
  await eventually(async () => expect(await save()).toHaveLength(1));
});

describe('an admin who sends the points they saw', () => {
  const saveSeen = (
    points: Readonly<Record<number, number>>,
    seen: Readonly<Record<number, number | undefined>>,
    { scoring }: Pick<Harness, 'scoring'> = league,
  ) =>
    scoring.saveWeekPoints(
      {
        weekNumber: 3,
        entries: entriesOf(points),
        seen: {
          entries: Object.entries(seen).map(([n, saw]) => ({
            castawayId: castawayId(Number(n)),
            points: saw,
          })),
        },
      },
      { actor: ADMIN },
    );

  it('replaces exactly those; if any has changed, nothing is saved', async () => {
    await saveSeen({ 0: 5, 1: 0 }, { 0: undefined, 1: undefined });
    await league.save(3, { 1: 2 });
    const published = (await league.scoredWeeks()).length;
    await expect(saveSeen({ 0: 6, 1: 9 }, { 0: 5, 1: 0 })).rejects.toMatchObject({
      reason: 'CONFLICT',
      message: 'Points were changed meanwhile, so nothing was saved: Castaway 1.',
      details: [{ field: 'entries.1.points', message: 'Castaway 1 has 2 points by now.' }],
    });
    expect(await league.pointsOf()).toEqual(entriesOf({ 0: 5, 1: 2 }));
    expect(await league.scoredWeeks()).toHaveLength(published);
    const both = () => saveSeen({ 0: 6, 1: 9 }, { 0: 5, 1: 2 });
    const saved = await both();
    expect(saved.entries).toEqual(entriesOf({ 0: 6, 1: 9 }));
    // The same save again.
    expect(await both()).toEqual(saved);
  });

  it('never silently overwrites a concurrent save: one of the two is refused, on one replica or two', async () => {
    const other = await league.replica();
    let stored: number | undefined;
    for (let round = 1; round <= 25; round++) {
      const points = [round * 2, round * 2 + 1];
      const outcomes = await Promise.allSettled([
        saveSeen({ 0: points[0] ?? 0 }, { 0: stored }),
        saveSeen({ 0: points[1] ?? 0 }, { 0: stored }, round % 2 ? other : league),
      ]);
      const won = outcomes.findIndex(({ status }) => status === 'fulfilled');
      expect(outcomes[1 - won]).toMatchObject({ status: 'rejected', reason: { reason: 'CONFLICT' } });
      stored = points[won];
      expect(await league.pointsOf()).toEqual(entriesOf({ 0: stored ?? -1 }));
    }
    expect(await league.audited()).toHaveLength(25);
  });
});

describe('at the same moment', () => {
  it("two admins' saves of different castaways both succeed, on one replica or two, with correct totals", async () => {
    const other = await league.replica();
    for (let round = 1; round <= 5; round++) {
      await Promise.all([
        league.save(3, { 0: round, 1: round * 2 }),
        other.scoring.saveWeekPoints(
          { weekNumber: 3, entries: entriesOf({ 2: round * 3, 3: round * 4 }) },
          { actor: ADMIN },
        ),
        league.save(4, { 0: round }),
      ]);
      expect(await totals()).toMatchObject({
        'Player 0': round,
        'Player 1': round * 2,
        'Player 2': round * 3,
        'Player 3': round * 4,
      });
    }
    const [week] = await league.database.rows<{ version: number }>(
      'select version from scored_weeks where week_number = 3',
    );
    expect(week?.version).toBe(10);
  });

  it('a save waits only for the running computation, however many changes wait', async () => {
    await league.replica();
    await league.replica();
    const computations = async (): Promise<number> =>
      (await league.database.rows<{ n: number }>('select computations as n from standings'))[0]?.n ?? -1;
    await league.save(3, { 0: 1 });
    await league.waitForStandings();
    const before = await computations();
    let saving: Promise<unknown> = Promise.resolve();
    // One computation runs; meanwhile changes are marked, which each replica tries to compute.
    await league.database.transaction(async (tx) => {
      await tx.rows('select from standings for update');
      for (let n = 0; n < 5; n++)
        await league.database.run(`insert into standings_marks (reason) values ('test')`);
      // A try that finds the row locked leaves no trace to wait for.
      await sleep(500);
      saving = league.save(3, { 0: 2 });
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      // By another connection: a transaction sees the activity of its first look only.
      await expect.poll(() => league.database.rows(waiting), { timeout: 20_000 }).not.toHaveLength(0);
    });
    await saving;
    // The save's own computation, or one of a replica and then its own: the first has taken all marks.
    expect(await computations()).toBeLessThanOrEqual(before + 2);
    expect(await league.database.rows('select from standings_marks')).toEqual([]);
  });

  it.each([
    ['for too long is refused before the caller gives up', 30_000],
    ['past the caller’s deadline is refused', 500],
  ])('a save that waits for a computation %s, and nothing of it is stored', async (_what, deadlineMs) => {
    await league.database.transaction(async (tx) => {
      await tx.rows('select from standings for update');
      const saving = league.scoring.saveWeekPoints(
        { weekNumber: 3, entries: entriesOf({ 0: 5 }) },
        { actor: ADMIN, deadlineMs },
      );
      await expect(saving).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
    });
    // Waits for the lock of that week, and so for the end of the other save.
    expect(await league.save(3, { 1: 2 })).toEqual(entriesOf({ 1: 2 }));
    expect(await totals()).toMatchObject({ 'Player 0': 0, 'Player 1': 2 });
  });

  it('twenty identical saves are one', async () => {
    const { version } = await league.standings();
    await Promise.all(Array.from({ length: 20 }, () => league.save(3, { 0: 5 })));
    expect((await league.standings()).version).toBe(version + 1);
    expect(await league.scoredWeeks()).toHaveLength(1);
  });

  it('picks that arrive during the first save of their week all count', async () => {
    for (let week = 4; week <= 6; week++) {
      for (let n = 0; n < 5; n++) league.emit.pick(n, week, 0);
      const [, versions] = await Promise.all([league.save(week, { 0: 10 }), league.send()]);
      await league.copies.awaitVersions(
        { versions: [...versions], timeoutMs: 5_000 },
        { actor: { kind: 'service', id: 'gateway', name: null, isAdmin: false }, deadlineMs: 15_000 },
      );
      expect((await league.standings()).list.map((entry) => entry.totalPoints)).toEqual(
        Array.from({ length: 5 }, () => (week - 3) * 10),
      );
    }
  });

  it('a save waits for a pick of its week that is being applied, and counts it', async () => {
    const { save } = await league.database.transaction(async (tx) => {
      // The pick's batch waits at its last check.
      await tx.run('lock table standings_marks in exclusive mode');
      league.emit.pick(4, 3, 0);
      await league.send();
      await expectWaiting('relation');
      const saving = league.save(3, { 0: 10 });
      await expectWaiting('advisory');
      return { save: saving };
    });
    await save;
    expect(await totals()).toMatchObject({ 'Player 4': 10 });
  });

  it('a pick whose week is being saved without it waits for the save, and counts afterwards', async () => {
    const { save } = await league.database.transaction(async (tx) => {
      await tx.rows('select from standings for update');
      const saving = league.save(3, { 0: 10 });
      await expectWaiting('transactionid');
      league.emit.pick(4, 3, 0);
      await league.send();
      await expectWaiting('advisory');
      return { save: saving };
    });
    await save;
    await eventually(async () => expect(await totals()).toMatchObject({ 'Player 4': 10 }));
  });
});

/** Waits until a session waits for a lock of this kind in the league's database. */
const expectWaiting = (kind: 'relation' | 'advisory' | 'transactionid'): Promise<void> =>
  eventually(async () => {
    const waiting = await league.database.rows(
      `select from pg_locks join pg_stat_activity using (pid)
       where locktype = $1 and not granted and datname = current_database()`,
      [kind],
    );
    expect(waiting).toHaveLength(1);
  });
