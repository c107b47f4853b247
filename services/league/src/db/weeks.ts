import { asMessage, emit, type Sql, type Tx } from '@torchbearer/kit';
import type { WeekChanged } from '@torchbearer/proto/league/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { In, LessThan, type EntityManager } from 'typeorm';
import { weekTable, type WeekRow } from './tables.js';

export type Reader = { readonly manager: EntityManager };

/** Ascending by number. */
export const listWeeks = (sql: Reader): Promise<WeekRow[]> =>
  sql.manager.find(weekTable, { order: { weekNumber: 'asc' } });

export const findWeek = (sql: Reader, weekNumber: number): Promise<WeekRow | null> =>
  sql.manager.findOneBy(weekTable, { weekNumber });

export const findActiveWeek = (sql: Reader): Promise<WeekRow | null> =>
  sql.manager.findOneBy(weekTable, { isActive: true });

/** The active week's number; between two weeks the last active one's, and 1 before the first. */
export async function currentWeekNumber(sql: Reader): Promise<number> {
  const [week] = await sql.manager.find(weekTable, {
    where: { wasEverActive: true },
    order: { isActive: 'desc', weekNumber: 'desc' },
    take: 1,
  });
  return week?.weekNumber ?? 1;
}

/** When the nearest week with a lower number closes; `null` without one. */
export async function previousCloseAt(sql: Reader, weekNumber: number): Promise<Date | null> {
  const previous = await sql.manager.findOne(weekTable, {
    where: { weekNumber: LessThan(weekNumber) },
    order: { weekNumber: 'desc' },
  });
  return previous?.picksCloseAt ?? null;
}

interface Revision {
  readonly version: number;
  readonly changedAt: Date;
}

/** The revision of the season, and those of all weeks by their id. */
export async function listRevisions(sql: Sql): Promise<ReadonlyMap<string | null, Revision>> {
  const rows = await sql.rows<Revision & { id: string | null }>(
    `select null as id, version, changed_at as "changedAt" from season
     union all select id, version, changed_at from weeks`,
  );
  return new Map(rows.map(({ id, ...revision }) => [id, revision]));
}

/** The numbers of the weeks that have points. */
export async function scoredWeekNumbers(sql: Sql): Promise<Set<number>> {
  const rows = await sql.rows<{ weekNumber: number }>(
    'select week_number as "weekNumber" from copied.scored_weeks',
  );
  return new Set(rows.map((row) => row.weekNumber));
}

/** Saves a new week (version 1) or the next version of an existing one, and publishes it. */
export async function writeWeek(tx: Tx, row: WeekRow): Promise<void> {
  if (row.version === 1) await tx.manager.insert(weekTable, row);
  else {
    const { id, ...columns } = row;
    await tx.manager.update(weekTable, { id, version: row.version - 1 }, columns);
  }
  await emit(tx, Topics.week, asMessage(row));
}

/** These weeks as they are published. */
export const weekStates = async (tx: Tx, ids: readonly string[]): Promise<WeekChanged[]> =>
  (await tx.manager.findBy(weekTable, { id: In([...ids]) })).map(asMessage);
