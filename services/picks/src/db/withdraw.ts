import { emitTombstone, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';

interface Withdrawn {
  readonly id: string;
  readonly version: number;
}

/** Withdraws the picks of weeks not yet closed whose castaway is not among `kept`. The roster must be locked. */
export async function withdrawOpenPicks(
  tx: Tx,
  { userId, now, kept }: { readonly userId: string; readonly now: Date; readonly kept: readonly string[] },
): Promise<void> {
  const withdrawn = await tx.rows<Withdrawn>(
    `delete from picks pick
     where pick.user_id = $1 and pick.castaway_id <> all ($2::uuid[])
       and exists (select from weeks week where week.week_number = pick.week_number and week.picks_close_at > $3)
     returning pick.id, pick.version`,
    [userId, kept, now],
  );
  await tell(tx, withdrawn);
}

/** Withdraws everything that a player ever picked. The roster must be locked or gone. */
export async function withdrawAllPicks(tx: Tx, userId: string): Promise<void> {
  await tell(
    tx,
    await tx.rows<Withdrawn>('delete from picks where user_id = $1 returning id, version', [userId]),
  );
}

async function tell(tx: Tx, withdrawn: readonly Withdrawn[]): Promise<void> {
  for (const { id, version } of withdrawn) await emitTombstone(tx, Topics.pick, id, version + 1);
}
