/** Points and their lines beside and after a release without lines. */
import { eventually } from '@torchbearer/kit/testing';
import type { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CreatePointsLines1700001400000 } from '../src/db/migrations/1700001400000-create-points-lines.js';
import { ADMIN, entriesOf, startScoring, type Harness, type Replica } from './harness.js';
import { castawayId, uuid } from './league-history.js';
import { changeAsVersionBefore, withClient } from './version-before.js';

let league: Harness;
let running: Replica;
beforeEach(async () => {
  running = league = await startScoring();
});
afterEach(async () => {
  await running.stop();
});

const tally = (number: number, castaway: number, points: number) =>
  running.scoring.tallyWeekPoints(
    {
      weekNumber: 3,
      add: [{ id: uuid(7, number), castawayId: castawayId(castaway), points, reason: 'A ruling' }],
      remove: [],
    },
    { actor: ADMIN },
  );
const undo = async () => (await running.scoring.undoWeekPoints({ weekNumber: 3 }, { actor: ADMIN })).entries;
const shown = async () =>
  (await running.scoring.listWeekLines({ weekNumber: 3 }, { actor: ADMIN })).lines.map(
    ({ castawayId: id, points, reason, enteredBy }) => ({ id, points, reason, by: enteredBy?.id ?? null }),
  );
const total = (castaway: number, points: number, by: string | null = null) => ({
  id: castawayId(castaway),
  points,
  reason: 'entered as a total',
  by,
});
const pointsOf = async () =>
  (await running.scoring.getWeekPoints({ weekNumber: 3 }, { actor: ADMIN })).entries;

const connected = <T>(work: (client: Client) => Promise<T>) => withClient(league.urls.database, work);
const changeAsBefore = (points: Readonly<Record<number, number | null>>, undone?: number) =>
  changeAsVersionBefore(league.urls.database, { weekNumber: 3, points, undone });

it('points stored before have one adjustment each, of the admin who saved them last', async () => {
  await league.stop();
  await connected(async (client) => {
    await new CreatePointsLines1700001400000().down(client as never);
    await client.query(`delete from migrations where name = 'CreatePointsLines1700001400000'`);
  });
  await changeAsBefore({ 0: 5, 1: 2 });
  await changeAsBefore({ 1: 4 });
  running = await league.replica();
  expect(await shown()).toEqual([total(0, 5, uuid(9, 3)), total(1, 4, uuid(9, 3))]);
  expect((await tally(1, 0, 3)).entries).toEqual(entriesOf({ 0: 8, 1: 4 }));
  // Undone in reverse order, the saves of then included.
  expect(await undo()).toEqual(entriesOf({ 0: 5, 1: 4 }));
  expect(await undo()).toEqual(entriesOf({ 0: 5, 1: 2 }));
  expect(await undo()).toEqual([]);
  expect(await shown()).toEqual([]);
});

it('a number that a pod of the previous version saves replaces the lines, and can be undone here', async () => {
  await tally(1, 0, 3);
  await tally(2, 0, 4);
  await tally(3, 1, 1);
  await changeAsBefore({ 0: 9, 2: 0 });
  const ruling = { id: castawayId(1), points: 1, reason: 'A ruling', by: ADMIN.id };
  expect(await shown()).toEqual([ruling, total(0, 9), total(2, 0)]);
  expect((await tally(4, 0, 1)).entries).toEqual(entriesOf({ 0: 10, 1: 1, 2: 0 }));
  expect(await undo()).toEqual(entriesOf({ 0: 9, 1: 1, 2: 0 }));
  // It did not say which lines it replaced, so the number counts.
  expect(await undo()).toEqual(entriesOf({ 0: 7, 1: 1 }));
  expect(await shown()).toEqual([ruling, total(0, 7, ADMIN.id)]);
  const left: Record<number, number>[] = [{ 0: 7 }, { 0: 3 }, {}];
  for (const points of left) expect(await undo()).toEqual(entriesOf(points));
  expect(await shown()).toEqual([]);
});

it('a tally that a pod of the previous version undoes leaves the number of before', async () => {
  await tally(1, 0, 3);
  await tally(2, 0, 4);
  await changeAsBefore({ 0: 3 }, 2);
  expect(await shown()).toEqual([total(0, 3)]);
  await changeAsBefore({ 0: null }, 1);
  expect(await shown()).toEqual([]);
  expect(await pointsOf()).toEqual([]);
});

it('no commit breaks the sum', async () => {
  await tally(1, 0, 3);
  const broken = [
    'delete from points_lines',
    'alter table week_points disable trigger replace_points_lines; update week_points set points = 4',
    'alter table week_points disable trigger replace_points_lines; delete from week_points',
  ];
  for (const statements of broken) {
    await connected(async (client) => {
      await client.query(`begin; ${statements}`);
      await expect(client.query('commit')).rejects.toMatchObject({ code: '23000' });
    });
  }
  await eventually(async () => expect(await pointsOf()).toEqual(entriesOf({ 0: 3 })));
});
