import type { Sql } from '@torchbearer/kit';

/** A player's castaways in draft order, including eliminated ones. */
export const castawaysOf = (sql: Sql, userId: string): Promise<{ name: string; eliminated: boolean }[]> =>
  sql.rows(
    `select castaways.name, castaways.eliminated
     from copied.rosters cross join unnest(rosters.castaway_ids) with ordinality as drafted (id, place)
       join copied.castaways on castaways.id = drafted.id
     where rosters.user_id = $1 order by drafted.place`,
    [userId],
  );
