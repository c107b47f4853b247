import type { Sql } from '@torchbearer/kit';
import { IS_PARTICIPANT } from '@torchbearer/rules';
import { PARTICIPANTS } from './load-league.js';

export interface Stats {
  /** Participants. */
  readonly users: number;
  /** At most one per player and week, of every account, including automatic picks. */
  readonly picks: number;
  readonly castaways: number;
  /** Weeks created. */
  readonly weeks: number;
}

export async function loadStats(sql: Sql): Promise<Stats> {
  const [stats] = await sql.rows<Stats>(
    `select
       (select count(*)::int from ${PARTICIPANTS} where ${IS_PARTICIPANT}) as users,
       (select count(*)::int from newest_picks own where exists (select from copied.users where id = own.user_id)) as picks,
       (select count(*)::int from copied.castaways) as castaways,
       (select count(distinct week_number)::int from copied.weeks) as weeks`,
  );
  if (!stats) throw new Error('counting gave no row');
  return stats;
}
