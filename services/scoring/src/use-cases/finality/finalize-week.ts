import { audit, Refusal, refuseAbandoned, rpc, type Call, type Tx } from '@torchbearer/kit';
import type { FinalizeWeekRequest, FinalizeWeekResponse } from '@torchbearer/proto/scoring/v1/scoring';
import { Topics } from '@torchbearer/proto/topics';
import type { ScoringContext } from '../../context.js';
import { isFinal, setFinal } from '../../db/final-weeks.js';
import { pointsOfWeek, publishNewVersion, weekExists } from '../../db/points.js';
import { recomputeStandings, type StandingsTools } from '../../db/standings.js';
import { lockWeek } from '../../db/week-lock.js';
import type { SeenPoints } from '../../domain/seen-points.js';
import { isWeekNumber, seenPoints } from '../points/points-input.js';
import { refuseIfUnresolved } from '../blind/refuse-if-unresolved.js';
import { refuseStaleFinal } from '../points/refuse-stale.js';
import { refuseUnready } from './refuse-unready.js';
import { weekState } from './week-state.js';

export const finalizeWeek = rpc<ScoringContext, FinalizeWeekRequest, FinalizeWeekResponse>({
  who: 'admin',
  async handle({ database, tools, copy }, { weekNumber, seen }, call) {
    if (!isWeekNumber(weekNumber)) throw new Refusal('WEEK_NOT_FOUND');
    const isNew = await database.transaction((tx) => finalize(tx, tools, weekNumber, seenPoints(seen), call));
    if (isNew) await copy.publish();
    return { state: await weekState(database, weekNumber) };
  },
});

/**
 * Makes the week final; one that is final stays as it is. The standings get a new version with the same rows, so that open
 * screens read which weeks are final. @param seen all of the week's points as the admin saw them; null if they sent none
 * @returns whether the standings have a new version
 * @throws Refusal WEEK_NOT_FOUND, WEEK_IS_SCORED_TWICE, WEEK_NOT_SCORED, or CONFLICT if the admin saw other points; UNAVAILABLE if the caller
 * no longer waits
 */
async function finalize(
  tx: Tx,
  tools: StandingsTools,
  weekNumber: number,
  seen: SeenPoints | null,
  call: Call,
): Promise<boolean> {
  await lockWeek(tx, weekNumber);
  if (!(await weekExists(tx, weekNumber))) throw new Refusal('WEEK_NOT_FOUND');
  if (await isFinal(tx, weekNumber)) return false;
  if (seen) await refuseStaleFinal(tx, weekNumber, seen);
  await refuseIfUnresolved(tx, weekNumber);
  refuseUnready(await pointsOfWeek(tx, weekNumber));
  await setFinal(tx, weekNumber, { by: call.userId, at: call.now });
  await publishNewVersion(tx, weekNumber);
  await audit(tx, Topics.scoringAudit, call, {
    action: 'points.made-final',
    target: { type: 'week', id: String(weekNumber), name: `Week ${weekNumber}` },
    before: { final: false },
    after: { final: true },
  });
  const { isNew } = await recomputeStandings(tx, tools, call.now, { isAnnounced: true });
  refuseAbandoned(call);
  return isNew;
}
