import type { Tx } from '@torchbearer/kit';
import type { RosterChanged } from '@torchbearer/proto/league/v1/events';

export async function changed(
  tx: Tx,
  { userId, rankingsSubmittedAt, picks }: RosterChanged,
): Promise<boolean> {
  const castawayIds = [...new Set(picks.map(({ castawayId }) => castawayId))];
  const touched = await tx.run(
    `insert into rosters as copy (user_id, rankings_submitted_at, castaway_ids) values ($1, $2, $3)
     on conflict (user_id) do update
     set rankings_submitted_at = excluded.rankings_submitted_at, castaway_ids = excluded.castaway_ids
     where (copy.rankings_submitted_at, copy.castaway_ids)
       is distinct from (excluded.rankings_submitted_at, excluded.castaway_ids)`,
    [userId, rankingsSubmittedAt ?? null, castawayIds],
  );
  return touched > 0;
}

export const removed = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.run('delete from rosters where user_id = $1', [userId])) > 0;
