/** What every player's dashboard shows of the league, each in one statement. */
import { columnsOf, type Sql } from '@torchbearer/kit';
import { RUN_LOCK, SEEN_DRAFT, seenDraft, type DraftState, type SeenDraft } from './draft.js';
import { seasonTable, weekTable, type SeasonRow, type WeekRow } from './tables.js';
import { PLAYER_COUNT } from './players.js';

const ACTIVE_WEEK = 'left join weeks week on week.is_active';

export interface Overview {
  readonly draft: DraftState;
  readonly rankingsCloseAt: Date | null;
  readonly activeWeek: (WeekRow & { readonly isScored: boolean }) | null;
  readonly players: number;
  readonly castaways: number;
}

/** $2: the players if they were counted shortly before, else null. */
const OVERVIEW = `
  select ${SEEN_DRAFT}, season.rankings_close_at as "rankingsCloseAt", ${columnsOf(weekTable, 'week')},
    exists (select from copied.scored_weeks scored where scored.week_number = week.week_number) as "isScored",
    coalesce($2::integer, (${PLAYER_COUNT})) as players, (select count(*)::int from castaways) as castaways
  from draft cross join season ${ACTIVE_WEEK}`;

type Found = SeenDraft &
  Pick<Overview, 'rankingsCloseAt' | 'players' | 'castaways'> &
  (NonNullable<Overview['activeWeek']> | { readonly id: null });

/** Counting more players than this takes most of an overview's time, so their number is reused for a second. */
const COUNTED_EACH_TIME = 1_000;
const REUSED_MS = 1_000;

/** Reads the overview at a given time. */
export type ReadOverview = (now: Date) => Promise<Overview>;

export function createOverview(sql: Sql): ReadOverview {
  let counted = { players: 0, atMs: 0 };
  return async (now) => {
    const age = now.getTime() - counted.atMs;
    const isReused = counted.players > COUNTED_EACH_TIME && age >= 0 && age < REUSED_MS;
    const overview = await readOverview(sql, isReused ? counted.players : null);
    if (!isReused) counted = { players: overview.players, atMs: now.getTime() };
    return overview;
  };
}

async function readOverview(sql: Sql, counted: number | null): Promise<Overview> {
  const found = await sql.one<Found>(OVERVIEW, [RUN_LOCK, counted]);
  const { rankingsCloseAt, players, castaways } = found;
  const activeWeek = found.id === null ? null : found;
  return { draft: seenDraft(found), rankingsCloseAt, activeWeek, players, castaways };
}

const SEASON_NOW = `
  select ${columnsOf(seasonTable, 'season')}, week.week_number as "weekNumber", week.picks_close_at as "picksCloseAt"
  from season ${ACTIVE_WEEK}`;

/** The season and its active week. */
export async function readSeasonNow(sql: Sql) {
  const season = await sql.one<
    SeasonRow & (Pick<WeekRow, 'weekNumber' | 'picksCloseAt'> | { weekNumber: null })
  >(SEASON_NOW);
  return { season, activeWeek: season.weekNumber === null ? null : season };
}
