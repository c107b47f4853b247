/** Weeks that two admins tally without seeing each other's lines. */
import type { Actor } from '@torchbearer/kit';
import { adminActor } from '@torchbearer/kit/testing';
import type { BlindChoice, NewLine } from '@torchbearer/proto/scoring/v1/scoring';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scoringRpcs } from '../src/rpcs.js';
import {
  adjusted,
  decided,
  entriesOf,
  found,
  lineId,
  startScoring,
  type Harness,
  type Replica,
} from './harness.js';
import { castawayId, castawayName, CASTAWAYS, playerId, uuid } from './league-history.js';

const ADA = adminActor(playerId(7), 'Ada');
const SAM = adminActor(playerId(8), 'Sam');
const EVE = adminActor(uuid(9, 3), 'Eve');
const WEEK = { weekNumber: 3 };

let league: Harness;
beforeEach(async () => {
  league = await startScoring();
  league.emit.user(7, true, 'Ada');
  league.emit.user(8, true, 'Sam');
  league.emit.season(3, true, true);
  await league.waitForStandings();
});
afterEach(() => league.stop());

const setDoubleScoring = async (isOn: boolean): Promise<void> => {
  league.emit.season(3, true, isOn);
  await league.waitForStandings();
};

/** Many at once wait for each other. */
const by = (actor: Actor) => ({ actor, deadlineMs: 60_000 });
const start = (actor: Actor, { scoring }: Pick<Replica, 'scoring'> = league) =>
  decided(() => scoring.startBlindTally(WEEK, by(actor)));
const enter = (
  actor: Actor,
  add: readonly NewLine[],
  remove: readonly number[] = [],
  { scoring }: Pick<Replica, 'scoring'> = league,
) =>
  decided(() => scoring.enterBlindLines({ ...WEEK, add: [...add], remove: remove.map(lineId) }, by(actor)));
const finish = (actor: Actor, { scoring }: Pick<Replica, 'scoring'> = league) =>
  decided(() => scoring.finishBlindTally(WEEK, by(actor)));
const reopen = (actor: Actor) => league.scoring.reopenBlindTally(WEEK, by(actor));
const read = async (actor: Actor) => (await league.scoring.getBlindTallies(WEEK, by(actor))).blind;
const tallyIdOf = async (admin: Actor): Promise<string> =>
  (await read(admin))?.tallies.find(({ isOwn }) => isOwn)?.id ?? '';
const discard = (actor: Actor, tallyId: string) =>
  league.scoring.discardBlindTally({ ...WEEK, tallyId }, by(actor));
const resolve = (
  actor: Actor,
  choices: readonly BlindChoice[],
  { scoring }: Pick<Replica, 'scoring'> = league,
) => decided(() => scoring.resolveBlindTallies({ ...WEEK, choices: [...choices] }, by(actor)));
const ruleChoice = (castaway: number, count: number): BlindChoice => ({
  ...{ castawayId: castawayId(castaway), ruleId: 'idol-found', count },
});
const save = (points: Readonly<Record<number, number>>, actor = ADA) => league.save(3, points, actor);
const refused = (reason: string) => ({ reason });
async function tallyDone(actor: Actor, lines: readonly NewLine[]): Promise<void> {
  await start(actor);
  await enter(actor, lines);
  await finish(actor);
}
/** Ada and Sam agree on castaway 0, and differ in 1 and in an adjustment of 2. */
async function tallyTwice(): Promise<void> {
  await tallyDone(ADA, [found(1, 0, 2), found(2, 1, 1), adjusted(3, 2, -2)]);
  await tallyDone(SAM, [found(1, 0, 1), found(4, 0, 1), found(5, 1, 3)]);
}
const CHOICES: readonly BlindChoice[] = [
  ruleChoice(1, 3),
  { castawayId: castawayId(2), points: -2, count: 1 },
];
const RESOLVED = { 0: 12, 1: 18, 2: -2 };

