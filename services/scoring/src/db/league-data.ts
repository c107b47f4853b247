import type { Sql } from '@torchbearer/kit';
import type {
  Castaway,
  LeagueData,
  Player,
  RosterPick,
  WeekPick,
  WeekPoints,
} from '../domain/league-data.js';

/** The game's default, until league has published its season. */
const DEFAULT_FIRST_PICK_WEEK = 3;

interface PlayerRow extends Player {
  readonly hasRoster: boolean;
  readonly rankingsSubmittedAt: Date | null;
  readonly rosterPicks: RosterPick[] | null;
}

/**
 * Loads everything that standings are computed from. A change committed between two of these statements has its own
 * mark, so that the standings are recomputed. @param alsoPicksOf a week whose picks are also loaded if it is not
 * scored
 */
export async function loadLeagueData(sql: Sql, alsoPicksOf?: number): Promise<LeagueData> {
  const [season] = await sql.rows<{ first: number }>('select first_pick_week as first from copied.season');
  const firstPickWeek = season?.first ?? DEFAULT_FIRST_PICK_WEEK;
  const points = await sql.rows<WeekPoints>(
    `select week_number as "weekNumber", castaway_id as "castawayId", points from week_points`,
  );
  const scoredWeeks = [...new Set(points.map((row) => row.weekNumber))];
  const picks = await sql.rows<WeekPick>(
    `select distinct on (user_id, week_number) user_id as "userId", week_number as "weekNumber",
       castaway_id as "castawayId", is_auto_selected as "isAutoSelected"
     from copied.picks where week_number = any ($1::int[]) and week_number >= $2
     order by user_id, week_number, submitted_at desc, id desc`,
    [alsoPicksOf === undefined ? scoredWeeks : [...scoredWeeks, alsoPicksOf], firstPickWeek],
  );
  const castaways = await sql.rows<Castaway>('select id, name, tribe, eliminated from copied.castaways');
  const players = await sql.rows<PlayerRow>(
    `select u.id, u.name, u.email, u.is_admin as "isAdmin", r.user_id is not null as "hasRoster",
       r.rankings_submitted_at as "rankingsSubmittedAt", r.picks as "rosterPicks"
     from copied.users u left join copied.rosters r on r.user_id = u.id`,
  );
  const rosters = players
    .filter((row) => row.hasRoster)
    .map((row) => ({
      userId: row.id,
      rankingsSubmittedAt: row.rankingsSubmittedAt,
      picks: row.rosterPicks ?? [],
    }));
  return { players, rosters, castaways, picks, points, scoredWeeks, firstPickWeek };
}
