/** Points and their lines beside and after a release without lines. */
import { eventually } from '@torchbearer/kit/testing';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CreatePointsLines1700001400000 } from '../src/db/migrations/1700001400000-create-points-lines.js';
import { ADMIN, entriesOf, startScoring, type Harness, type Replica } from './harness.js';
import { castawayId, uuid } from './league-history.js';

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

async function connected<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: league.urls.database });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The statements of a save or an undo of version 0.5.0; null for no points. */
const changeAsBefore = (points: Readonly<Record<number, number | null>>, undone?: number) =>
  connected(async (client) => {
    const changes = Object.entries(points).map(([castaway, value]) => ({
      id: castawayId(Number(castaway)),
      value,
    }));
    const saved = changes.filter(({ value }) => value !== null);
    const gone = changes.filter(({ value }) => value === null);
    await client.query('begin');
    const { rows } = await client.query<{ version: number }>(
      `insert into scored_weeks (week_number, version) values ($1, 1)
       on conflict (week_number) do update set version = scored_weeks.version + 1 returning version`,
      [3],
    );
    const { rows: before } = await client.query<{ castaway_id: string; points: number }>(
      'select castaway_id, points from week_points where week_number = 3',
    );
    await client.query(
      `insert into week_points (week_number, castaway_id, points)
       select $1, castaway_id, points from unnest($2::uuid[], $3::int[]) as saved (castaway_id, points)
       on conflict (week_number, castaway_id) do update set points = excluded.points`,
      [3, saved.map(({ id }) => id), saved.map(({ value }) => value)],
    );
    await client.query('delete from week_points where week_number = $1 and castaway_id = any ($2::uuid[])', [
      3,
      gone.map(({ id }) => id),
    ]);
    if (undone === undefined) {
      const pointsBefore = (id: string) => before.find((row) => row.castaway_id === id)?.points ?? null;
      await client.query(
        `insert into score_saves (week_number, version, saved_by, saved_at, before, after)
         values ($1, $2, $3, $4, $5, $6)`,
        [
          3,
          rows[0]?.version,
          uuid(9, 3),
          new Date(),
          JSON.stringify(changes.map(({ id }) => ({ castawayId: id, before: pointsBefore(id) }))),
          JSON.stringify(changes.map(({ id, value }) => ({ castawayId: id, after: value }))),
        ],
      );
    } else {
      await client.query(
        'update score_saves set undone_by = $1, undone_at = now() where week_number = 3 and version = $2',
        [uuid(9, 3), undone],
      );
    }
    await client.query('commit');
  });

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
