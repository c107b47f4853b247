import { emitTombstone, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { DRAFTED } from './players.js';

interface Withdrawn {
  readonly id: string;
  readonly version: number;
}

/**
 * Withdraws these players' picks of open weeks whose castaway is not on their roster, and stores the withdrawal for
 * them. The rosters must be locked.
 */
export async function withdrawOpenPicks(tx: Tx, userIds: readonly string[], now: Date): Promise<void> {
  const withdrawn = await tx.rows<Withdrawn>(
    `with withdrawn as (
       delete from picks pick
       where pick.user_id = any ($1)
         and exists (select from copied.weeks week
           where week.week_number = pick.week_number and week.picks_close_at > $2)
         and not exists (select from copied.rosters roster cross join ${DRAFTED}
           where roster.user_id = pick.user_id and drafted."castawayId" = pick.castaway_id)
       returning pick.id, pick.version, pick.user_id, pick.week_number, pick.castaway_id
     ), remembered as (
       insert into withdrawals (user_id, week_number, castaway_id, withdrawn_at)
       select user_id, week_number, castaway_id, $2 from withdrawn
       on conflict (user_id, week_number) do update
         set castaway_id = excluded.castaway_id, withdrawn_at = excluded.withdrawn_at, by_move = false
     )
     select id, version from withdrawn`,
    [userIds, now],
  );
  await publish(tx, withdrawn);
}

/** Picks in one transaction. */
const CHUNK = 1_000;

/**
 * Withdraws a thousand of the week's automatic picks, because its close was moved, and stores the withdrawals for their
 * players. @returns whether there may be more
 */
export async function withdrawAutomaticPicks(tx: Tx, weekNumber: number, now: Date): Promise<boolean> {
  const withdrawn = await tx.rows<Withdrawn>(
    `with withdrawn as (
       delete from picks where is_auto_selected and id in (
         select id from picks where week_number = $1 and is_auto_selected order by id limit ${CHUNK} for update)
       returning id, version, user_id, week_number, castaway_id
     ), remembered as (
       insert into withdrawals (user_id, week_number, castaway_id, withdrawn_at, by_move)
       select user_id, week_number, castaway_id, $2, true from withdrawn
       on conflict (user_id, week_number) do update
         set castaway_id = excluded.castaway_id, withdrawn_at = excluded.withdrawn_at, by_move = true
     )
     select id, version from withdrawn`,
    [weekNumber, now],
  );
  await publish(tx, withdrawn);
  return withdrawn.length === CHUNK;
}

/** Withdraws all picks of these players. Their rosters must be locked or deleted. */
export async function withdrawAllPicks(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.run('delete from withdrawals where user_id = any ($1)', [userIds]);
  await publish(
    tx,
    await tx.rows<Withdrawn>('delete from picks where user_id = any ($1) returning id, version', [userIds]),
  );
}

async function publish(tx: Tx, withdrawn: readonly Withdrawn[]): Promise<void> {
  for (const { id, version } of withdrawn) await emitTombstone(tx, Topics.pick, id, version + 1);
}
