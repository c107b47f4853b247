import { columnsOf, emit, type Database, type Sql, type Tx } from '@torchbearer/kit';
import type { SeasonChanged } from '@torchbearer/proto/league/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import type { SeasonSettings } from '../domain/season.js';
import { seasonTable, type SeasonRow } from './tables.js';

/** The configuration of a new season. */
export interface NewSeason {
  readonly name: string;
  readonly rankingsCloseAt: Date | null;
  readonly draftAt: Date | null;
}

/** Creates the season at the first start and publishes it once, for any number of replicas. */
export async function ensureSeason(database: Database, season: NewSeason): Promise<void> {
  const row: SeasonRow = {
    id: 1,
    version: 1,
    firstPickWeek: 3,
    episodes: 13,
    rounds: 2,
    shareCastaways: true,
    hidePicksUntilLock: false,
    showEmails: true,
    doubleScoring: false,
    textAutoPicks: true,
    ...season,
  };
  await database.transaction(async (tx) => {
    const made = await tx.rows(
      `insert into season (id, version, name, first_pick_week, episodes, rankings_close_at, draft_at, rounds,
         share_castaways, hide_picks_until_lock, show_emails, double_scoring, text_auto_picks)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing returning id`,
      [
        row.id,
        row.version,
        row.name,
        row.firstPickWeek,
        row.episodes,
        row.rankingsCloseAt,
        row.draftAt,
        row.rounds,
        row.shareCastaways,
        row.hidePicksUntilLock,
        row.showEmails,
        row.doubleScoring,
        row.textAutoPicks,
      ],
    );
    if (made.length > 0) await emit(tx, Topics.season, changedEvent(row));
  });
}

const SEASON = `select ${columnsOf(seasonTable, 'season')} from season`;

export async function readSeason(sql: Sql): Promise<SeasonRow> {
  const [season] = await sql.rows<SeasonRow>(SEASON);
  if (!season) throw new Error('The season does not exist.');
  return season;
}

/** The season, locked until the transaction ends. */
export async function lockSeason(tx: Tx): Promise<SeasonRow> {
  await lockSchedule(tx);
  // A separate statement: only one that starts after the wait sees what was committed meanwhile.
  return await readSeason(tx);
}

/** Saves the next version of a locked season and publishes it. */
export async function writeSeason(tx: Tx, stored: SeasonRow, settings: SeasonSettings): Promise<SeasonRow> {
  const { id, ...columns } = { ...stored, ...settings, version: stored.version + 1 };
  await tx.manager.update(seasonTable, { id, version: stored.version }, columns);
  await emit(tx, Topics.season, changedEvent({ id, ...columns }));
  return { id, ...columns };
}

/** The season as it is published. */
export const seasonStates = async (tx: Tx): Promise<SeasonChanged[]> => [changedEvent(await readSeason(tx))];

/** Locks the schedule until the transaction ends, so that one change of weeks happens at a time. */
export async function lockSchedule(tx: Tx): Promise<void> {
  await tx.rows('select id from season for no key update');
}

const changedEvent = (row: SeasonRow): SeasonChanged => ({
  version: row.version,
  name: row.name,
  firstPickWeek: row.firstPickWeek,
  episodes: row.episodes,
  rankingsCloseAt: row.rankingsCloseAt ?? undefined,
  draftAt: row.draftAt ?? undefined,
  rounds: row.rounds,
  shareCastaways: row.shareCastaways,
  hidePicksUntilLock: row.hidePicksUntilLock,
  showEmails: row.showEmails,
  doubleScoring: row.doubleScoring,
  textAutoPicks: row.textAutoPicks,
});
