import type { Tx } from '@torchbearer/kit';
import type { PickChanged } from '@torchbearer/proto/picks/v1/events';
import { derivePlayerWeek } from '../db/player-weeks.js';

/** A pick's player and week never change. */
export async function changed(tx: Tx, pick: PickChanged): Promise<boolean> {
  const { id, userId, weekNumber, castawayId, isAutoSelected, submittedAt } = pick;
  await tx.run(
    `insert into picks (id, user_id, week_number, castaway_id, is_auto, submitted_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update set castaway_id = excluded.castaway_id, is_auto = excluded.is_auto,
       submitted_at = excluded.submitted_at`,
    [id, userId, weekNumber, castawayId, isAutoSelected, submittedAt ?? new Date(0)],
  );
  await derivePlayerWeek(tx, userId, weekNumber);
  return true;
}

export async function removed(tx: Tx, id: string): Promise<boolean> {
  const [gone] = await tx.rows<{ userId: string; weekNumber: number }>(
    'delete from picks where id = $1 returning user_id as "userId", week_number as "weekNumber"',
    [id],
  );
  if (!gone) return false;
  await derivePlayerWeek(tx, gone.userId, gone.weekNumber);
  return true;
}
