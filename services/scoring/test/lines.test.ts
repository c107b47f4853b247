/** Points by rule: lines, adjustments, and the number that they add up to. */
import { adminActor, playerActor } from '@torchbearer/kit/testing';
import type { NewLine } from '@torchbearer/proto/scoring/v1/scoring';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ADMIN,
  adjusted,
  decided,
  entriesOf,
  found,
  lineId,
  OTHER,
  startScoring,
  type Harness,
  type Replica,
} from './harness.js';
import { castawayId, playerId } from './league-history.js';

const RANDOM_STEPS = process.env['LONG_CHECKS'] === 'true' ? 120 : 30;

let league: Harness;
beforeEach(async () => {
  league = await startScoring();
});
afterEach(() => league.stop());

/** Many at once wait for each other. */
const tally = (
  add: readonly NewLine[],
  remove: readonly number[] = [],
  { scoring }: Pick<Replica, 'scoring'> = league,
  actor = ADMIN,
  weekNumber = 3,
) =>
  decided(() =>
    scoring.tallyWeekPoints(
      { weekNumber, add: [...add], remove: remove.map(lineId) },
      { actor, deadlineMs: 60_000 },
    ),
  );
const undo = () => league.scoring.undoWeekPoints({ weekNumber: 3 }, { actor: OTHER });
describe('a tally', () => {
  it('makes a castaway’s number the sum of the lines, and publishes it like a save', async () => {
    league.emit.pick(0, 3, 0);
    league.emit.user(8, true, 'Ada');
    await league.waitForStandings();
    const ada = adminActor(playerId(8), 'Ada');
    const { entries, lines } = await tally(
      [found(1, 0, 2), adjusted(2, 0, -3), adjusted(3, 1, 0)],
      [],
      league,
      ada,
    );
    expect(entries).toEqual(entriesOf({ 0: 9, 1: 0 }));
    const enteredBy = { id: playerId(8), name: 'Ada' };
    const enteredAt = expect.any(Date) as Date;
    expect(lines).toEqual([
      { ...found(1, 0, 2), points: 12, reason: undefined, enteredBy, enteredAt },
      { ...adjusted(2, 0, -3), ruleId: undefined, count: 1, enteredBy, enteredAt },
      { ...adjusted(3, 1, 0), ruleId: undefined, count: 1, enteredBy, enteredAt },
    ]);
    expect(await league.linesOf()).toEqual(lines);
    expect((await league.standings()).list[0]).toMatchObject({ id: playerId(0), totalPoints: 9 });
    expect(await league.scoredWeeks()).toEqual([
      { weekNumber: 3, version: 1, points: entries, isFinal: false },
    ]);
  });

  it('sent again changes and publishes nothing, also after its lines were removed', async () => {
    const first = await tally([found(1, 0), adjusted(2, 1, 4)]);
    expect(await tally([found(1, 0), adjusted(2, 1, 4)], [], league, OTHER)).toEqual(first);
    const removed = await tally([], [1, 5]);
    expect(await tally([found(1, 0), adjusted(2, 1, 4)])).toEqual(removed);
    expect(await tally([], [1, 6])).toEqual(removed);
    expect(await league.scoredWeeks()).toHaveLength(2);
    expect(await league.audited()).toHaveLength(2);
  });

  it('of nothing new is no save', async () => {
    expect(await tally([], [1])).toEqual({ entries: [], lines: [] });
    await expect(undo()).rejects.toMatchObject({ reason: 'NOTHING_TO_UNDO' });
  });

  it('refuses an id that another line has, of this week or another, in effect or removed', async () => {
    await tally([found(1, 0), adjusted(2, 1, 4)]);
    await tally([], [2]);
    const others = [found(1, 1), found(1, 0, 2), { ...found(1, 0), ruleId: 'idol-held' }, adjusted(2, 1, 5)];
    for (const other of [...others, adjusted(2, 1, 4, 'Another')]) {
      await expect(tally([found(3, 0), other])).rejects.toMatchObject({
        reason: 'LINE_ID_REUSED',
        details: [{ field: 'add.1.id' }],
      });
    }
    await expect(tally([found(1, 0)], [], league, ADMIN, 4)).rejects.toMatchObject({
      reason: 'LINE_ID_REUSED',
    });
    expect(await league.pointsOf()).toEqual(entriesOf({ 0: 6 }));
  });

  it('refuses unknown castaways and rules, all or nothing', async () => {
    await expect(tally([found(1, 0), found(2, 99)])).rejects.toMatchObject({
      reason: 'UNKNOWN_CASTAWAY',
      details: [{ field: 'add.1.castawayId' }],
    });
    await expect(tally([{ ...found(1, 0), ruleId: 'idol-eaten' }])).rejects.toMatchObject({
      reason: 'UNKNOWN_RULE',
      details: [{ field: 'add.0.ruleId' }],
    });
    expect(await league.pointsOf()).toEqual([]);
  });

  it('refuses to change an eliminated castaway’s points, and accepts lines that are stored', async () => {
    await tally([found(1, 1)]);
    league.emit.castaway(1, true, 'Nerys Vane', 2);
    await league.waitForStandings();
    const refusal = {
      reason: 'ELIMINATED_NOT_SCORED',
      message: 'Eliminated castaways cannot receive points: Nerys Vane.',
    };
    await expect(tally([found(2, 1), adjusted(3, 1, 0)])).rejects.toMatchObject(refusal);
    await expect(tally([found(2, 0)], [1])).rejects.toMatchObject(refusal);
    expect((await tally([found(1, 1), found(2, 0)])).entries).toEqual(entriesOf({ 0: 6, 1: 6 }));
  });

  it('refuses more points than a castaway can have, in one line or in sum', async () => {
    await expect(tally([{ ...found(1, 0, 100), ruleId: 'last-one-standing' }])).rejects.toMatchObject({
      reason: 'INVALID_INPUT',
      message: 'One line can have -1000 to 1000 points in a week.',
    });
    await tally([adjusted(1, 0, 990), adjusted(2, 0, -50)]);
    const tooMuch = {
      reason: 'INVALID_INPUT',
      message: 'Castaway 0 would have 1040 points, and can have -1000 to 1000 points in a week.',
    };
    await expect(tally([adjusted(3, 0, 100)])).rejects.toMatchObject(tooMuch);
    // What is removed in the same request counts.
    expect((await tally([adjusted(3, 0, 1000)], [1])).entries).toEqual(entriesOf({ 0: 950 }));
  });

  it('refuses a request that is not one rule with a count or points with a reason for each line', async () => {
    const { reason: _, ...bare } = adjusted(1, 0, 3);
    const invalid: NewLine[] = [
      bare,
      { ...found(1, 0), points: 3 },
      { ...found(1, 0), count: 0 },
      { ...found(1, 0), count: 101 },
      { ...found(1, 0), count: undefined },
      adjusted(1, 0, 1001),
      adjusted(1, 0, 1, 'x'.repeat(201)),
      { ...found(1, 0), id: 'mine' },
    ];
    for (const line of invalid)
      await expect(tally([line])).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
    await expect(tally([])).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
    await expect(tally([found(1, 0)], [1])).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
    const many = Array.from({ length: 201 }, (_unused, index) => adjusted(index, 0, 1));
    await expect(tally(many)).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
    expect((await tally(many.slice(1))).entries).toEqual(entriesOf({ 0: 200 }));
  });

  it('is audited with castaways, rules and points', async () => {
    await tally([found(1, 0), adjusted(2, 1, 4, 'Judges')]);
    await tally([found(3, 0, 2)], [1, 2]);
    const last = (await league.audited())[1];
    expect(last).toMatchObject({ action: 'points.tallied', targetName: 'Week 3', actorName: 'Ada' });
    expect(JSON.parse(last?.beforeJson ?? '')).toEqual([
      { castaway: 'Castaway 0', points: 6, lines: ['They find a hidden immunity idol (6)'] },
      { castaway: 'Castaway 1', points: 4, lines: ['Judges (4)'] },
    ]);
    expect(JSON.parse(last?.afterJson ?? '')).toEqual([
      { castaway: 'Castaway 0', points: 12, lines: ['They find a hidden immunity idol × 2 (12)'] },
      { castaway: 'Castaway 1', points: null, lines: [] },
    ]);
  });
});

