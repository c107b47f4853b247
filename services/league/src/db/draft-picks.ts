import type { Sql } from '@torchbearer/kit';

/** One drafted castaway, as screens need it. */
export interface DraftPickRow {
  readonly id: string;
  readonly pickNumber: number;
  readonly round: number;
  readonly userId: string;
  readonly castawayId: string;
}

/** Who drafted whom, in draft order; unchanged by an unlock until the draft is run again. */
export const listDraftPicks = (sql: Sql): Promise<DraftPickRow[]> =>
  sql.rows<DraftPickRow>(
    `select id, pick_number as "pickNumber", round, user_id as "userId", castaway_id as "castawayId"
     from draft_picks order by pick_number`,
  );
