import type { Tx } from '@torchbearer/kit';
import type { CastawayChanged } from '@torchbearer/proto/league/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { markStandings } from '../db/marks.js';
import { Castaways } from '../db/tables.js';

export async function changed(
  tx: Tx,
  { id, name, tribe, eliminated, eliminatedInWeek }: CastawayChanged,
): Promise<void> {
  const touched = await tx.run(
    `insert into castaways as copy (id, name, tribe, eliminated, eliminated_in_week) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set name = excluded.name, tribe = excluded.tribe, eliminated = excluded.eliminated,
       eliminated_in_week = excluded.eliminated_in_week
     where (copy.name, copy.tribe, copy.eliminated, copy.eliminated_in_week) is distinct from
       (excluded.name, excluded.tribe, excluded.eliminated, excluded.eliminated_in_week)`,
    [id, name, tribe, eliminated, eliminatedInWeek ?? null],
  );
  if (touched > 0) await markStandings(tx, Topics.castaway.name);
}

/** League keeps castaways that were drafted, picked or scored, so nobody's points go with this one. */
export async function removed(tx: Tx, id: string): Promise<void> {
  await tx.manager.delete(Castaways, { id });
  await markStandings(tx, Topics.castaway.name);
}
