import { emit, type Sql, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { WeekScored } from '@torchbearer/proto/scoring/v1/events';
import { In } from 'typeorm';
import { copies } from '../copies.js';
import type { PointsEntry } from '../domain/check-entries.js';
import type { LineChange } from '../domain/lines.js';
import { byCastawayName, resultOrder } from '../domain/result-order.js';
import { isFinal } from './final-weeks.js';
import { changeLines } from './points-lines.js';
import { ScoredWeeks, type ScoredWeekRow } from './tables.js';

export interface Result {
  readonly weekNumber: number;
  readonly castawayId: string;
  readonly castawayName: string;
  readonly castawayTribe: string;
  readonly points: number;
}

/** Every point of every week, in the order in which results are shown. */
export async function listResults(sql: Sql): Promise<Result[]> {
  const rows = await sql.rows<Result>(
    `select p.week_number as "weekNumber", p.castaway_id as "castawayId", p.points,
       c.name as "castawayName", c.tribe as "castawayTribe"
     from week_points p join copied.castaways c on c.id = p.castaway_id`,
  );
  return rows.sort(resultOrder);
}

/** One week's points by castaway name; castaways without a copy last. */
export async function pointsOfWeek(sql: Sql, weekNumber: number): Promise<PointsEntry[]> {
  const rows = await sql.rows<{ castawayId: string; points: number; castawayName: string | null }>(
    `select p.castaway_id as "castawayId", p.points, c.name as "castawayName"
     from week_points p left join copied.castaways c on c.id = p.castaway_id where p.week_number = $1`,
    [weekNumber],
  );
  const nameOf = (name: string | null): string => name ?? '\uffff';
  return rows
    .map((row) => ({ ...row, castawayName: nameOf(row.castawayName) }))
    .sort(byCastawayName)
    .map(({ castawayId, points }) => ({ castawayId, points }));
}

export async function weekExists({ manager }: Pick<Tx, 'manager'>, weekNumber: number): Promise<boolean> {
  return await manager.existsBy(copies.week.entity, { weekNumber });
}

/**
 * Changes a week's lines, and with them its points, under the week's next version, and publishes it. A week without
 * lines is no longer scored. The week must be locked. @returns the version
 */
export async function changePoints(
  tx: Tx,
  weekNumber: number,
  change: LineChange,
  who: { readonly by: string; readonly at: Date },
): Promise<number> {
  const [week] = await tx.rows<{ version: number }>(
    `insert into scored_weeks (week_number, version) values ($1, 1)
     on conflict (week_number) do update set version = scored_weeks.version + 1 returning version`,
    [weekNumber],
  );
  const version = week?.version ?? 1;
  await changeLines(tx, weekNumber, change, who);
  await emit(tx, Topics.scoredWeek, await weekScored(tx, { weekNumber, version }));
  return version;
}

/** Publishes a scored week under its next version, because it has become final. The week must be locked. */
export async function publishNewVersion(tx: Tx, weekNumber: number): Promise<void> {
  const [week] = await tx.rows<ScoredWeekRow>(
    `update scored_weeks set version = version + 1 where week_number = $1
     returning week_number as "weekNumber", version`,
    [weekNumber],
  );
  if (week) await emit(tx, Topics.scoredWeek, await weekScored(tx, week));
}

/** These weeks as they are published. */
export async function scoredWeekStates(tx: Tx, weekNumbers: readonly string[]): Promise<WeekScored[]> {
  const weeks = await tx.manager.findBy(ScoredWeeks, { weekNumber: In(weekNumbers.map(Number)) });
  const states: WeekScored[] = [];
  for (const week of weeks) states.push(await weekScored(tx, week));
  return states;
}

const weekScored = async (tx: Tx, { weekNumber, version }: ScoredWeekRow): Promise<WeekScored> =>
  WeekScored.fromPartial({
    ...{ weekNumber, version },
    points: await pointsOfWeek(tx, weekNumber),
    isFinal: await isFinal(tx, weekNumber),
  });
