import { Refusal, refuseAbandoned, rpc, type Call, type Tx } from '@torchbearer/kit';
import type { SaveWeekPointsRequest, SaveWeekPointsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import { randomUUID } from 'node:crypto';
import type { ScoringContext } from '../../context.js';
import { linesOf } from '../../db/points-lines.js';
import { pointsOfWeek } from '../../db/points.js';
import { readStandingsVersion, recomputeStandings, type StandingsTools } from '../../db/standings.js';
import { lockWeek } from '../../db/week-lock.js';
import type { PointsEntry } from '../../domain/check-entries.js';
import { totalLine } from '../../domain/lines.js';
import type { SeenPoints } from '../../domain/seen-points.js';
import { correctIfFinal } from '../finality/correct.js';
import { auditPoints } from './audit-points.js';
import { announceChangedWeek, type ChangedWeek } from './changed-week.js';
import { plannedChanges } from './planned-changes.js';
import { isWeekNumber, pointsInput, seenPoints } from './points-input.js';
import { recordSave } from './record-save.js';
import { refuseStaleSave } from './refuse-stale.js';

export const saveWeekPoints = rpc<ScoringContext, SaveWeekPointsRequest, SaveWeekPointsResponse>({
  who: 'admin',
  input: pointsInput,
  async handle(context, { weekNumber, entries, seen, reason = null, withoutStandings }, call) {
    if (!isWeekNumber(weekNumber)) throw new Refusal('WEEK_NOT_FOUND');
    const save = { weekNumber, entries, seen: seenPoints(seen), reason };
    const { database, tools } = context;
    const saved = await database.transaction((tx) => savePoints(tx, tools, save, call));
    return await announceChangedWeek(context, saved, withoutStandings === true);
  },
});

interface WeekSave {
  readonly weekNumber: number;
  readonly entries: readonly PointsEntry[];
  /** The points that the admin saw; null if they sent none. */
  readonly seen: SeenPoints | null;
  /** Of a correction; null if they sent none. */
  readonly reason: string | null;
}

/**
 * Replaces the points of the sent castaways, all or nothing, and everything derived from them. One adjustment replaces
 * the lines of each castaway whose points change. A save that changes nothing is not recorded; any other is stored with
 * what it replaced, so that it can be undone. @throws Refusal
 * WEEK_NOT_FOUND, WEEK_IS_SCORED_TWICE, UNKNOWN_CASTAWAY, ELIMINATED_NOT_SCORED, WEEK_IS_FINAL, or CONFLICT if the admin
 * saw other points; UNAVAILABLE if the caller no longer waits
 */
async function savePoints(
  tx: Tx,
  tools: StandingsTools,
  { weekNumber, entries, seen, reason }: WeekSave,
  call: Call,
): Promise<ChangedWeek> {
  await lockWeek(tx, weekNumber);
  const changes = await plannedChanges(tx, weekNumber, entries);
  if (seen) await refuseStaleSave(tx, entries, changes, seen);
  if (changes.length === 0) {
    const standings = { version: await readStandingsVersion(tx), isNew: false };
    return { entries: await pointsOfWeek(tx, weekNumber), standings };
  }
  const corrected = await correctIfFinal(tx, tools, call, { weekNumber, changes, reason });
  const changed = new Set(changes.map(({ castawayId }) => castawayId));
  const replaced = (await linesOf(tx, weekNumber)).filter(({ castawayId }) => changed.has(castawayId));
  const totals = entries
    .filter(({ castawayId }) => changed.has(castawayId))
    .map((entry) => totalLine(randomUUID(), entry));
  await recordSave(tx, call, { weekNumber, changes, add: totals, remove: replaced });
  await auditPoints(tx, call, { action: 'points.saved', weekNumber, changes, ...corrected });
  const standings = await recomputeStandings(tx, tools, call.now, { isAnnounced: corrected.reason !== null });
  refuseAbandoned(call);
  return { entries: await pointsOfWeek(tx, weekNumber), standings };
}
