import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, entriesOf, startScoring, type Harness } from './harness.js';
import { playerId, PLAYERS, uuid } from './league-history.js';

let league: Harness;
beforeEach(async () => {
  league = await startScoring();
  for (let n = 0; n < PLAYERS; n++) for (const week of [3, 4, 5]) league.emit.pick(n, week, (n + week) % 4);
  await league.waitForStandings();
});
afterEach(() => league.stop());

const preview = async (weekNumber: number, points: Readonly<Record<number, number>>) =>
  (await league.scoring.previewWeekPoints({ weekNumber, entries: entriesOf(points) }, { actor: ADMIN }))
    .changes;

describe('a preview of points', () => {
  it('shows each total and rank that would change, in the order of the new standings', async () => {
    await league.save(3, { 3: 6, 0: 4 });
    expect(await preview(4, { 1: 5 })).toEqual(
      [{ userId: playerId(1), name: 'Player 1', pointsFrom: 4, pointsTo: 9, rankFrom: 3, rankTo: 1 }].concat(
        [0, 4].map((n) => ({
          userId: playerId(n),
          name: `Player ${n}`,
          pointsFrom: 6,
          pointsTo: 6,
          rankFrom: 1,
          rankTo: 2,
        })),
      ),
    );
  });

  it('saves, publishes and audits nothing', async () => {
    const rows = () =>
      league.database.rows(
        `select (select count(*) from week_points) as points, (select count(*) from score_saves) as saves,
           (select count(*) from scored_weeks) as weeks, (select count(*) from outbox) as published,
           (select version from standings) as version`,
      );
    const before = await rows();
    expect(await preview(3, { 0: 7 })).not.toEqual([]);
    expect(await rows()).toEqual(before);
    expect(await league.pointsOf()).toEqual([]);
  });

  it('is refused exactly when the save is', async () => {
    league.emit.castaway(1, true, 'Nerys Vane');
    await league.waitForStandings();
    const invalid: [number, { castawayId: string; points: number }[]][] = [
      [3, entriesOf({ 0: 1, 1: 3 })],
      [3, [{ castawayId: uuid(8, 8), points: 1 }]],
      [3, entriesOf({ 0: 1001 })],
      [3, []],
      [20, entriesOf({ 0: 1 })],
    ];
    for (const [weekNumber, entries] of invalid) {
      const [previewed, saved] = await Promise.allSettled([
        league.scoring.previewWeekPoints({ weekNumber, entries }, { actor: ADMIN }),
        league.scoring.saveWeekPoints({ weekNumber, entries }, { actor: ADMIN }),
      ]);
      expect(previewed.status).toBe('rejected');
      expect(previewed).toEqual(saved);
    }
  });

  it('shows exactly what the save then does', async () => {
    const saves = fc.sample(
      fc.tuple(
        fc.integer({ min: 1, max: 6 }),
        fc.dictionary(fc.constantFrom('0', '1', '2', '3'), fc.integer({ min: -3, max: 6 }), { minKeys: 1 }),
      ),
      { numRuns: 20, seed: 5 },
    );
    for (const [week, points] of saves) {
      const previewed = await preview(week, points);
      const { list: before } = await league.standings();
      await league.save(week, points);
      const { list: after } = await league.standings();
      const happened = after.flatMap(({ id, name, totalPoints, rank }) => {
        const from = before.find((entry) => entry.id === id);
        if (!from || (from.totalPoints === totalPoints && from.rank === rank)) return [];
        return {
          userId: id,
          name,
          pointsFrom: from.totalPoints,
          pointsTo: totalPoints,
          rankFrom: from.rank,
          rankTo: rank,
        };
      });
      expect(previewed).toEqual(happened);
    }
  });
});
