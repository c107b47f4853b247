/**
 * The read models derived from the copies of picks and scored weeks. Lock them first, because each derivation reads
 * the other's copies.
 */
import type { Tx } from '@torchbearer/kit';
import type { PickKey } from './revision.js';

/**
 * Derives the newest pick of each player and week in this batch, with its points.
 * @returns those that changed
 */
export async function deriveNewestPicks(tx: Tx, picks: readonly PickKey[]): Promise<PickKey[]> {
  return await tx.rows<PickKey>(
    `with touched as (
       select distinct user_id, week_number from unnest($1::uuid[], $2::int[]) as entry (user_id, week_number)
     ), newest as (
       select distinct on (user_id, week_number) user_id, week_number, pick.castaway_id,
         coalesce(scored.points, 0) as points, pick.is_auto_selected as is_auto
       from touched
       join copied.picks pick using (user_id, week_number)
       left join castaway_points scored using (week_number, castaway_id)
       order by user_id, week_number, pick.submitted_at desc, pick.id desc
     ), gone as (
       delete from newest_picks own using touched
       where own.user_id = touched.user_id and own.week_number = touched.week_number
         and not exists (select from copied.picks pick
           where pick.user_id = own.user_id and pick.week_number = own.week_number)
       returning own.user_id, own.week_number
     ), written as (
       insert into newest_picks as own (user_id, week_number, castaway_id, points, is_auto)
       select user_id, week_number, castaway_id, points, is_auto from newest
       on conflict (user_id, week_number) do update
       set castaway_id = excluded.castaway_id, points = excluded.points, is_auto = excluded.is_auto
       where (own.castaway_id, own.points, own.is_auto) <> (excluded.castaway_id, excluded.points, excluded.is_auto)
       returning own.user_id, own.week_number
     )
     select user_id as "userId", week_number as "weekNumber" from (table gone union all table written) changed`,
    [picks.map(({ userId }) => userId), picks.map(({ weekNumber }) => weekNumber)],
  );
}

/**
 * Replaces the points of these weeks and updates the picks. A week that is no longer scored has none. @returns
 * whether any points changed
 */
export async function derivePoints(tx: Tx, weekNumbers: readonly number[]): Promise<boolean> {
  const [result] = await tx.rows<{ isChanged: boolean }>(
    `with saved as (
       select scored.week_number, entry."castawayId" as castaway_id, entry.points
       from copied.scored_weeks scored
       cross join jsonb_to_recordset(scored.points) as entry ("castawayId" uuid, points integer)
       where scored.week_number = any ($1::int[])
     ), gone as (
       delete from castaway_points own
       where own.week_number = any ($1::int[])
         and not exists (select from saved
           where saved.week_number = own.week_number and saved.castaway_id = own.castaway_id)
       returning own.week_number, own.castaway_id, 0 as points
     ), written as (
       insert into castaway_points as own (week_number, castaway_id, points)
       select week_number, castaway_id, points from saved
       on conflict (week_number, castaway_id) do update set points = excluded.points
       where own.points <> excluded.points
       returning own.week_number, own.castaway_id, own.points
     ), changed as (
       select * from gone union all select * from written
     ), updated as (
       update newest_picks own set points = changed.points from changed
       where own.week_number = changed.week_number and own.castaway_id = changed.castaway_id
         and own.points <> changed.points
     )
     select exists (select from changed) as "isChanged"`,
    [weekNumbers],
  );
  return result?.isChanged ?? false;
}
