import type { Tx } from '@torchbearer/kit';
import type { PickChanged } from '@torchbearer/proto/picks/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { markStandingsIfScored } from '../db/marks.js';
import { Picks } from '../db/tables.js';
import { shareWeek } from '../db/week-lock.js';

/**
 * At a deadline these come by the thousand, for a week without scores: two small statements each and no
 * computation. A pick's player and week never change.
 */
export async function changed(tx: Tx, pick: PickChanged): Promise<void> {
  await shareWeek(tx, pick.weekNumber);
  await tx.run(
    `insert into picks (id, user_id, week_number, castaway_id, is_auto_selected, submitted_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update set castaway_id = excluded.castaway_id,
       is_auto_selected = excluded.is_auto_selected, submitted_at = excluded.submitted_at`,
    [
      pick.id,
      pick.userId,
      pick.weekNumber,
      pick.castawayId,
      pick.isAutoSelected,
      pick.submittedAt ?? new Date(0),
    ],
  );
  await markStandingsIfScored(tx, pick.weekNumber, Topics.pick.name);
}

export async function removed(tx: Tx, id: string): Promise<void> {
  const pick = await tx.manager.findOneBy(Picks, { id });
  if (!pick) return;
  await shareWeek(tx, pick.weekNumber);
  await tx.manager.delete(Picks, { id });
  await markStandingsIfScored(tx, pick.weekNumber, Topics.pick.name);
}
