import type { Sql } from '@torchbearer/kit';
import { isOut, type ResultsUntil } from '@torchbearer/rules';

interface DraftedCastaway {
  readonly name: string;
  readonly eliminated: boolean;
}

/** A player's castaways in draft order, also those who are out as far as results are shown. */
export async function castawaysOf(
  sql: Sql,
  { id, resultsUntil }: { readonly id: string; readonly resultsUntil: ResultsUntil },
): Promise<DraftedCastaway[]> {
  const found = await sql.rows<DraftedCastaway & { readonly eliminatedInWeek: number | null }>(
    `select castaways.name, castaways.eliminated, castaways.eliminated_in_week as "eliminatedInWeek"
     from copied.rosters cross join unnest(rosters.castaway_ids) with ordinality as drafted (id, place)
       join copied.castaways on castaways.id = drafted.id
     where rosters.user_id = $1 order by drafted.place`,
    [id],
  );
  return found.map((castaway) => ({ name: castaway.name, eliminated: isOut(castaway, resultsUntil) }));
}
