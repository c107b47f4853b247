import { asMessage, type Sql, type Tx } from '@torchbearer/kit';
import type { Correction } from '@torchbearer/proto/scoring/v1/scoring';
import type { ResultsUntil } from '@torchbearer/rules';
import { correctionEffects, withPoints } from '../domain/rank-changes.js';
import type { PointsChange } from '../domain/week.js';
import type { SeasonModel } from './season-model.js';
import { lockStandings } from './standings.js';

/** How many corrections a list has; older ones are listed by their week. */
const MOST_LISTED = 100;

/**
 * Corrections as one player sees them, newest first. One that changed neither their total nor their rank has no effect; one
 * that counts weeks which they hide is left out.
 * @param weekNumber null for all weeks @param until only of weeks up to this one
 */
export async function correctionsFor(
  sql: Sql,
  userId: string,
  weekNumber: number | null,
  until: ResultsUntil,
): Promise<Correction[]> {
  const rows = await sql.rows<Correction>(
    `select listed.id, listed.week_number as "weekNumber", listed.reason, listed.corrected_at as "correctedAt",
       listed.is_effect_known and (not hidden.some or effect.user_id is not null) as "isEffectKnown",
       coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', change ->> 'castawayId',
            'pointsFrom', change -> 'from', 'pointsTo', change -> 'to', 'name', coalesce(castaway.name, '')))
            order by place)
          from jsonb_array_elements(listed.changes) with ordinality as changes (change, place)
          left join copied.castaways castaway on castaway.id = (change ->> 'castawayId')::uuid), '[]') as castaways,
       case when effect.total_from <> effect.total_to or effect.rank_from <> effect.rank_to then jsonb_build_object(
         'totalFrom', effect.total_from, 'totalTo', effect.total_to, 'rankFrom', effect.rank_from,
         'rankTo', effect.rank_to, 'isDismissed', effect.dismissed_at is not null) end as effect
     from (select exists (select from week_points where week_number > $3::int) as some) hidden
     cross join (select * from corrections
           where ($2::int is null or week_number = $2) and ($3::int is null or week_number <= $3)
           order by position desc limit ${MOST_LISTED}) listed
     left join correction_effects effect on effect.correction_id = listed.id and effect.user_id = $1
       and case when effect.until_week is null then not hidden.some
         else effect.until_week <= coalesce($3::int, effect.until_week) end
     order by listed.position desc`,
    [userId, weekNumber, until],
  );
  return rows.map(asMessage);
}

/**
 * Stores a correction, with what it changes for each player. The week must be locked, and its points not yet changed.
 * @param changes of every castaway with a changed line
 */
export async function insertCorrection(
  tx: Tx,
  season: SeasonModel,
  correction: {
    readonly weekNumber: number;
    readonly reason: string;
    readonly at: Date;
    readonly by: string;
    readonly changes: readonly PointsChange[];
  },
): Promise<void> {
  const { weekNumber, reason, at, by, changes } = correction;
  // From here on, no other save changes the standings.
  await lockStandings(tx);
  // The players who hide results and have watched this week, by the last week that they have watched.
  const hiders = await tx.rows<{ readonly untilWeek: number; readonly userIds: readonly string[] }>(
    `select results_until as "untilWeek", array_agg(id) as "userIds" from copied.users
     where results_until >= $1 group by results_until`,
    [weekNumber],
  );
  const effects = await season.read(tx, (league) =>
    correctionEffects(league, withPoints(league, weekNumber, changes), hiders),
  );
  const listed = changes.map(({ castawayId, before, after }) => ({ castawayId, from: before, to: after }));
  await tx.run(
    `with correction as (
       insert into corrections (week_number, reason, corrected_at, corrected_by, changes)
       values ($1, $2, $3, $4, $5) returning id)
     insert into correction_effects
       (correction_id, user_id, total_from, total_to, rank_from, rank_to, until_week)
     select correction.id, effect.* from correction,
       unnest($6::uuid[], $7::int[], $8::int[], $9::int[], $10::int[], $11::int[]) as effect`,
    [
      weekNumber,
      reason,
      at,
      by,
      JSON.stringify(listed),
      effects.map(({ userId }) => userId),
      effects.map(({ pointsFrom }) => pointsFrom),
      effects.map(({ pointsTo }) => pointsTo),
      effects.map(({ rankFrom }) => rankFrom),
      effects.map(({ rankTo }) => rankTo),
      effects.map(({ untilWeek }) => untilWeek),
    ],
  );
}

/** Returns whether the correction changed the player's rank. */
export async function dismissCorrection(
  sql: Sql,
  { userId, correctionId, at }: { readonly userId: string; readonly correctionId: string; readonly at: Date },
): Promise<boolean> {
  const found = await sql.run(
    `update correction_effects set dismissed_at = coalesce(dismissed_at, $3)
     where user_id = $1 and correction_id = $2 and rank_from <> rank_to`,
    [userId, correctionId, at],
  );
  return found > 0;
}

/** For deleted players. */
export async function deleteEffects(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.run('delete from correction_effects where user_id = any ($1)', [userIds]);
}
