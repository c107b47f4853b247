/** The read models derived from the copies of picks and scored weeks. Lock them first. */
import type { Tx } from '@torchbearer/kit';
import type { PickKey } from './revision.js';

/** What `newest_picks` stores. */
export interface NewestPick extends PickKey {
  readonly castawayId: string;
  readonly isAutoSelected: boolean;
}

/**
 * Derives the newest picks after picks were added. Most are the first of their player and week, for which the copies
 * need not be read.
 * @returns those that changed
 */
export async function addNewestPicks(tx: Tx, picks: readonly NewestPick[]): Promise<PickKey[]> {
  if (picks.length === 0) return [];
  const first = await tx.rows<PickKey>(
    `insert into newest_picks (user_id, week_number, castaway_id, is_auto)
     select user_id, week_number, castaway_id, is_auto
     from unnest($1::uuid[], $2::int[], $3::uuid[], $4::boolean[]) as pick (user_id, week_number, castaway_id, is_auto)
     on conflict (user_id, week_number) do nothing
     returning user_id as "userId", week_number as "weekNumber"`,
    [
      picks.map(({ userId }) => userId),
      picks.map(({ weekNumber }) => weekNumber),
      picks.map(({ castawayId }) => castawayId),
      picks.map(({ isAutoSelected }) => isAutoSelected),
    ],
  );
  if (first.length === picks.length) return first;
  const keyOf = ({ userId, weekNumber }: PickKey): string => `${userId}/${weekNumber}`;
  const added = new Set(first.map(keyOf));
  // Of two picks of this batch for one week, one was added, and the newest is to be found.
  const others = picks.filter((pick) => !added.delete(keyOf(pick)));
  return [...first, ...(await deriveNewestPicks(tx, others))];
}

/**
 * Derives the newest pick of each player and week.
 * @returns those that changed
 */
export async function deriveNewestPicks(tx: Tx, picks: readonly PickKey[]): Promise<PickKey[]> {
  if (picks.length === 0) return [];
  return await tx.rows<PickKey>(
    `with touched as (
       select distinct user_id, week_number from unnest($1::uuid[], $2::int[]) as entry (user_id, week_number)
     ), newest as (
       select distinct on (user_id, week_number) user_id, week_number, pick.castaway_id,
         pick.is_auto_selected as is_auto
       from touched
       join copied.picks pick using (user_id, week_number)
       order by user_id, week_number, pick.submitted_at desc, pick.id desc
     ), gone as (
       delete from newest_picks own using touched
       where own.user_id = touched.user_id and own.week_number = touched.week_number
         and not exists (select from copied.picks pick
           where pick.user_id = own.user_id and pick.week_number = own.week_number)
       returning own.user_id, own.week_number
     ), written as (
       insert into newest_picks as own (user_id, week_number, castaway_id, is_auto)
       select user_id, week_number, castaway_id, is_auto from newest
       on conflict (user_id, week_number) do update
       set castaway_id = excluded.castaway_id, is_auto = excluded.is_auto
       where (own.castaway_id, own.is_auto) <> (excluded.castaway_id, excluded.is_auto)
       returning own.user_id, own.week_number
     )
     select user_id as "userId", week_number as "weekNumber" from (table gone union all table written) changed`,
    [picks.map(({ userId }) => userId), picks.map(({ weekNumber }) => weekNumber)],
  );
}

/**
 * Replaces the points of these weeks. A week that is no longer scored has none.
 * @returns whether any points changed
 */
export async function derivePoints(tx: Tx, weekNumbers: readonly number[]): Promise<boolean> {
  const { isChanged } = await tx.one<{ isChanged: boolean }>(
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
       returning own.castaway_id
     ), written as (
       insert into castaway_points as own (week_number, castaway_id, points)
       select week_number, castaway_id, points from saved
       on conflict (week_number, castaway_id) do update set points = excluded.points
       where own.points <> excluded.points
       returning own.castaway_id
     )
     select exists (select from gone) or exists (select from written) as "isChanged"`,
    [weekNumbers],
  );
  return isChanged;
}