describe('a week that is scored twice', () => {
  it('takes no points directly, and tells so', async () => {
    const line = { ...WEEK, add: [found(1, 0)], remove: [] };
    const entries = entriesOf({ 0: 5 });
    const calls = [
      () => save({ 0: 5 }),
      () => league.scoring.previewWeekPoints({ ...WEEK, entries }, by(ADA)),
      () => league.scoring.tallyWeekPoints(line, by(ADA)),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(refused('WEEK_IS_SCORED_TWICE'));
    expect(await league.pointsOf()).toEqual([]);
    expect((await read(ADA))?.isScoredTwice).toBe(true);
  });

  it('has the points of the resolved tallies, and then is a week like any other', async () => {
    league.emit.pick(0, 3, 1);
    await league.waitForStandings();
    await tallyTwice();
    const { entries, lines } = await resolve(SAM, CHOICES);
    expect(entries).toEqual(entriesOf(RESOLVED));
    const enteredBy = { id: playerId(8), name: 'Sam' };
    expect(lines).toMatchObject([
      { castawayId: castawayId(0), ruleId: 'idol-found', count: 2, points: 12, enteredBy },
      { castawayId: castawayId(1), ruleId: 'idol-found', count: 3, points: 18, enteredBy },
      { castawayId: castawayId(2), points: -2, reason: 'A ruling', enteredBy },
    ]);
    expect((await league.standings()).list[0]).toMatchObject({ id: playerId(0), totalPoints: 18 });
    expect((await read(ADA))?.isScoredTwice).toBe(false);
    expect(await save({ 0: 11 })).toEqual(entriesOf({ ...RESOLVED, 0: 11 }));
    await expect(start(EVE)).rejects.toMatchObject(refused('WEEK_NOT_SCORED_TWICE'));
  });

  it('is unresolved again once the resolution is undone, and can be resolved differently', async () => {
    await tallyTwice();
    await resolve(ADA, CHOICES);
    expect((await league.scoring.undoWeekPoints(WEEK, by(SAM))).entries).toEqual([]);
    expect((await read(ADA))?.isScoredTwice).toBe(true);
    await expect(save({ 0: 5 })).rejects.toMatchObject(refused('WEEK_IS_SCORED_TWICE'));
    const choices = [ruleChoice(1, 0), { castawayId: castawayId(2), points: -2, count: 0 }];
    expect((await resolve(SAM, choices)).entries).toEqual(entriesOf({ 0: 12 }));
  });

  it('is refused choices for anything but the differences, and choices that leave no line', async () => {
    await start(ADA);
    await enter(ADA, [found(1, 0, 2)]);
    await expect(resolve(ADA, [])).rejects.toMatchObject(refused('BLIND_TALLIES_NOT_DONE'));
    await finish(ADA);
    await start(SAM);
    await enter(SAM, [found(1, 0, 1)]);
    await expect(resolve(ADA, [ruleChoice(0, 1)])).rejects.toMatchObject(refused('BLIND_TALLIES_NOT_DONE'));
    await finish(SAM);
    await expect(resolve(ADA, [ruleChoice(1, 1)])).rejects.toMatchObject(refused('CONFLICT'));
    for (const choices of [[ruleChoice(0, 0)], [ruleChoice(0, 101)], [{ ...ruleChoice(0, 1), points: 6 }]])
      await expect(resolve(ADA, choices)).rejects.toMatchObject(refused('INVALID_INPUT'));
    expect(await league.pointsOf()).toEqual([]);
  });

  it('is refused if a castaway was out before it, or would have too many points', async () => {
    await tallyTwice();
    league.emit.castaway(1, true, castawayName(1), 2);
    await league.waitForStandings();
    await expect(resolve(ADA, CHOICES)).rejects.toMatchObject(refused('ELIMINATED_NOT_SCORED'));
    const choices = [ruleChoice(1, 0), { castawayId: castawayId(2), points: -2, count: 1 }];
    expect((await resolve(ADA, choices)).entries).toEqual(entriesOf({ 0: 12, 2: -2 }));
  });
});

describe('the setting', () => {
  it('leaves weeks alone that have points', async () => {
    await setDoubleScoring(false);
    await save({ 0: 5 });
    await setDoubleScoring(true);
    expect(await save({ 0: 6 })).toEqual(entriesOf({ 0: 6 }));
    await expect(start(ADA)).rejects.toMatchObject(refused('WEEK_NOT_SCORED_TWICE'));
  });

  it('turned off lets the week be scored directly; tallies stay stored, and stay blind', async () => {
    await tallyDone(ADA, [found(1, 0)]);
    await start(SAM);
    await setDoubleScoring(false);
    expect((await read(ADA))?.isScoredTwice).toBe(false);
    const calls = [() => start(SAM), () => enter(SAM, [found(1, 0)]), () => finish(SAM), () => reopen(ADA)];
    for (const call of calls) await expect(call()).rejects.toMatchObject(refused('WEEK_NOT_SCORED_TWICE'));
    expect(await read(SAM)).toMatchObject({ isScoredTwice: false, areCompared: false, lines: [] });
    expect(await read(ADA)).toMatchObject({ lines: [{ id: lineId(1) }] });
    await setDoubleScoring(true);
    await enter(SAM, [found(1, 0)]);
    await finish(SAM);
    await setDoubleScoring(false);
    await expect(resolve(ADA, [])).rejects.toMatchObject(refused('WEEK_NOT_SCORED_TWICE'));
    expect(await save({ 1: 4 })).toEqual(entriesOf({ 1: 4 }));
  });
});

describe('a blind tally', () => {
  it('shows others who tallies, how many lines and whether done; then all admins the differences', async () => {
    await start(ADA);
    await enter(ADA, [found(1, 0, 2), found(2, 1), adjusted(3, 2, -2)]);
    const ada = {
      admin: { id: playerId(7), name: 'Ada' },
      lines: 3,
      doneAt: undefined,
      startedAt: expect.any(Date) as Date,
    };
    expect(await read(SAM)).toMatchObject({
      isScoredTwice: true,
      tallies: [{ ...ada, isOwn: false }],
      ...{ lines: [], areCompared: false, differences: [] },
    });
    const mine = await read(ADA);
    expect(mine).toMatchObject({ tallies: [{ ...ada, isOwn: true }], areCompared: false });
    expect(mine?.lines.map(({ id, points }) => [id, points])).toEqual([
      [lineId(1), 12],
      [lineId(2), 6],
      [lineId(3), -2],
    ]);
    await finish(ADA);
    await tallyDone(SAM, [found(1, 0, 2), found(5, 1, 3)]);
    const differences = [
      ...[{ castawayId: castawayId(1), ruleId: 'idol-found', points: 6, firstCount: 1, secondCount: 3 }],
      { castawayId: castawayId(2), ruleId: undefined, points: -2, firstCount: 1, secondCount: 0 },
    ];
    for (const admin of [ADA, SAM, EVE])
      expect(await read(admin)).toMatchObject({ areCompared: true, differences });
    expect((await read(EVE))?.differences.map(({ reasons }) => reasons)).toEqual([[], ['A ruling']]);
    expect((await read(EVE))?.lines).toEqual([]);
  });

  it('says nothing of its lines to another admin, in any call, event or audit entry, until both are done', async () => {
    const planted = ['PLANTED', uuid(77, 1), uuid(77, 2)];
    // A random UUID may contain '-777', after a hexadecimal digit.
    const points = /(?<![\da-f])-777/;
    const castaway = castawayId(3);
    await start(ADA);
    await league.scoring.enterBlindLines(
      {
        ...WEEK,
        add: [
          { id: uuid(77, 1), castawayId: castaway, ruleId: 'idol-found', count: 77 },
          { id: uuid(77, 2), castawayId: castaway, points: -777, reason: 'PLANTED' },
        ],
        remove: [],
      },
      by(ADA),
    );
    await finish(ADA);
    await start(SAM);
    await enter(SAM, [found(9, 0)]);
    const client = league.scoring as unknown as Readonly<
      Record<string, (request: object, options: object) => Promise<unknown>>
    >;
    const entries = entriesOf({ 0: 1 });
    const requests = {
      ...WEEK,
      ...{ week: 3, castawayId: castaway, entries, add: [], choices: [], tallyId: uuid(77, 9) },
      remove: [uuid(77, 1)],
    };
    const seen: unknown[] = [];
    for (const rpc of Object.keys(scoringRpcs)) {
      // Once it is done, Sam may see the differences.
      if (rpc === 'finishBlindTally') continue;
      const response = await client[rpc]?.(requests, by(SAM)).catch((error: unknown) => [
        String(error),
        error,
      ]);
      // All castaways lack points, whatever was tallied.
      if (rpc === 'reviewWeek') expect(response).toHaveProperty('withoutPoints.length', CASTAWAYS);
      else seen.push(response);
    }
    // Nor whether a guessed line of the other's is right.
    const guess = { id: uuid(77, 2), castawayId: castaway, points: -777, reason: 'PLANTED' };
    expect((await enter(SAM, [guess])).blind?.lines).toHaveLength(2);
    const written = JSON.stringify(seen);
    expect(written).toContain('Ada');
    for (const value of [...planted, castaway, '"count":77']) expect(written).not.toContain(value);
    expect(written).not.toMatch(points);
    const outbox = await league.database.rows<{ value: Buffer }>('select value from outbox');
    const published = outbox.map(({ value }) => value.toString('latin1')).join();
    expect(published).toContain('blind-tally-entered');
    expect(published).not.toMatch(points);
    for (const value of [...planted, castaway, castawayName(3)]) expect(published).not.toContain(value);
  });

  it('sent again changes nothing, also after it is done or the line was removed', async () => {
    await start(ADA);
    await start(ADA);
    const once = await enter(ADA, [found(1, 0), found(2, 1)]);
    expect(await enter(ADA, [found(1, 0), found(2, 1)])).toEqual(once);
    const removed = await enter(ADA, [], [2]);
    expect(await enter(ADA, [found(2, 1)])).toEqual(removed);
    expect(removed.blind?.lines.map(({ id }) => id)).toEqual([lineId(1)]);
    const done = await finish(ADA);
    expect(await finish(ADA)).toEqual(done);
    expect(await enter(ADA, [found(1, 0)], [2])).toEqual(done);
    expect((await league.audited()).map(({ action, afterJson }) => [action, afterJson])).toEqual([
      ['points.blind-tally-started', '{"lines":0}'],
      ['points.blind-tally-entered', '{"lines":2}'],
      ['points.blind-tally-entered', '{"lines":1}'],
      ['points.blind-tally-done', '{"lines":1}'],
    ]);
  });

  it('needs to be started, is checked like a tally of points, and needs a line to be done', async () => {
    for (const call of [() => enter(ADA, [found(1, 0)]), () => finish(ADA), () => reopen(ADA)])
      await expect(call()).rejects.toMatchObject(refused('NO_BLIND_TALLY'));
    await start(ADA);
    await expect(finish(ADA)).rejects.toMatchObject(refused('BLIND_TALLY_EMPTY'));
    await enter(ADA, [adjusted(1, 0, 999)]);
    const faults: readonly [NewLine, string][] = [
      [found(1, 0), 'LINE_ID_REUSED'],
      [found(2, 99), 'UNKNOWN_CASTAWAY'],
      [{ ...found(2, 0), ruleId: 'idol-eaten' }, 'UNKNOWN_RULE'],
      [found(2, 0), 'INVALID_INPUT'],
      [{ ...found(2, 0), count: 0 }, 'INVALID_INPUT'],
    ];
    for (const [line, reason] of faults)
      await expect(enter(ADA, [line])).rejects.toMatchObject(refused(reason));
  });

  it('that is done takes no lines until it is taken back, which ends once both are done', async () => {
    await tallyDone(ADA, [found(1, 0)]);
    await expect(enter(ADA, [found(2, 0)])).rejects.toMatchObject(refused('BLIND_TALLY_DONE'));
    await reopen(ADA);
    await reopen(ADA);
    expect((await enter(ADA, [found(2, 1)], [1])).blind?.tallies).toMatchObject([{ lines: 1 }]);
    await finish(ADA);
    await tallyDone(SAM, [found(1, 0)]);
    await expect(reopen(ADA)).rejects.toMatchObject(refused('BLIND_TALLIES_DONE'));
    await expect(discard(SAM, await tallyIdOf(SAM))).rejects.toMatchObject(refused('BLIND_TALLIES_DONE'));
    expect(
      (await league.audited()).filter(({ action }) => action === 'points.blind-tally-reopened'),
    ).toHaveLength(1);
  });

  it('can be discarded by any admin, with an audit entry, and its late lines start no other', async () => {
    await tallyDone(ADA, [found(1, 0), found(2, 0)]);
    await start(SAM);
    await expect(start(EVE)).rejects.toMatchObject(refused('BLIND_TALLIES_TAKEN'));
    const tallyId = await tallyIdOf(ADA);
    await discard(EVE, tallyId);
    await expect(discard(EVE, tallyId)).rejects.toMatchObject(refused('BLIND_TALLY_NOT_FOUND'));
    await expect(discard(EVE, 'x')).rejects.toMatchObject(refused('BLIND_TALLY_NOT_FOUND'));
    await expect(enter(ADA, [found(3, 0)])).rejects.toMatchObject(refused('NO_BLIND_TALLY'));
    expect((await league.audited()).at(-1)).toMatchObject({
      actorName: 'Eve',
      action: 'points.blind-tally-discarded',
      targetName: 'Week 3',
      beforeJson: '{"of":"Ada","lines":2}',
    });
    expect(await read(EVE)).toMatchObject({ tallies: [{ admin: { name: 'Sam' } }] });
    await start(ADA);
    // A line of the discarded tally that arrives late is not one of the new tally.
    expect((await enter(ADA, [found(1, 0), found(3, 1)])).blind?.lines.map(({ id }) => id)).toEqual([
      lineId(3),
    ]);
  });

  it('of a deleted account stays, without a name, and can be discarded', async () => {
    await start(ADA);
    await enter(ADA, [found(1, 0)]);
    league.emit.userDeleted(7);
    await league.waitForStandings();
    expect(await read(SAM)).toMatchObject({ tallies: [{ admin: { id: playerId(7), name: undefined } }] });
    await discard(SAM, (await read(SAM))?.tallies[0]?.id ?? '');
    expect((await league.audited()).at(-1)?.beforeJson).toBe(JSON.stringify({ of: playerId(7), lines: 1 }));
    expect((await read(SAM))?.tallies).toEqual([]);
  });
});

describe('at the same moment', () => {
  let elsewhere: Replica;
  beforeEach(async () => {
    elsewhere = await league.replica();
  });
  const at = (index: number) => (index % 2 ? elsewhere : league);
  /** How often each refusal, and how often success. */
  async function outcomes(calls: readonly Promise<unknown>[]) {
    const counts: Record<string, number> = {};
    for (const { status, ...one } of await Promise.allSettled(calls)) {
      const reason = 'reason' in one ? (one.reason as { reason: string }).reason : status;
      counts[reason] = (counts[reason] ?? 0) + 1;
    }
    return counts;
  }

  it('twenty admins start: two have a tally', async () => {
    const admins = Array.from({ length: 20 }, (_, index) =>
      adminActor(uuid(9, 50 + index), `Admin ${index}`),
    );
    const twice = [...admins, ...admins];
    const counts = await outcomes(twice.map((admin, index) => start(admin, at(index))));
    expect(counts).toEqual({ fulfilled: 4, BLIND_TALLIES_TAKEN: 36 });
    expect((await read(EVE))?.tallies).toHaveLength(2);
  });

  it('two admins enter lines and are done: every line counts once, and both see the same differences', async () => {
    await Promise.all([start(ADA), start(SAM, elsewhere)]);
    const lines = Array.from({ length: 10 }, (_, index) => found(index, index % 3));
    await Promise.all(
      [...lines, ...lines].flatMap((line, index) => [
        enter(ADA, [line], [], at(index)),
        enter(SAM, [{ ...line, count: 2 }], [], at(index + 1)),
      ]),
    );
    const done = await Promise.all([0, 1, 2, 3].map((n) => finish(n < 2 ? ADA : SAM, at(n))));
    expect(done.filter(({ blind }) => blind?.areCompared)).not.toEqual([]);
    const counts = (await read(ADA))?.differences
      .toSorted((one, other) => one.castawayId.localeCompare(other.castawayId))
      .map(({ firstCount, secondCount }) => [firstCount, secondCount]);
    const isAdaFirst = (await read(ADA))?.tallies[0]?.isOwn === true;
    const expected = [4, 3, 3].map((n) => (isAdaFirst ? [n, 2 * n] : [2 * n, n]));
    expect(counts).toEqual(expected);
    expect((await read(SAM))?.differences).toEqual((await read(ADA))?.differences);
  });

  it('a line arrives and the tally is done: the line counts, or was refused', async () => {
    await start(ADA);
    await enter(ADA, [found(100, 0)]);
    const entered = Array.from({ length: 10 }, (_, n) => enter(ADA, [found(n, 1)], [], at(n)));
    const [counts] = await Promise.all([outcomes(entered), finish(ADA, elsewhere)]);
    expect((await read(ADA))?.lines).toHaveLength(1 + (counts['fulfilled'] ?? 0));
    expect((counts['fulfilled'] ?? 0) + (counts['BLIND_TALLY_DONE'] ?? 0)).toBe(10);
  });

  it('many resolve: the same resolution is saved once, and another is refused', async () => {
    await tallyTwice();
    const other = [ruleChoice(1, 2), { castawayId: castawayId(2), points: -2, count: 1 }];
    const calls = Array.from({ length: 20 }, (_, n) =>
      resolve(n % 4 < 2 ? ADA : SAM, n % 2 ? CHOICES : other, at(n % 4 < 2 ? n : n + 1)),
    );
    expect(await outcomes(calls)).toEqual({ fulfilled: 10, WEEK_NOT_SCORED_TWICE: 10 });
    const saved = await league.pointsOf();
    expect([entriesOf(RESOLVED), entriesOf({ ...RESOLVED, 1: 12 })]).toContainEqual(saved);
    const entries = (await league.audited()).map(({ action }) => action);
    expect(entries.filter((action) => action === 'points.tallied')).toHaveLength(1);
    expect(entries.filter((action) => action === 'points.blind-tallies-resolved')).toHaveLength(1);
    expect((await league.scoring.listWeekLines(WEEK, by(ADA))).lines).toHaveLength(3);
  });
});

it('the audit log says what the differences were, and what was chosen', async () => {
  await tallyTwice();
  await resolve(SAM, CHOICES);
  const [points, differences] = (await league.audited()).slice(-2);
  expect(points).toMatchObject({ actorName: 'Sam', action: 'points.tallied', targetName: 'Week 3' });
  const tallies = ['Ada', 'Sam'];
  const idol = 'Castaway 1: They find a hidden immunity idol';
  const ruling = 'Castaway 2: adjustment of -2';
  expect(
    [differences?.beforeJson, differences?.afterJson].map((json) => JSON.parse(json ?? '') as object),
  ).toEqual([
    {
      tallies,
      differences: [
        { name: idol, count: 'Ada 1, Sam 3' },
        { name: ruling, count: 'Ada 1, Sam 0' },
      ],
    },
    {
      tallies,
      differences: [
        { name: idol, count: '3' },
        { name: ruling, count: '1' },
      ],
    },
  ]);
});
