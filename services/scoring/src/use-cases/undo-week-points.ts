import { Refusal, refuseAbandoned, rpc, type Call, type Tx } from '@torchbearer/kit';
import type { UndoWeekPointsRequest, UndoWeekPointsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import { IsNull } from 'typeorm';
import type { ScoringContext } from '../context.js';
import { changePoints, pointsOfWeek, weekExists } from '../db/points.js';
import { recomputeStandings } from '../db/standings.js';
import { ScoreSaves } from '../db/tables.js';
import { lockWeek } from '../db/week-lock.js';
import { takenBack } from '../domain/points-change.js';
import type { SeenPoints } from '../domain/seen-points.js';
import { auditPoints } from './audit-points.js';
import { changedWeekAnswer, type ChangedWeek } from './changed-week.js';
import { refuseBlindUndo } from './refuse-blind.js';
import { seenPoints } from './seen-points.js';
import { isWeekNumber } from './week-number.js';

/** Twice takes two saves back: whoever got no answer looks at the week before asking again. */
export const undoWeekPoints = rpc<ScoringContext, UndoWeekPointsRequest, UndoWeekPointsResponse>({
  who: 'admin',
  async handle({ database, copy }, { weekNumber, seen }, call) {
    if (!isWeekNumber(weekNumber)) throw new Refusal('WEEK_NOT_FOUND');
    const left = await database.transaction((tx) =>
      undoPoints(tx, { weekNumber, seen: seenPoints(seen) }, call),
    );
    if (left.standings.isNew) await copy.publish(left.standings);
    return changedWeekAnswer(left);
  },
});

/**
 * Takes the week's last save back that still stands, and everything that followed from it. Saves come off in the
 * reverse of their order, so what a save replaced is always what stood before it. Points of castaways eliminated
 * since go back like any others: nobody is given points by it that they didn't have.
 * @param seen all of the week's points as the admin saw them; null where they didn't look
 * @throws Refusal WEEK_NOT_FOUND, NOTHING_TO_UNDO, or CONFLICT where the admin saw other points; UNAVAILABLE where nobody
 * waits for it any more
 */
async function undoPoints(
  tx: Tx,
  { weekNumber, seen }: { readonly weekNumber: number; readonly seen: SeenPoints | null },
  call: Call,
): Promise<ChangedWeek> {
  await lockWeek(tx, weekNumber);
  if (!(await weekExists(tx, weekNumber))) throw new Refusal('WEEK_NOT_FOUND');
  if (seen) await refuseBlindUndo(tx, weekNumber, seen);
  const [save] = await tx.manager.find(ScoreSaves, {
    where: { weekNumber, undoneAt: IsNull() },
    order: { version: 'desc' },
    take: 1,
  });
  if (!save) throw new Refusal('NOTHING_TO_UNDO');
  const changes = takenBack(save);
  await changePoints(tx, weekNumber, changes);
  await tx.manager.update(
    ScoreSaves,
    { weekNumber, version: save.version },
    { undoneBy: call.userId, undoneAt: call.now },
  );
  await auditPoints(tx, call, { action: 'points.undone', weekNumber, changes });
  const standings = await recomputeStandings(tx, call.now);
  refuseAbandoned(call);
  return { entries: await pointsOfWeek(tx, weekNumber), standings };
}
