/** Changes of final weeks. */
import { playerActor } from '@torchbearer/kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, adjusted, entriesOf, startScoring, type Harness } from './harness.js';
import { castawayId, castawayName, playerId, uuid } from './league-history.js';

let league: Harness;
beforeEach(async () => {
  league = await startScoring();
  for (let n = 0; n < 3; n++) league.emit.pick(n, 3, n);
  await league.waitForStandings();
  await league.save(3, { 0: 5, 1: 4, 2: 1 });
  await league.scoring.finalizeWeek({ weekNumber: 3 }, { actor: ADMIN });
});
afterEach(() => league.stop());

const REASON = 'The idol was found an episode later';
const save = (points: Readonly<Record<number, number>>, reason?: string) =>
  league.scoring.saveWeekPoints(
    { weekNumber: 3, entries: entriesOf(points), ...(reason !== undefined && { reason }) },
    { actor: ADMIN },
  );
const undo = (reason?: string) =>
  league.scoring.undoWeekPoints({ weekNumber: 3, ...(reason !== undefined && { reason }) }, { actor: ADMIN });
const line = (points: number) => adjusted(points, 0, points);
const tally = (add: ReturnType<typeof line>[], remove: string[], reason?: string) =>
  league.scoring.tallyWeekPoints(
    { weekNumber: 3, add, remove, ...(reason !== undefined && { reason }) },
    { actor: ADMIN },
  );
const corrections = async (player: number, week?: number) =>
  (
    await league.scoring.listCorrections(week === undefined ? {} : { week }, {
      actor: playerActor(playerId(player)),
    })
  ).corrections;

describe('a change of a final week', () => {
  it('is refused without a reason, and changes nothing', async () => {
    const { version } = await league.standings();
    const changesWith = (reason?: string) => [
      () => save({ 0: 2 }, reason),
      () => undo(reason),
      () => tally([line(1)], [], reason),
    ];
    for (const change of changesWith())
      await expect(change()).rejects.toMatchObject({ reason: 'WEEK_IS_FINAL' });
    for (const reason of ['', 'no', '  x  ', ' blank', 'x'.repeat(301)])
      for (const change of changesWith(reason))
        await expect(change()).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
    expect(await league.pointsOf()).toEqual(entriesOf({ 0: 5, 1: 4, 2: 1 }));
    expect((await league.standings()).version).toBe(version);
    expect(await corrections(0)).toEqual([]);
  });

  it('is a correction: players see the points before and after, the reason, and what it changed for them', async () => {
    const { version } = await league.standings();
    await save({ 0: 3, 1: 4 }, REASON);
    const common = {
      id: expect.any(String) as string,
      ...{ weekNumber: 3, reason: REASON, correctedAt: expect.any(Date) as Date, isEffectKnown: true },
      castaways: [{ id: castawayId(0), name: castawayName(0), pointsFrom: 5, pointsTo: 3 }],
    };
    const effect = (totals: readonly number[], ranks: readonly number[]) => ({
      ...{ totalFrom: totals[0], totalTo: totals[1], rankFrom: ranks[0], rankTo: ranks[1] },
      isDismissed: false,
    });
    expect(await corrections(0)).toEqual([{ ...common, effect: effect([5, 3], [1, 2]) }]);
    expect(await corrections(1)).toEqual([{ ...common, effect: effect([4, 4], [2, 1]) }]);
    expect(await corrections(2)).toEqual([common]);
    // Of another week, of none, and of a user who is no player.
    expect(await corrections(0, 3)).toHaveLength(1);
    expect(await corrections(0, 4)).toEqual([]);
    expect(await corrections(0, 4_294_967_295)).toEqual([]);
    expect(await corrections(99)).toEqual([common]);
    expect((await league.standings()).version).toBe(version + 1);
    expect((await league.audited()).at(-1)).toMatchObject({
      action: 'points.saved',
      afterJson: JSON.stringify([{ castaway: castawayName(0), points: 3, reason: REASON }]),
    });
  });

  it('reaches open screens even if no player picked the castaway', async () => {
    const before = await league.standings();
    await save({ 3: 9 }, REASON);
    expect(await league.standings()).toEqual({ version: before.version + 1, list: before.list });
    const [correction] = await corrections(0);
    expect(correction?.castaways).toEqual([{ id: castawayId(3), name: castawayName(3), pointsTo: 9 }]);
    expect(correction?.effect).toBeUndefined();
  });

  it('is an undo or a tally, too; the undo of a correction is one of its own', async () => {
    await tally([line(2)], [], 'A ruling was missing');
    await undo('The ruling was right');
    await undo('All wrong');
    const castaway = (number: number, pointsFrom?: number, pointsTo?: number) => ({
      ...{ id: castawayId(number), name: castawayName(number) },
      ...(pointsFrom !== undefined && { pointsFrom }),
      ...(pointsTo !== undefined && { pointsTo }),
    });
    const listed = await corrections(0);
    expect(listed.map(({ reason, castaways }) => [reason, castaways])).toEqual([
      ['All wrong', [castaway(0, 5), castaway(1, 4), castaway(2, 1)]],
      ['The ruling was right', [castaway(0, 7, 5)]],
      ['A ruling was missing', [castaway(0, 5, 7)]],
    ]);
    // Without points the week stays final.
    const { weeks } = await league.scoring.listScoredWeeks({}, { actor: ADMIN });
    expect(weeks).toMatchObject([{ weekNumber: 3, corrections: 3 }]);
    expect(weeks[0]?.finalAt).toBeInstanceOf(Date);
    await expect(save({ 0: 1 })).rejects.toMatchObject({ reason: 'WEEK_IS_FINAL' });
  });

  it('is none if everything is stored already; other lines with the same sum are one', async () => {
    await save({ 0: 5 });
    await save({ 0: 5 }, REASON);
    expect(await corrections(0)).toEqual([]);
    const { lines } = await league.scoring.listWeekLines({ weekNumber: 3 }, { actor: ADMIN });
    const replaced = lines.find(({ castawayId: id }) => id === castawayId(0))!.id;
    await expect(tally([line(5)], [replaced])).rejects.toMatchObject({ reason: 'WEEK_IS_FINAL' });
    await tally([line(5)], [replaced], REASON);
    // The same tally again.
    await tally([line(5)], [replaced]);
    expect((await corrections(0)).map(({ castaways, effect }) => [castaways[0], effect])).toEqual([
      [{ id: castawayId(0), name: castawayName(0), pointsFrom: 5, pointsTo: 5 }, undefined],
    ]);
  });

  it('is no correction in a provisional week, whatever is sent', async () => {
    await league.scoring.saveWeekPoints(
      { weekNumber: 4, entries: entriesOf({ 0: 1 }), reason: REASON },
      { actor: ADMIN },
    );
    expect(await corrections(0)).toEqual([]);
  });
});

