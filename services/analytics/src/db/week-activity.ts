import type { Database } from '@torchbearer/kit';
import { countedWeeks, IS_PARTICIPANT } from '@torchbearer/rules';
import type { WeekActivity } from '../domain/week-activity.js';
import { loadScoredWeeks, loadSeason, PARTICIPANTS } from './load-league.js';

export interface LeagueActivity {
  readonly activity: readonly WeekActivity[];
  /** Weeks that were ever active. */
  readonly everActive: readonly number[];
  readonly countedWeeks: readonly number[];
}

/** What participants did each week, as of one moment: one row per week. */
export function loadActivity(database: Database): Promise<LeagueActivity> {
  return database.transaction(async (tx) => {
    await tx.run('set transaction isolation level repeatable read, read only');
    const active = await tx.rows<{ week: number }>(
      'select distinct week_number as week from copied.weeks where was_ever_active',
    );
    const activity = await tx.rows<WeekActivity>(
      `select own.week_number as "weekNumber", count(*)::int as picks,
         (count(*) filter (where not own.is_auto))::int as "byHand", sum(own.points)::int as points
       from newest_picks own join (${PARTICIPANTS}) on player.id = own.user_id
       where ${IS_PARTICIPANT}
       group by own.week_number`,
    );
    const { firstPickWeek } = await loadSeason(tx);
    return {
      activity,
      everActive: active.map(({ week }) => week),
      countedWeeks: countedWeeks(await loadScoredWeeks(tx), firstPickWeek),
    };
  });
}
