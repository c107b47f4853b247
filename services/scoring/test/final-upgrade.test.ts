/** Final weeks beside and after a release without them. */
import { playerActor } from '@torchbearer/kit/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CreateFinalWeeks1700001500000 } from '../src/db/migrations/1700001500000-create-final-weeks.js';
import { ADMIN, startScoring, type Harness, type Replica } from './harness.js';
import { castawayId, castawayName, playerId } from './league-history.js';
import { changeAsVersionBefore, withClient } from './version-before.js';

let league: Harness;
let running: Replica;
beforeEach(async () => {
  running = league = await startScoring();
});
afterEach(() => running.stop());

const weeks = async () =>
  (await running.scoring.listScoredWeeks({}, { actor: ADMIN })).weeks.map(({ weekNumber, finalAt }) => [
    weekNumber,
    finalAt !== undefined,
  ]);
const corrections = async () =>
  (await running.scoring.listCorrections({}, { actor: playerActor(playerId(0)) })).corrections;
const change = (weekNumber: number, points: Readonly<Record<number, number | null>>, undone?: number) =>
  changeAsVersionBefore(league.urls.database, { weekNumber, points, undone });

it('of the weeks scored before, all but the last are final', async () => {
  for (const week of [1, 3, 4]) await league.save(week, { 0: week });
  await league.save(5, { 0: 5 });
  await league.scoring.undoWeekPoints({ weekNumber: 5 }, { actor: ADMIN });
  await league.stop();
  await withClient(league.urls.database, async (client) => {
    await new CreateFinalWeeks1700001500000().down(client as never);
    await client.query(`delete from migrations where name = 'CreateFinalWeeks1700001500000'`);
  });
  running = await league.replica();
  expect(await weeks()).toEqual([
    [1, true],
    [3, true],
    [4, false],
  ]);
  const { state } = await running.scoring.reviewWeek({ weekNumber: 3 }, { actor: ADMIN });
  expect(state).toEqual({ weekNumber: 3, finalAt: expect.any(Date) as Date });
});

it('a save or undo of the previous version in a final week is a correction, of unknown effect', async () => {
  await league.save(3, { 0: 1, 1: 2 });
  await league.scoring.finalizeWeek({ weekNumber: 3 }, { actor: ADMIN });
  await change(3, { 0: 4, 1: 2, 2: 5 });
  await change(3, { 0: 1, 2: null }, 3);
  await change(4, { 0: 4 });
  // Nothing changes.
  await change(3, { 0: 1, 1: 2 });
  const common = {
    id: expect.any(String) as string,
    correctedAt: expect.any(Date) as Date,
    ...{ weekNumber: 3, reason: 'Changed during an upgrade, without a reason', isEffectKnown: false },
  };
  const castaway = (number: number) => ({ id: castawayId(number), name: castawayName(number) });
  expect(await corrections()).toEqual([
    {
      ...common,
      castaways: [
        { ...castaway(0), pointsFrom: 4, pointsTo: 1 },
        { ...castaway(2), pointsFrom: 5 },
      ],
    },
    {
      ...common,
      castaways: [
        { ...castaway(0), pointsFrom: 1, pointsTo: 4 },
        { ...castaway(2), pointsTo: 5 },
      ],
    },
  ]);
  expect(await weeks()).toEqual([
    [3, true],
    [4, false],
  ]);
});