describe('a correction that changed a player’s rank', () => {
  const dismiss = (player: number, correctionId: string) =>
    league.scoring.dismissCorrection({ correctionId }, { actor: playerActor(playerId(player)) });

  it('can be dismissed by that player, any number of times, and by no other', async () => {
    await save({ 0: 3 }, REASON);
    await save({ 2: 2 }, 'A small one');
    const [small, moved] = await corrections(2);
    const notFound = { reason: 'CORRECTION_NOT_FOUND' };
    await dismiss(0, moved!.id);
    await dismiss(0, moved!.id);
    expect((await corrections(0)).map(({ effect }) => effect?.isDismissed)).toEqual([undefined, true]);
    expect((await corrections(1)).map(({ effect }) => effect?.isDismissed)).toEqual([undefined, false]);
    // It changed the total only, nothing at all, or does not exist.
    expect(small?.effect).toMatchObject({ totalFrom: 1, totalTo: 2, rankFrom: 3, rankTo: 3 });
    await expect(dismiss(2, small!.id)).rejects.toMatchObject(notFound);
    await expect(dismiss(2, moved!.id)).rejects.toMatchObject(notFound);
    await expect(dismiss(2, uuid(8, 8))).rejects.toMatchObject(notFound);
    await expect(dismiss(2, 'no-id')).rejects.toMatchObject(notFound);
  });

  it('is forgotten with the player’s account', async () => {
    await save({ 0: 3 }, REASON);
    league.emit.userDeleted(0);
    await league.waitForStandings();
    expect(
      await league.database.rows('select from correction_effects where user_id = $1', [playerId(0)]),
    ).toEqual([]);
    expect((await corrections(1))[0]?.effect).toMatchObject({ rankFrom: 2, rankTo: 1 });
  });
});

it('a correction that an earlier release stored without its effects says so', async () => {
  await league.database.run(
    `insert into corrections (week_number, reason, corrected_at, changes, is_effect_known)
     values (3, 'Changed during an upgrade, without a reason', now(), $1, false)`,
    [JSON.stringify([{ castawayId: castawayId(0), from: 5, to: 1 }])],
  );
  expect(await corrections(0)).toMatchObject([
    {
      ...{ isEffectKnown: false, effect: undefined },
      castaways: [{ name: castawayName(0), pointsFrom: 5, pointsTo: 1 }],
    },
  ]);
});