describe('a save of a bare number', () => {
  it('replaces the lines of the castaways whose points change by one adjustment', async () => {
    await tally([found(1, 0), adjusted(2, 0, 1), found(3, 1), found(4, 2)]);
    await league.save(3, { 0: 7, 1: 8 }, OTHER);
    const lines = await league.linesOf();
    expect(lines.map(({ castawayId: id, points, reason }) => ({ id, points, reason }))).toEqual([
      { id: castawayId(0), points: 6, reason: undefined },
      { id: castawayId(0), points: 1, reason: 'A ruling' },
      { id: castawayId(2), points: 6, reason: undefined },
      { id: castawayId(1), points: 8, reason: 'entered as a total' },
    ]);
    expect(lines.at(-1)?.enteredBy?.id).toBe(OTHER.id);
  });
});

describe('the undo of a week’s last save', () => {
  it('takes back a tally, also one that left the points as they were', async () => {
    await tally([found(1, 0)]);
    const first = await league.linesOf();
    await tally([adjusted(2, 0, 6)], [1]);
    expect((await undo()).entries).toEqual(entriesOf({ 0: 6 }));
    expect(await league.linesOf()).toEqual(first);
    expect((await undo()).entries).toEqual([]);
    expect(await league.linesOf()).toEqual([]);
    // A late retry does not bring it back.
    expect((await tally([found(1, 0)])).entries).toEqual([]);
  });

  it('of a release that stored no lines with a save is refused', async () => {
    await league.save(3, { 0: 5, 1: 2 });
    await league.database.run('update score_saves set added_lines = null, removed_lines = null');
    await expect(undo()).rejects.toMatchObject({ reason: 'NOTHING_TO_UNDO' });
  });

  it('restores every state in any sequence of tallies, removals and bare saves by two admins', async () => {
    const random = randomNumbers(23);
    type Naive = ReadonlyMap<string, { readonly castaway: number; readonly points: number }>;
    const history: Naive[] = [new Map()];
    let next = 0;
    const expectAgreement = async (state: Naive) => {
      const sums: Record<number, number> = {};
      for (const { castaway, points } of state.values()) sums[castaway] = (sums[castaway] ?? 0) + points;
      expect(await league.pointsOf()).toEqual(entriesOf(sums));
      const lines = (await league.linesOf()).map((line) => `${line.castawayId} ${line.points}`).sort();
      expect(lines).toEqual(
        [...state.values()].map((line) => `${castawayId(line.castaway)} ${line.points}`).sort(),
      );
    };
    for (let step = 0; step < RANDOM_STEPS; step++) {
      const actor = random(2) === 0 ? ADMIN : OTHER;
      const state = new Map(history.at(-1));
      const kind = random(5);
      if (kind === 0 && history.length > 1) {
        await league.scoring.undoWeekPoints({ weekNumber: 3 }, { actor });
        history.pop();
      } else if (kind === 1) {
        const castaway = random(3);
        const points = random(9) - 4;
        const stored = [...state].filter(([, line]) => line.castaway === castaway);
        const sum = stored.reduce((total, [, line]) => total + line.points, 0);
        await league.save(3, { [castaway]: points }, actor);
        if (stored.length === 0 || sum !== points) {
          for (const [id] of stored) state.delete(id);
          state.set(`total ${step}`, { castaway, points });
          history.push(state);
        }
      } else {
        const add = Array.from({ length: random(3) }, () =>
          random(2) === 0
            ? found(++next, random(3), 1 + random(2))
            : adjusted(++next, random(3), random(9) - 4),
        );
        const gone = [...state.keys()].filter((id) => !id.startsWith('total') && random(3) === 0);
        const unknown = lineId(90_000 + step);
        const request = { weekNumber: 3, add, remove: [...gone, unknown] };
        await league.scoring.tallyWeekPoints(request, { actor });
        // As a client does that lost the response.
        await league.scoring.tallyWeekPoints(request, { actor });
        for (const id of gone) state.delete(id);
        for (const line of add) {
          const castaway = [0, 1, 2].find((number) => castawayId(number) === line.castawayId) ?? 0;
          state.set(line.id, { castaway, points: line.points ?? 6 * (line.count ?? 0) });
        }
        if (add.length + gone.length > 0) history.push(state);
      }
      await expectAgreement(history.at(-1) ?? new Map());
    }
    while (history.length > 1) {
      await undo();
      history.pop();
      await expectAgreement(history.at(-1) ?? new Map());
    }
    await expect(undo()).rejects.toMatchObject({ reason: 'NOTHING_TO_UNDO' });
  });
});

