import { asMessage, columnsOf, emit, type Database, type Sql, type Tx } from '@torchbearer/kit';
import type { SeasonChanged } from '@torchbearer/proto/league/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import type { SeasonSettings } from '../domain/season.js';
import { seasonTable, type SeasonRow } from './tables.js';

/** Creates the season at the first start and publishes it once, for any number of replicas. */
export async function ensureSeason(
  database: Database,
  season: Pick<SeasonSettings, 'name' | 'rankingsCloseAt' | 'draftAt'>,
): Promise<void> {
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
    const insert = tx.manager.createQueryBuilder().insert().into(seasonTable).values(row).orIgnore();
    const { raw } = (await insert.returning('id').execute()) as { readonly raw: readonly unknown[] };
    if (raw.length > 0) await emit(tx, Topics.season, asMessage(row));
  });
}

const SEASON = `select ${columnsOf(seasonTable, 'season')} from season`;

export const readSeason = (sql: Sql): Promise<SeasonRow> => sql.one<SeasonRow>(SEASON);

/** The season, locked until the transaction ends. */
export async function lockSeason(tx: Tx): Promise<SeasonRow> {
  await lockSchedule(tx);
  // A separate statement: only one that starts after the wait sees what was committed meanwhile.
  return await readSeason(tx);
}

/** Saves the next version of a locked season and publishes it. */
export async function writeSeason(tx: Tx, stored: SeasonRow, settings: SeasonSettings): Promise<void> {
  const { id, ...columns } = { ...stored, ...settings, version: stored.version + 1 };
  await tx.manager.update(seasonTable, { id, version: stored.version }, columns);
  await emit(tx, Topics.season, asMessage({ id, ...columns }));
}

/** The season as it is published. */
export const seasonStates = async (tx: Tx): Promise<SeasonChanged[]> => [asMessage(await readSeason(tx))];

/** Locks the schedule until the transaction ends, so that one change of weeks happens at a time. */
export async function lockSchedule(tx: Tx): Promise<void> {
  await tx.rows('select id from season for no key update');
}
