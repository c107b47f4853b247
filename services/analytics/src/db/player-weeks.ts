import type { Tx } from '@torchbearer/kit';

/** Derives one player's week anew from their newest pick and its points; without a pick there is none. */
export async function derivePlayerWeek(tx: Tx, userId: string, weekNumber: number): Promise<void> {
  await tx.run(
    `with newest as (
       select pick.user_id, pick.week_number, pick.castaway_id, coalesce(scored.points, 0) as points, pick.is_auto
       from picks pick
       left join week_points scored using (week_number, castaway_id)
       where pick.user_id = $1 and pick.week_number = $2
       order by pick.submitted_at desc, pick.id desc limit 1
     ), gone as (
       delete from player_weeks where user_id = $1 and week_number = $2 and not exists (select from newest)
     )
     insert into player_weeks (user_id, week_number, castaway_id, points, is_auto)
     select user_id, week_number, castaway_id, points, is_auto from newest
     on conflict (user_id, week_number) do update
     set castaway_id = excluded.castaway_id, points = excluded.points, is_auto = excluded.is_auto`,
    [userId, weekNumber],
  );
}

/** Brings the points of all players' picks of one week up to date, those alone that differ. */
export async function deriveWeekPoints(tx: Tx, weekNumber: number): Promise<void> {
  await tx.run(
    `update player_weeks own set points = coalesce(scored.points, 0)
     from (select distinct castaway_id from player_weeks where week_number = $1) picked
     left join week_points scored on scored.week_number = $1 and scored.castaway_id = picked.castaway_id
     where own.week_number = $1 and own.castaway_id = picked.castaway_id
       and own.points <> coalesce(scored.points, 0)`,
    [weekNumber],
  );
}
