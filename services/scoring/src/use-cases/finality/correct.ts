import { Refusal, type Call, type Tx } from '@torchbearer/kit';
import { hidersSince, insertCorrection, type CorrectionEffect } from '../../db/corrections.js';
import { isFinal } from '../../db/final-weeks.js';
import { lockStandings, type StandingsTools } from '../../db/standings.js';
import type { PointsChange } from '../../domain/points-change.js';
import { untilWeek, type LeagueModel } from '@torchbearer/rules/league';
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
  const hiders = await hidersSince(tx, weekNumber);
  const effects = await tools.season.read(tx, (league) =>
    effectsOn(hiders, league, withPoints(league, weekNumber, changes)),
  );
  await insertCorrection(tx, { weekNumber, reason, at: call.now, by: call.userId, changes, effects });
  return { reason };
}

/** On each player, of the standings as they see them. */
function effectsOn(
  hiders: Awaited<ReturnType<typeof hidersSince>>,
  before: LeagueModel,
  after: LeagueModel,
): CorrectionEffect[] {
  const hide = new Set(hiders.flatMap(({ userIds }) => userIds));
  const onOthers = rankChanges(before, after).filter(({ userId }) => !hide.has(userId));
  const onHiders = hiders.flatMap(({ untilWeek: until, userIds }) =>
    rankChanges(untilWeek(before, until), untilWeek(after, until), new Set(userIds)).map((change) => ({
      ...change,
      untilWeek: until,
    })),
  );
  return [...onOthers.map((change) => ({ ...change, untilWeek: null })), ...onHiders];
}
