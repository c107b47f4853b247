/**
 * SQL: all picks in a table with `user_id`, `week_number` and `castaway_id`, grouped as `PickGroup`. A week of a large
 * league is a few dozen texts, because the driver takes five times as long for a row per pick.
 * @param isAuto the column that says whether a pick is automatic
 */
export const pickGroupsIn = (table: string, isAuto: string): string =>
  `select week_number as "weekNumber", castaway_id as "castawayId", ${isAuto} as "isAuto",
     string_agg(user_id::text, '') as "userIds"
   from ${table} group by 1, 2, 3`;
