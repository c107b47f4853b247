import type { Sql } from '@torchbearer/kit';

export interface Counts {
  readonly totalPicks: number;
  /** Castaways drafted, over all rosters. */
  readonly totalDraftPicks: number;
  /** All accounts, including admins. */
  readonly totalUsers: number;
}

export async function countAll(sql: Sql): Promise<Counts> {
  const [counts] = await sql.rows<Counts>(`
    select (select count(*)::int from picks) as "totalPicks",
      (select coalesce(sum(jsonb_array_length(picks)), 0)::int from copied.rosters) as "totalDraftPicks",
      (select count(*)::int from copied.users) as "totalUsers"`);
  return counts ?? { totalPicks: 0, totalDraftPicks: 0, totalUsers: 0 };
}
