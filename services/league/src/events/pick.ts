import type { Tx } from '@torchbearer/kit';
import type { PickChanged } from '@torchbearer/proto/picks/v1/events';

/** Which castaways are picked: those may not be deleted. */
export const pick = {
  changed: async (tx: Tx, { id, castawayId }: PickChanged): Promise<void> => {
    await tx.run(
      `insert into picked_castaways (pick_id, castaway_id) values ($1, $2)
       on conflict (pick_id) do update set castaway_id = $2`,
      [id, castawayId],
    );
  },
  removed: async (tx: Tx, pickId: string): Promise<void> => {
    await tx.run('delete from picked_castaways where pick_id = $1', [pickId]);
  },
};
