/** Statements that read the league in few rows, because the driver takes long for each. */
import type { PlayerFacts } from './model.js';

/**
 * SQL: all picks in a table with `user_id`, `week_number` and `castaway_id`, grouped as `PickGroup`. A week of a large
 * league is a few dozen texts, because the driver takes five times as long for a row per pick.
 * @param isAuto the column that says whether a pick is automatic
 */
export const pickGroupsIn = (table: string, isAuto: string): string =>
  `select week_number as "weekNumber", castaway_id as "castawayId", ${isAuto} as "isAuto",
     string_agg(user_id::text, '') as "userIds"
   from ${table} group by 1, 2, 3`;

/** Players in columns, because the driver takes three times as long for a row each; null for none. */
export interface PlayerColumns {
  readonly ids: readonly string[] | null;
  readonly names: readonly PlayerFacts['name'][] | null;
  readonly areAdmins: readonly PlayerFacts['isAdmin'][] | null;
  readonly rankedAt: readonly PlayerFacts['rankedAt'][] | null;
  readonly castawayIds: readonly PlayerFacts['castawayIds'][] | null;
}

/** SQL: when `roster`'s player submitted rankings, in milliseconds since the epoch. */
export const RANKED_AT = '(extract(epoch from roster.rankings_submitted_at) * 1000)::float8';

/** SQL: the columns, of users joined with rosters. @param columns expressions of each value */
export const playerColumns = (columns: Readonly<Record<keyof PlayerColumns, string>>): string =>
  Object.entries(columns)
    .map(([name, value]) => `json_agg(${value}) as "${name}"`)
    .join(', ');

export function playersIn({ ids, names, areAdmins, rankedAt, castawayIds }: PlayerColumns): PlayerFacts[] {
  return (ids ?? []).map((id, index) => ({
    id,
    name: names?.[index] ?? null,
    isAdmin: areAdmins?.[index] ?? null,
    rankedAt: rankedAt?.[index] ?? null,
    castawayIds: castawayIds?.[index] ?? [],
  }));
}
