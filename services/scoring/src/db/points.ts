import { emit, type Sql, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { WeekScored } from '@torchbearer/proto/scoring/v1/events';
import type { PointsEntry } from '../domain/check-entries.js';
import type { PointsChange } from '../domain/points-change.js';
import { byCastawayName, resultOrder } from '../domain/result-order.js';
import { ScoreSaves, WeekPointsTable, Weeks } from './tables.js';

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
     from week_points p join castaways c on c.id = p.castaway_id`,
  );
  return rows.sort(resultOrder);
}

/** One week's points by the castaway's name; those of castaways not known here (any more) last. */
export async function pointsOfWeek(sql: Sql, weekNumber: number): Promise<PointsEntry[]> {
  const rows = await sql.rows<{ castawayId: string; points: number; castawayName: string | null }>(
    `select p.castaway_id as "castawayId", p.points, c.name as "castawayName"
     from week_points p left join castaways c on c.id = p.castaway_id where p.week_number = $1`,
    [weekNumber],
  );
  const nameOf = (name: string | null): string => name ?? '\uffff';
  return rows
    .map((row) => ({ ...row, castawayName: nameOf(row.castawayName) }))
    .sort(byCastawayName)
    .map(({ castawayId, points }) => ({ castawayId, points }));
}

export async function weekExists({ manager }: Pick<Tx, 'manager'>, weekNumber: number): Promise<boolean> {
  return await manager.existsBy(Weeks, { weekNumber });
}

/** Stores changed points under the week's next version and remembers what they replaced. The week must be locked. */
export async function storePoints(
  tx: Tx,
  save: { weekNumber: number; changes: readonly PointsChange[]; savedBy: string; savedAt: Date },
): Promise<void> {
  const { weekNumber, changes, savedBy, savedAt } = save;
  const [week] = await tx.rows<{ version: number }>(
    `insert into scored_weeks (week_number, version) values ($1, 1)
     on conflict (week_number) do update set version = scored_weeks.version + 1 returning version`,
    [weekNumber],
  );
  const version = week?.version ?? 1;
  await tx.manager.upsert(
    WeekPointsTable,
    changes.map(({ castawayId, after }) => ({ weekNumber, castawayId, points: after })),
    ['weekNumber', 'castawayId'],
  );
  await tx.manager.insert(ScoreSaves, {
    weekNumber,
    version,
    savedBy,
    savedAt,
    before: changes.map(({ castawayId, before }) => ({ castawayId, before })),
    after: changes.map(({ castawayId, after }) => ({ castawayId, after })),
  });
  const points = await pointsOfWeek(tx, weekNumber);
  await emit(tx, Topics.scoredWeek, WeekScored.fromPartial({ weekNumber, version, points }));
}
