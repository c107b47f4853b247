import { Refusal, refuseAbandoned, type Call, type Sql } from '@torchbearer/kit';
import type { SeenPoints as SeenMessage } from '@torchbearer/proto/scoring/v1/scoring';
import { randomUUID } from 'node:crypto';
import type { ScoringContext } from '../../context.js';
import { loadWeek, lockWeek, saveWeek } from '../../db/week.js';
import { decideSave, type SeenPoints, type WeekChange } from '../../domain/decide-save.js';
import { pointsOf, type PointsEntry, type Week } from '../../domain/week.js';

export interface ChangedWeek {
  /** All points of the week after the change. */
  readonly entries: readonly PointsEntry[];
  readonly standingsVersion: number;
  /** The week as it is stored now. */
  readonly reload: () => Promise<Week>;
}

/**
 * Changes a week, all or nothing, with everything derived from it: loads it under its lock, decides and saves.
 * @param respond makes the response, in the same transaction
 * @throws Refusal those of `decideSave`; UNAVAILABLE if the caller no longer waits
 */
export async function changeWeek<Response>(
  { database, tools, copy }: Pick<ScoringContext, 'database' | 'tools' | 'copy'>,
  call: Call,
  weekNumber: number,
  change: WeekChange,
  respond: (changed: ChangedWeek) => Response | Promise<Response>,
): Promise<Response> {
  if (!isWeekNumber(weekNumber)) throw new Refusal('WEEK_NOT_FOUND');
  const lineIds = 'add' in change ? change.add.map(({ id }) => id) : [];
  const { response, isNew } = await database.transaction(async (tx) => {
    const load = (): Promise<Week> => loadWeek(tx, weekNumber, { adminId: call.userId, lineIds });
    await lockWeek(tx, weekNumber);
    const week = await load();
    const decision = decideSave(week, change, { by: call.userId, now: call.now, newId: randomUUID });
    if (decision.outcome === 'REFUSED')
      throw new Refusal(decision.reason, decision.sentence, decision.details);
    const standings =
      decision.outcome === 'UNCHANGED'
        ? { version: week.standingsVersion, isNew: false }
        : await saveWeek(tx, tools, call, week, decision);
    const entries = decision.outcome === 'SAVED' ? decision.points : pointsOf(week);
    const changed = { entries, standingsVersion: standings.version, reload: load };
    const response = await respond(changed);
    if (decision.outcome === 'SAVED') refuseAbandoned(call);
    return { response, isNew: standings.isNew };
  });
  if (isNew) await copy.publish();
  return response;
}

/** A week for reading. @throws Refusal WEEK_NOT_FOUND */
export async function readWeek(sql: Sql, weekNumber: number, adminId: string): Promise<Week> {
  const week = isWeekNumber(weekNumber) ? await loadWeek(sql, weekNumber, { adminId }) : null;
  if (!week?.isKnown) throw new Refusal('WEEK_NOT_FOUND');
  return week;
}

/** The points that the request's sender saw; null if they sent none. */
export const seenPoints = (seen: SeenMessage | undefined): SeenPoints | null =>
  seen === undefined
    ? null
    : new Map(seen.entries.map(({ castawayId, points }) => [castawayId, points ?? null]));

/** Whether the number fits Postgres' integer; no other week exists. */
export const isWeekNumber = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= 2 ** 31 - 1;
