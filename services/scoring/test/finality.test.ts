/** Provisional weeks, and how they become final. */
import { adminActor, playerActor } from '@torchbearer/kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, decided, entriesOf, startScoring, type Harness, type Replica } from './harness.js';
import { castawayId, castawayName, playerId, uuid } from './league-history.js';

let league: Harness;
beforeEach(async () => {
  league = await startScoring();
  for (let n = 0; n < 4; n++) league.emit.pick(n, 3, n);
  league.emit.user(8, true, 'Ada');
  await league.waitForStandings();
});
afterEach(() => league.stop());

const ADA = adminActor(playerId(8), 'Ada');
const asOptions = { actor: ADA };
const finalize = (
  weekNumber: number,
  seen?: Readonly<Record<number, number>>,
  { scoring }: Replica = league,
) =>
  decided(() =>
    scoring.finalizeWeek({ weekNumber, ...(seen && { seen: { entries: entriesOf(seen) } }) }, asOptions),
  );
const review = (weekNumber: number) => league.scoring.reviewWeek({ weekNumber }, { actor: ADA });
const weeks = async () =>
  (await league.scoring.listScoredWeeks({}, { actor: playerActor(playerId(0)) })).weeks.map(
    ({ weekNumber, finalAt }) => [weekNumber, finalAt !== undefined],
  );
describe('a week with points', () => {
  it('is provisional until an admin makes it final, which is published, audited and announced', async () => {
    expect(await weeks()).toEqual([]);
    await league.save(4, { 0: 0 });
    await league.save(3, { 0: 5, 1: 2 });
    expect(await weeks()).toEqual([
      [3, false],
      [4, false],
    ]);
    const before = await league.standings();
    const { state } = await finalize(3, { 0: 5, 1: 2 });
    expect(state).toEqual({
      weekNumber: 3,
      finalAt: expect.any(Date) as Date,
      finalBy: { id: ADA.id, name: 'Ada' },
    });
    expect(await weeks()).toEqual([
      [3, true],
      [4, false],
    ]);
    // A new version makes open screens read which weeks are final.
    expect(await league.standings()).toEqual({ version: before.version + 1, list: before.list });
    const events = await league.scoredWeeks();
    expect(events.map(({ weekNumber, version, isFinal }) => [weekNumber, version, isFinal])).toEqual([
      [4, 1, false],
      [3, 1, false],
      [3, 2, true],
    ]);
    expect((await league.audited()).at(-1)).toMatchObject({
      ...{ actorId: ADA.id, action: 'points.made-final', targetType: 'week', targetId: '3' },
      ...{ beforeJson: '{"final":false}', afterJson: '{"final":true}' },
    });
  });

  it('becomes final once, also if two admins make it final at once and again', async () => {
    await league.save(3, { 0: 5 });
    const other = await league.replica();
    const both = await Promise.all(
      [league, other].flatMap((one) => Array.from({ length: 5 }, () => finalize(3, undefined, one))),
    );
    expect(new Set(both.map(({ state }) => state?.finalAt?.getTime())).size).toBe(1);
    expect(await finalize(3)).toEqual(both[0]);
    expect((await league.audited()).map(({ action }) => action)).toEqual([
      'points.saved',
      'points.made-final',
    ]);
  });

  it('does not become final without points, or with other points than the admin saw', async () => {
    await expect(finalize(3)).rejects.toMatchObject({ reason: 'WEEK_NOT_SCORED' });
    await league.save(3, { 0: 5, 1: 2 });
    await expect(finalize(3, { 0: 4, 1: 2 })).rejects.toMatchObject({
      reason: 'CONFLICT',
      message: 'Points were changed meanwhile, so the week was not made final: Castaway 0.',
    });
    expect(await weeks()).toEqual([[3, false]]);
  });

  it('is saved before it becomes final, or needs a reason', async () => {
    await league.save(3, { 0: 1 });
    const other = await league.replica();
    const saves = Array.from({ length: 20 }, (_, index) =>
      decided(() =>
        (index % 2 ? league : other).scoring.saveWeekPoints(
          { weekNumber: 3, entries: entriesOf({ 1: index + 1 }) },
          asOptions,
        ),
      ).then(() => index + 1),
    );
    const [made, outcomes] = await Promise.all([finalize(3), Promise.allSettled(saves)]);
    expect(made.state?.finalAt).toBeDefined();
    const saved = outcomes.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    for (const one of outcomes)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ reason: 'WEEK_IS_FINAL' });
    // No save is recorded after the week was made final.
    const [{ count, later }] = (await league.database.rows<{ count: number; later: number }>(
      `select count(*)::int as count, (select count(*)::int from corrections) as later from score_saves`,
    )) as [{ count: number; later: number }];
    expect([count, later]).toEqual([saved.length + 1, 0]);
    const last = (await league.pointsOf()).find(({ castawayId: id }) => id === castawayId(1))?.points ?? null;
    expect(last === null || saved.includes(last)).toBe(true);
  });
});

it('the review of a week names who has no points, unusual points, and picks that are open', async () => {
  const closeAt = new Date(Date.now() + 60_000);
  for (let n = 4; n < 8; n++) league.emit.castaway(n);
  league.emit.castaway(3, true, castawayName(3), 2);
  league.emit.week(3, { isActive: true, picksCloseAt: closeAt });
  await league.waitForStandings();
  await league.save(3, { 0: 5, 1: 5, 2: 5, 4: 5, 5: 5, 6: 41 });
  expect(await review(3)).toEqual({
    state: { weekNumber: 3 },
    ...{ scored: 6, mean: 11 },
    withoutPoints: [{ castawayId: castawayId(7), name: castawayName(7) }],
    unusual: [{ castawayId: castawayId(6), name: castawayName(6), points: 41 }],
    picksOpenUntil: closeAt,
  });
  league.emit.week(3);
  await league.waitForStandings();
  expect((await review(3)).picksOpenUntil).toBeUndefined();
  expect(await review(4)).toMatchObject({ scored: 0, mean: 0, unusual: [] });
  // An admin without a copy of their account.
  await league.scoring.finalizeWeek({ weekNumber: 3 }, { actor: ADMIN });
  expect((await review(3)).state).toMatchObject({ finalBy: { id: uuid(9, 1) } });
});
