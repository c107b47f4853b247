import type { Tx } from '@torchbearer/kit';
import type { WeekChanged } from '@torchbearer/proto/league/v1/events';

export async function changed(tx: Tx, { id, weekNumber, wasEverActive }: WeekChanged): Promise<boolean> {
  const touched = await tx.run(
    `insert into weeks as copy (id, week_number, was_ever_active) values ($1, $2, $3)
     on conflict (id) do update
     set week_number = excluded.week_number, was_ever_active = excluded.was_ever_active
     where (copy.week_number, copy.was_ever_active) <> (excluded.week_number, excluded.was_ever_active)`,
    [id, weekNumber, wasEverActive],
  );
  return touched > 0;
}

export const removed = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.run('delete from weeks where id = $1', [id])) > 0;