it('fifty tallies of two admins at once, each sent twice, count each line once', async () => {
  const other = await league.replica();
  const batches = Array.from({ length: 50 }, (_, index) => [
    found(index, index % 3),
    adjusted(100 + index, 3, 1),
  ]);
  await Promise.all(
    batches.flatMap((batch, index) => [
      tally(batch, [], index % 2 === 0 ? league : other, index % 2 === 0 ? ADMIN : OTHER),
      tally(batch, [], index % 3 === 0 ? league : other, index % 2 === 0 ? ADMIN : OTHER),
    ]),
  );
  expect(await league.pointsOf()).toEqual(entriesOf({ 0: 17 * 6, 1: 17 * 6, 2: 16 * 6, 3: 50 }));
  expect(await league.linesOf()).toHaveLength(100);
  expect(await league.scoredWeeks()).toHaveLength(50);
});

describe('what players see', () => {
  it('is every line in effect, oldest first, without who entered it', async () => {
    await tally([found(1, 0, 2), adjusted(2, 1, 4)]);
    await tally([adjusted(3, 0, -1)], [2]);
    await tally([adjusted(4, 0, 5)], [], league, ADMIN, 4);
    const enteredAt = expect.any(Date) as Date;
    const of = (weekNumber: number, { id: _, ...line }: NewLine) => ({
      ...{ weekNumber, count: 1, points: 12, ruleId: undefined, reason: undefined, enteredAt },
      ...line,
    });
    const all = [of(3, found(1, 0, 2)), of(3, adjusted(3, 0, -1)), of(4, adjusted(4, 0, 5))];
    const { scoring } = league;
    const player = { actor: playerActor(playerId(0)) };
    expect((await scoring.listResultLines({}, player)).lines).toEqual(all);
    expect((await scoring.listResultLines({ week: 4 }, player)).lines).toEqual(all.slice(2));
    for (const week of [0, 19, 4_294_967_295])
      expect((await scoring.listResultLines({ week }, player)).lines).toEqual([]);
    expect((await scoring.listCastawayLines({ castawayId: castawayId(0) }, player)).lines).toEqual(all);
    expect((await scoring.listCastawayLines({ castawayId: castawayId(1) }, player)).lines).toEqual([]);
    for (const unknown of [castawayId(99), 'x'])
      await expect(scoring.listCastawayLines({ castawayId: unknown }, player)).rejects.toMatchObject({
        reason: 'CASTAWAY_NOT_FOUND',
      });
    await expect(scoring.listWeekLines({ weekNumber: 20 }, { actor: ADMIN })).rejects.toMatchObject({
      reason: 'WEEK_NOT_FOUND',
    });
  });
});

it.each(['delete from points_lines', 'update week_points set points = 4', 'delete from week_points'])(
  'no commit breaks the sum: %s',
  async (statement) => {
    await tally([adjusted(1, 0, 3)]);
    await expect(league.database.run(statement)).rejects.toMatchObject({ code: '23000' });
    expect(await league.pointsOf()).toEqual(entriesOf({ 0: 3 }));
  },
);

/** Numbers below a limit, the same in each run. */
function randomNumbers(seed: number): (limit: number) => number {
  const numbers = fc.sample(fc.noBias(fc.nat()), { numRuns: 3_000, seed });
  return (limit) => (numbers.pop() ?? 0) % limit;
}
