import { Refusal, type Call, type Tx } from '@torchbearer/kit';
import { insertCorrection } from '../../db/corrections.js';
import { isFinal } from '../../db/final-weeks.js';
import { lockStandings, type StandingsTools } from '../../db/standings.js';
import type { PointsChange } from '../../domain/points-change.js';
import { rankChanges, withPoints } from '../../domain/rank-changes.js';

export interface Corrected {
  /** Null if the week is provisional. */
  readonly reason: string | null;
}

/**
 * Records a change of a final week as a correction, with what it changes for each player. The week must be locked, and
 * its points not yet changed. @param changes of every castaway with a changed line
 * @throws Refusal WEEK_IS_FINAL without a reason
 */
export async function correctIfFinal(
  tx: Tx,
  tools: StandingsTools,
  call: Call,
  change: {
    readonly weekNumber: number;
    readonly changes: readonly PointsChange[];
    readonly reason: string | null;
  },
): Promise<Corrected> {
  const { weekNumber, changes, reason } = change;
  if (!(await isFinal(tx, weekNumber))) return { reason: null };
  if (reason === null) throw new Refusal('WEEK_IS_FINAL');
  // From here on, no other save changes the standings.
  await lockStandings(tx);
  const effects = await tools.season.read(tx, (league) =>
    rankChanges(league, withPoints(league, weekNumber, changes)),
  );
  await insertCorrection(tx, { weekNumber, reason, at: call.now, by: call.userId, changes, effects });
  return { reason };
}
