import type { Tx } from '@torchbearer/kit';
import type { CastawayChanged } from '@torchbearer/proto/league/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { markStandings } from '../db/marks.js';
import { Castaways } from '../db/tables.js';

export async function changed(tx: Tx, { id, name, tribe, eliminated }: CastawayChanged): Promise<void> {
  const touched = await tx.run(
    `insert into castaways as copy (id, name, tribe, eliminated) values ($1, $2, $3, $4)
     on conflict (id) do update set name = excluded.name, tribe = excluded.tribe, eliminated = excluded.eliminated
     where (copy.name, copy.tribe, copy.eliminated) <> (excluded.name, excluded.tribe, excluded.eliminated)`,
    [id, name, tribe, eliminated],
  );
  if (touched > 0) await markStandings(tx, Topics.castaway.name);
}

/** League keeps castaways that were drafted, picked or scored, so nobody's points go with this one. */
export async function removed(tx: Tx, id: string): Promise<void> {
  await tx.manager.delete(Castaways, { id });
  await markStandings(tx, Topics.castaway.name);
}
