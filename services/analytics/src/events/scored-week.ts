import type { Tx } from '@torchbearer/kit';
import type { WeekScored } from '@torchbearer/proto/scoring/v1/events';
import { deriveWeekPoints } from '../db/player-weeks.js';

/** Replaces all points of the week; an undone save may leave none, and the week then counts as not scored. */
export async function changed(tx: Tx, { weekNumber, points }: WeekScored): Promise<boolean> {
  const castawayIds = points.map(({ castawayId }) => castawayId);
  const gone = await tx.run(
    'delete from week_points where week_number = $1 and castaway_id <> all ($2::uuid[])',
    [weekNumber, castawayIds],
  );
  const touched = await tx.run(
    `insert into week_points as copy (week_number, castaway_id, points)
     select $1, castaway_id, points from unnest($2::uuid[], $3::int[]) as entry (castaway_id, points)
     on conflict (week_number, castaway_id) do update set points = excluded.points
     where copy.points <> excluded.points`,
    [weekNumber, castawayIds, points.map((entry) => entry.points)],
  );
  if (gone + touched === 0) return false;
  await deriveWeekPoints(tx, weekNumber);
  return true;
}

export async function removed(tx: Tx, key: string): Promise<boolean> {
  const weekNumber = Number(key);
  if ((await tx.run('delete from week_points where week_number = $1', [weekNumber])) === 0) return false;
  await deriveWeekPoints(tx, weekNumber);
  return true;
}
