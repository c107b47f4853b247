import { Refusal, refuseAbandoned, rpc, type Call, type Tx } from '@torchbearer/kit';
import type { UndoWeekPointsRequest, UndoWeekPointsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import { randomUUID } from 'node:crypto';
import { IsNull } from 'typeorm';
import { z } from 'zod';
import type { ScoringContext } from '../../context.js';
import { linesById, linesOf } from '../../db/points-lines.js';
import { changePoints, pointsOfWeek, weekExists } from '../../db/points.js';
import { recomputeStandings, type StandingsTools } from '../../db/standings.js';
import { ScoreSaves, type ScoreSaveRow } from '../../db/tables.js';
import { lockWeek } from '../../db/week-lock.js';
import { totalLine, type LineChange } from '../../domain/lines.js';
import { takenBack, type PointsChange } from '../../domain/points-change.js';
import type { SeenPoints } from '../../domain/seen-points.js';
import { undoneLines } from '../../domain/undone-lines.js';
import { correctionReason } from '../finality/correction-reason.js';
import { correctIfFinal } from '../finality/correct.js';
import { auditPoints } from './audit-points.js';
import { announceChangedWeek, type ChangedWeek } from './changed-week.js';
import { refuseStaleUndo } from './refuse-stale.js';
import { isWeekNumber, seenPoints } from './points-input.js';

/** Calling it twice undoes two saves: after a lost response the caller must check the week first. */
export const undoWeekPoints = rpc<ScoringContext, UndoWeekPointsRequest, UndoWeekPointsResponse>({
  who: 'admin',
  input: z.object({ reason: correctionReason() }),
  async handle(context, { weekNumber, seen, reason = null, withoutStandings }, call) {
    if (!isWeekNumber(weekNumber)) throw new Refusal('WEEK_NOT_FOUND');
    const { database, tools } = context;
    const undo = { weekNumber, seen: seenPoints(seen), reason };
    const left = await database.transaction((tx) => undoPoints(tx, tools, undo, call));
    return await announceChangedWeek(context, left, withoutStandings === true);
  },
});

interface WeekUndo {
  readonly weekNumber: number;
  /** All of the week's points as the admin saw them; null if they sent none. */
  readonly seen: SeenPoints | null;
  /** Of a correction; null if they sent none. */
  readonly reason: string | null;
}

/**
 * Undoes the week's last save or tally that is still in effect, and everything derived from it. Saves are undone in reverse
 * order, so what a save replaced is always the state before it. Points of castaways eliminated since are restored
 * like any others: it gives no castaway points that it did not have. @throws Refusal WEEK_NOT_FOUND, NOTHING_TO_UNDO,
 * WEEK_IS_FINAL, or CONFLICT if the admin saw other points; UNAVAILABLE if the caller no longer waits
 */
async function undoPoints(
  tx: Tx,
  tools: StandingsTools,
  { weekNumber, seen, reason }: WeekUndo,
  call: Call,
): Promise<ChangedWeek> {
  await lockWeek(tx, weekNumber);
  if (!(await weekExists(tx, weekNumber))) throw new Refusal('WEEK_NOT_FOUND');
  if (seen) await refuseStaleUndo(tx, weekNumber, seen);
  const [save] = await tx.manager.find(ScoreSaves, {
    where: { weekNumber, undoneAt: IsNull() },
    order: { version: 'desc' },
    take: 1,
  });
  if (!save) throw new Refusal('NOTHING_TO_UNDO');
  const changes = takenBack(save);
  const corrected = await correctIfFinal(tx, tools, call, { weekNumber, changes, reason });
  const before = await linesBefore(tx, save, changes);
  await changePoints(tx, weekNumber, before, { by: call.userId, at: call.now });
  await tx.manager.update(
    ScoreSaves,
    { weekNumber, version: save.version },
    { undoneBy: call.userId, undoneAt: call.now },
  );
  await auditPoints(tx, call, { action: 'points.undone', weekNumber, changes, ...corrected });
  const standings = await recomputeStandings(tx, tools, call.now, { isAnnounced: corrected.reason !== null });
  refuseAbandoned(call);
  return { entries: await pointsOfWeek(tx, weekNumber), standings };
}

/** The change to the lines as they were before the save. */
async function linesBefore(
  tx: Tx,
  { weekNumber, addedLines, removedLines }: ScoreSaveRow,
  changes: readonly PointsChange[],
): Promise<LineChange> {
  const removed = (await linesById(tx, removedLines ?? [])).filter(({ isRemoved }) => isRemoved);
  const save = { added: addedLines ?? [] };
  const { remove, restore, totals } = undoneLines(changes, save, await linesOf(tx, weekNumber), removed);
  return {
    add: totals.map((entry) => totalLine(randomUUID(), entry)),
    remove: remove.map(({ id }) => id),
    restore: restore.map(({ id }) => id),
  };
}
