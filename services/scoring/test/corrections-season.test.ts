/** Seasons of random saves, tallies, undos and final weeks: what each player reads equals the difference in the standings. */
import { playerActor } from '@torchbearer/kit/testing';
import type { Correction } from '@torchbearer/proto/scoring/v1/scoring';
import type { StandingsEntry } from '@torchbearer/kit';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { ADMIN, entriesOf, startScoring, type Harness } from './harness.js';
import { castawayId, CASTAWAYS, playerId, PLAYERS, uuid, WEEKS } from './league-history.js';

/** More in `npm run check:long`. */
const SEASONS = process.env['LONG_CHECKS'] === 'true' ? 20 : 2;
const STEPS = 80;
const REASON = 'A correction';

const someWeek = fc.integer({ min: 1, max: WEEKS });
const somePoints = fc.constantFrom(-7, 0, 1, 2, 3, 10);
const someCastaway = fc.nat(CASTAWAYS - 1);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      week: someWeek,
      points: fc.dictionary(someCastaway.map(String), somePoints, { minKeys: 1 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ kind: fc.constant('tally' as const), week: someWeek },
      ...{ castaway: someCastaway, points: somePoints, removesOne: fc.boolean() },
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), week: someWeek }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('finalize' as const), week: someWeek }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const picks = fc.array(
  fc.record({ player: fc.nat(PLAYERS - 1), week: someWeek, castaway: someCastaway, isAuto: fc.boolean() }),
  { minLength: 40, maxLength: 60 },
);

const seasons = fc.sample(fc.tuple(picks, fc.array(step, { minLength: STEPS, maxLength: STEPS })), {
  numRuns: SEASONS,
  seed: 22,
});
/** In all seasons. */
const seen = { corrections: 0, movedPlayers: 0 };

it.each(seasons)(
  'season %#: every player reads exactly what changed for them',
  async (made, steps) => {
    const league = await startScoring();
    onTestFinished(() => league.stop());
    for (const { player, week, castaway, isAuto } of made) league.emit.pick(player, week, castaway, isAuto);
    await league.waitForStandings();
    const knownTo = new Map<number, Correction[]>(Array.from({ length: PLAYERS }, (_, n) => [n, []]));
    const final = new Set<number>();

    for (const [number, one] of steps.entries()) {
      const [pointsBefore, before] = [await pointsIn(league), (await league.standings()).list];
      const outcome = await run(league, one, number, REASON);
      if (one.kind === 'finalize' && outcome === 'DONE') final.add(one.week);
      const after = (await league.standings()).list;
      const isCorrection =
        outcome === 'DONE' &&
        one.kind !== 'finalize' &&
        final.has(one.week) &&
        (await isNew(league, knownTo));
      if (isCorrection) seen.corrections += 1;

      for (let player = 0; player < PLAYERS; player++) {
        const known = knownTo.get(player)!;
        const listed = await correctionsOf(league, player);
        expect(listed.slice(isCorrection ? 1 : 0)).toEqual(known);
        if (!isCorrection) continue;
        const [newest] = listed;
        expect(newest).toMatchObject({ weekNumber: one.week, reason: REASON });
        const [from, to] = [rowOf(before, player), rowOf(after, player)];
        const isSame = from.totalPoints === to.totalPoints && from.rank === to.rank;
        const difference = {
          ...{ totalFrom: from.totalPoints, totalTo: to.totalPoints },
          ...{ rankFrom: from.rank, rankTo: to.rank, isDismissed: false },
        };
        expect(newest?.effect).toEqual(isSame ? undefined : difference);
        if (from.rank !== to.rank) seen.movedPlayers += 1;
        // The castaways' points before and after are those of the results.
        const pointsAfter = await pointsIn(league);
        const changed = new Map(newest!.castaways.map((castaway) => [castaway.id, castaway]));
        for (let n = 0; n < CASTAWAYS; n++) {
          const key = `${one.week}/${castawayId(n)}`;
          const named = changed.get(castawayId(n));
          if (named)
            expect([named.pointsFrom, named.pointsTo]).toEqual([pointsBefore.get(key), pointsAfter.get(key)]);
          else expect(pointsAfter.get(key)).toBe(pointsBefore.get(key));
        }
        knownTo.set(player, [newest!, ...known]);
      }
      // A change that is no correction shows only in provisional weeks.
      if (!isCorrection)
        expect(finalPoints(await pointsIn(league), final)).toEqual(finalPoints(pointsBefore, final));
    }
  },
  120_000,
);

it('the seasons had corrections of many kinds', () => {
  expect(seen.corrections).toBeGreaterThan(30);
  expect(seen.movedPlayers).toBeGreaterThan(30);
});

/** Whether a correction is listed that was not before. */
const isNew = async (
  league: Harness,
  knownTo: ReadonlyMap<number, readonly Correction[]>,
): Promise<boolean> => (await correctionsOf(league, 0)).length > knownTo.get(0)!.length;

const correctionsOf = async (league: Harness, player: number): Promise<Correction[]> =>
  (await league.scoring.listCorrections({}, { actor: playerActor(playerId(player)) })).corrections;

const rowOf = (list: readonly StandingsEntry[], player: number): StandingsEntry =>
  list.find(({ id }) => id === playerId(player))!;

async function pointsIn(league: Harness): Promise<ReadonlyMap<string, number>> {
  const { results } = await league.scoring.listResults({}, { actor: ADMIN });
  return new Map(results.map((row) => [`${row.weekNumber}/${row.castawayId}`, row.points]));
}

const finalPoints = (points: ReadonlyMap<string, number>, final: ReadonlySet<number>) =>
  [...points].filter(([key]) => final.has(Number(key.split('/')[0]))).sort();

/** Sends no reason at first, as an admin who does not know that the week is final. */
async function run(league: Harness, one: Step, number: number, reason: string): Promise<'DONE' | 'REFUSED'> {
  const { scoring } = league;
  const { week: weekNumber } = one;
  const actor = { actor: ADMIN };
  const send = async (given: { readonly reason?: string }): Promise<unknown> => {
    switch (one.kind) {
      case 'save':
        return await scoring.saveWeekPoints({ weekNumber, entries: entriesOf(one.points), ...given }, actor);
      case 'tally': {
        const { lines } = await scoring.listWeekLines({ weekNumber }, actor);
        const remove = one.removesOne ? lines.slice(0, 1).map(({ id }) => id) : [];
        const { castaway, points } = one;
        const line = { id: uuid(7, number), castawayId: castawayId(castaway), points, reason: 'A ruling' };
        return await scoring.tallyWeekPoints({ weekNumber, add: [line], remove, ...given }, actor);
      }
      case 'undo':
        return await scoring.undoWeekPoints({ weekNumber, ...given }, actor);
      case 'finalize':
        return await scoring.finalizeWeek({ weekNumber }, actor);
    }
  };
  try {
    await send({});
    return 'DONE';
  } catch (error) {
    const { reason: refusal } = error as { reason?: string };
    if (refusal === 'WEEK_NOT_SCORED' || refusal === 'NOTHING_TO_UNDO') return 'REFUSED';
    expect(refusal).toBe('WEEK_IS_FINAL');
  }
  await send({ reason });
  return 'DONE';
}
