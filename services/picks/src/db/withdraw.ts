import { emitTombstone, type Sql, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';

interface Withdrawn {
  readonly id: string;
  readonly version: number;
}

/**
 * Withdraws the picks of weeks not yet closed whose castaway is not among `kept`, and remembers it for the player.
 * The roster must be locked.
 */
export async function withdrawOpenPicks(
  tx: Tx,
  { userId, now, kept }: { readonly userId: string; readonly now: Date; readonly kept: readonly string[] },
): Promise<void> {
  const withdrawn = await tx.rows<Withdrawn>(
    `with withdrawn as (
       delete from picks pick
       where pick.user_id = $1 and pick.castaway_id <> all ($2::uuid[])
         and exists (select from weeks week where week.week_number = pick.week_number and week.picks_close_at > $3)
       returning pick.id, pick.version, pick.week_number, pick.castaway_id
     ), remembered as (
       insert into withdrawals (user_id, week_number, castaway_id, withdrawn_at)
       select $1, week_number, castaway_id, $3 from withdrawn
       on conflict (user_id, week_number) do update
         set castaway_id = excluded.castaway_id, withdrawn_at = excluded.withdrawn_at
     )
     select id, version from withdrawn`,
    [userId, kept, now],
  );
  await tell(tx, withdrawn);
}

/** Withdraws everything that a player ever picked. The roster must be locked or gone. */
export async function withdrawAllPicks(tx: Tx, userId: string): Promise<void> {
  await tx.run('delete from withdrawals where user_id = $1', [userId]);
  await tell(
    tx,
    await tx.rows<Withdrawn>('delete from picks where user_id = $1 returning id, version', [userId]),
  );
}

/** The castaway whose pick of a week was taken from a player; null where none was. */
export async function withdrawnCastawayId(
  sql: Sql,
  userId: string,
  weekNumber: number,
): Promise<string | null> {
  const [row] = await sql.rows<{ castawayId: string }>(
    'select castaway_id as "castawayId" from withdrawals where user_id = $1 and week_number = $2',
    [userId, weekNumber],
  );
  return row?.castawayId ?? null;
}

async function tell(tx: Tx, withdrawn: readonly Withdrawn[]): Promise<void> {
  for (const { id, version } of withdrawn) await emitTombstone(tx, Topics.pick, id, version + 1);
}
