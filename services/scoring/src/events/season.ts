import type { Tx } from '@torchbearer/kit';
import type { SeasonChanged } from '@torchbearer/proto/league/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { markStandings } from '../db/marks.js';

export async function changed(tx: Tx, { firstPickWeek }: SeasonChanged): Promise<void> {
  const touched = await tx.run(
    `insert into season as copy (first_pick_week) values ($1)
     on conflict (only_row) do update set first_pick_week = excluded.first_pick_week
     where copy.first_pick_week <> excluded.first_pick_week`,
    [firstPickWeek],
  );
  if (touched > 0) await markStandings(tx, Topics.season.name);
}
