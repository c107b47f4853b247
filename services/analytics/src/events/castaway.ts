import type { Tx } from '@torchbearer/kit';
import type { CastawayChanged } from '@torchbearer/proto/league/v1/events';

export async function changed(tx: Tx, { id, name, tribe, eliminated }: CastawayChanged): Promise<boolean> {
  const touched = await tx.run(
    `insert into castaways as copy (id, name, tribe, eliminated) values ($1, $2, $3, $4)
     on conflict (id) do update set name = excluded.name, tribe = excluded.tribe, eliminated = excluded.eliminated
     where (copy.name, copy.tribe, copy.eliminated) <> (excluded.name, excluded.tribe, excluded.eliminated)`,
    [id, name, tribe, eliminated],
  );
  return touched > 0;
}

export const removed = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.run('delete from castaways where id = $1', [id])) > 0;
