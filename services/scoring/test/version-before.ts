/** What a pod of version 0.5.0, which has neither lines nor final weeks, does to the database. */
import { Client } from 'pg';
import { castawayId, uuid } from './league-history.js';

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

interface Change {
  readonly weekNumber: number;
  /** By castaway; null for no points. */
  readonly points: Readonly<Record<number, number | null>>;
  /** The version of the save that an undo takes back; undefined for a save. */
  readonly undone?: number | undefined;
}

/** The statements of a save or an undo. */
export const changeAsVersionBefore = (url: string, { weekNumber, points, undone }: Change): Promise<void> =>
  withClient(url, async (client) => {
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
      [weekNumber],
    );
    const { rows: before } = await client.query<{ castaway_id: string; points: number }>(
      'select castaway_id, points from week_points where week_number = $1',
      [weekNumber],
    );
    await client.query(
      `insert into week_points (week_number, castaway_id, points)
       select $1, castaway_id, points from unnest($2::uuid[], $3::int[]) as saved (castaway_id, points)
       on conflict (week_number, castaway_id) do update set points = excluded.points`,
      [weekNumber, saved.map(({ id }) => id), saved.map(({ value }) => value)],
    );
    await client.query('delete from week_points where week_number = $1 and castaway_id = any ($2::uuid[])', [
      weekNumber,
      gone.map(({ id }) => id),
    ]);
    if (undone === undefined) {
      const pointsBefore = (id: string) => before.find((row) => row.castaway_id === id)?.points ?? null;
      await client.query(
        `insert into score_saves (week_number, version, saved_by, saved_at, before, after)
         values ($1, $2, $3, $4, $5, $6)`,
        [
          weekNumber,
          rows[0]?.version,
          uuid(9, 3),
          new Date(),
          JSON.stringify(changes.map(({ id }) => ({ castawayId: id, before: pointsBefore(id) }))),
          JSON.stringify(changes.map(({ id, value }) => ({ castawayId: id, after: value }))),
        ],
      );
    } else {
      await client.query(
        'update score_saves set undone_by = $1, undone_at = now() where week_number = $2 and version = $3',
        [uuid(9, 3), weekNumber, undone],
      );
    }
    await client.query('commit');
  });
