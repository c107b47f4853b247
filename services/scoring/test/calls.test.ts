import { serviceActor, VISITOR } from '@torchbearer/kit';
import { playerActor } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { describe, expect, it } from 'vitest';
import { ADMIN, entriesOf, found, startScoring } from './harness.js';
import { castawayId, playerId, uuid } from './league-history.js';

const PLAYER = playerActor(playerId(0));
const SERVICE = serviceActor('realtime');

const league = await forFile(startScoring());
league.emit.pick(0, 3, 1);
league.emit.pick(0, 4, 2);
await league.waitForStandings();
await league.save(3, { 0: 4, 1: 7 });
await league.save(4, { 0: 4, 1: -2, 2: 4 });

describe('results', () => {
  it('come newest week first, then by points descending, then by name, with stable ids', async () => {
    const { results } = await league.scoring.listResults({}, { actor: PLAYER });
    expect(results.map((row) => [row.weekNumber, row.castawayName, row.points])).toEqual([
      [4, 'Castaway 0', 4],
      [4, 'Castaway 2', 4],
      [4, 'Castaway 1', -2],
      [3, 'Castaway 1', 7],
      [3, 'Castaway 0', 4],
    ]);
    expect(results[0]).toMatchObject({
      id: `4-${castawayId(0)}`,
      castawayId: castawayId(0),
      castawayTribe: 'Ember',
    });
  });

  it("of one castaway ascend by week; one without points has none; an unknown one isn't found", async () => {
    const of = (id: string) => league.scoring.listCastawayResults({ castawayId: id }, { actor: VISITOR });
    expect(await of(castawayId(1))).toEqual({
      weeks: [
        { weekNumber: 3, points: 7 },
        { weekNumber: 4, points: -2 },
      ],
    });
    expect(await of(castawayId(3))).toEqual({ weeks: [] });
    for (const id of [uuid(8, 8), 'not-an-id', '']) {
      await expect(of(id)).rejects.toMatchObject({ reason: 'CASTAWAY_NOT_FOUND' });
    }
  });

  it("of a week show by the castaway's name; a week without scores is empty", async () => {
    expect(await league.pointsOf(4)).toEqual(entriesOf({ 0: 4, 1: -2, 2: 4 }));
    expect(await league.pointsOf(5)).toEqual([]);
  });
});

// The last is one that doesn't fit Postgres' integer.
it.each([0, 20, 4_294_967_295])('week %i, which was never created, is not found', async (weekNumber) => {
  const by = { actor: ADMIN };
  const { scoring } = league;
  const entries = entriesOf({ 0: 5 });
  const calls = await Promise.allSettled([
    scoring.getWeekPoints({ weekNumber }, by),
    scoring.previewWeekPoints({ weekNumber, entries }, by),
    scoring.saveWeekPoints({ weekNumber, entries }, by),
    scoring.tallyWeekPoints({ weekNumber, add: [found(1, 0)], remove: [] }, by),
    scoring.undoWeekPoints({ weekNumber }, by),
    scoring.reviewWeek({ weekNumber }, by),
    scoring.finalizeWeek({ weekNumber }, by),
    scoring.getBlindTallies({ weekNumber }, by),
    scoring.startBlindTally({ weekNumber }, by),
    scoring.finishBlindTally({ weekNumber }, by),
  ]);
  for (const call of calls) expect(call).toMatchObject({ reason: { reason: 'WEEK_NOT_FOUND' } });
});

const NO_ROWS = { places: [], userIds: [] };

describe('standings', () => {
  it('are returned as they are if the requested version does not come', async () => {
    const { version } = await league.standings();
    const response = await league.scoring.getStandings(
      { minVersion: version + 1_000, query: NO_ROWS },
      { actor: SERVICE },
    );
    expect(response.version).toBe(version);
  });

  it('wait briefly for a version that is about to come', async () => {
    const { version } = await league.standings();
    const waiting = league.scoring.getStandings(
      { minVersion: version + 1, query: NO_ROWS },
      { actor: SERVICE },
    );
    await league.save(3, { 1: 9 });
    expect((await waiting).version).toBe(version + 1);
    await league.save(3, { 1: 7 });
  });

  it("have the number of weeks that today's leader has been first", async () => {
    expect(await league.scoring.getWeeksInFirst({}, { actor: PLAYER })).toEqual({ weeksInFirst: 2 });
  });
});

describe('invalid points', () => {
  const one = (points: number, id = castawayId(0)) => ({ castawayId: id, points });
  const save = (weekNumber: number, entries: ReturnType<typeof one>[]) =>
    league.scoring.saveWeekPoints({ weekNumber, entries }, { actor: ADMIN });

  it.each([
    ['none', [], ['entries']],
    ['out of bounds', [one(1001), one(-1001, castawayId(1))], ['entries.0.points', 'entries.1.points']],
    ['of one castaway twice', [one(1), one(2)], ['entries.1.castawayId']],
    ['of no castaway', [one(1, '')], ['entries.0.castawayId']],
    ['of a castaway with NUL', [one(1, 'a\0b')], ['entries.0.castawayId']],
    ['too many', Array.from({ length: 501 }, (_, n) => one(1, uuid(7, n))), ['entries']],
  ])('are refused field by field: %s', async (_what, entries, fields) => {
    await expect(save(3, entries)).rejects.toMatchObject({
      ...{ reason: 'INVALID_INPUT', details: fields.map((field) => ({ field })) },
    });
  });

  it('are refused for castaways that do not exist, and nothing of them is saved', async () => {
    await expect(save(3, [one(77), one(5, uuid(8, 8))])).rejects.toMatchObject({
      ...{ reason: 'UNKNOWN_CASTAWAY', details: [{ field: 'entries.1.castawayId' }] },
    });
    await expect(save(3, [one(5, 'not-an-id')])).rejects.toMatchObject({ reason: 'UNKNOWN_CASTAWAY' });
    expect(await league.pointsOf()).toEqual(entriesOf({ 0: 4, 1: 7 }));
  });

  it('may be up to 1000 from zero', async () => {
    expect(await league.save(6, { 0: 1000, 1: -1000, 2: 0 })).toEqual(entriesOf({ 0: 1000, 1: -1000, 2: 0 }));
  });
});
