import type { Tx } from '@torchbearer/kit';
import type { SeasonChanged } from '@torchbearer/proto/league/v1/events';

export async function changed(tx: Tx, { firstPickWeek, episodes }: SeasonChanged): Promise<boolean> {
  const touched = await tx.run(
    `insert into season as copy (first_pick_week, episodes) values ($1, $2)
     on conflict (only_row) do update
     set first_pick_week = excluded.first_pick_week, episodes = excluded.episodes
     where (copy.first_pick_week, copy.episodes) <> (excluded.first_pick_week, excluded.episodes)`,
    [firstPickWeek, episodes],
  );
  return touched > 0;
}
