import type { Database, Sql } from '@torchbearer/kit';
import { countedWeeks, IS_PARTICIPANT } from '@torchbearer/rules';
import { FORM_WEEKS, type Castaway, type League, type Player } from '../domain/league.js';

/** The game's defaults, until league has published its season. */
export const DEFAULT_SEASON = { firstPickWeek: 3, episodes: 13 };

export const PARTICIPANTS = `copied.users player left join copied.rosters roster on roster.user_id = player.id`;

/** Loads everything that the formulas need, as of one moment: one row per player, for any number of weeks. */
export function loadLeague(database: Database): Promise<League> {
  return database.transaction(async (tx) => {
    await tx.run('set transaction isolation level repeatable read, read only');
    const { firstPickWeek, episodes } = await loadSeason(tx);
    const scoredWeeks = await loadScoredWeeks(tx);
    const counted = countedWeeks(scoredWeeks, firstPickWeek);
    return {
      episodes,
      scoredWeeks,
      countedWeeks: counted,
      castaways: await loadCastaways(tx),
      players: await loadPlayers(tx, counted),
    };
  });
}

export async function loadSeason(sql: Sql): Promise<{ firstPickWeek: number; episodes: number }> {
  const [season] = await sql.rows<{ firstPickWeek: number; episodes: number }>(
    'select first_pick_week as "firstPickWeek", episodes from copied.season',
  );
  return season ?? DEFAULT_SEASON;
}

/** A week is scored once any points are saved; ascending. */
export async function loadScoredWeeks(sql: Sql): Promise<number[]> {
  const rows = await sql.rows<{ week: number }>(
    'select distinct week_number as week from castaway_points order by week_number',
  );
  return rows.map(({ week }) => week);
}

const loadCastaways = (sql: Sql): Promise<Castaway[]> =>
  sql.rows<Castaway>(
    `select castaway.id, castaway.name, castaway.tribe, castaway.eliminated,
       array(
         select points from castaway_points where castaway_id = castaway.id order by week_number
       ) as points
     from copied.castaways castaway order by castaway.id`,
  );

async function loadPlayers(sql: Sql, counted: readonly number[]): Promise<Player[]> {
  return await sql.rows<Player>(
    `select player.id, player.name,
       (extract(epoch from roster.rankings_submitted_at) * 1000)::float8 as "rankedAt",
       coalesce(roster.castaway_ids, '{}') as "castawayIds",
       coalesce(own.total, 0) as total, coalesce(own.recent, 0) as "recentPoints",
       -- A counted week without a pick is one with 0 points.
       case when coalesce(own.picked, 0) < cardinality($1::int[]) then greatest(0, own.best)
         else coalesce(own.best, 0) end as "bestWeek",
       coalesce(own.picked, 0) as "weeksPicked", coalesce(own.auto, 0) as "autoPicks"
     from ${PARTICIPANTS}
     left join (
       select user_id, sum(points)::int as total, max(points) as best, count(*)::int as picked,
         (count(*) filter (where is_auto))::int as auto,
         coalesce(sum(points) filter (where week_number = any ($2)), 0)::int as recent
       from newest_picks where week_number = any ($1) group by user_id
     ) own on own.user_id = player.id
     where ${IS_PARTICIPANT}`,
    [counted, counted.slice(-FORM_WEEKS)],
  );
}
