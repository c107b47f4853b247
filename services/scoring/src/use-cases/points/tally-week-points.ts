import { isId, Refusal, refuseAbandoned, rpc, text, type Call, type Tx } from '@torchbearer/kit';
import type {
  NewLine,
  TallyWeekPointsRequest,
  TallyWeekPointsResponse,
} from '@torchbearer/proto/scoring/v1/scoring';
import { MAX_LENGTH, MAX_LINES_A_BATCH, MAX_POINTS, MAX_RULE_COUNT, MIN_POINTS } from '@torchbearer/rules';
import { z } from 'zod';
import type { ScoringContext } from '../../context.js';
import { copies } from '../../copies.js';
import { authoredLines, linesById, linesOf } from '../../db/points-lines.js';
import { pointsOfWeek, weekExists } from '../../db/points.js';
import { recomputeStandings, type StandingsTools } from '../../db/standings.js';
import { lockWeek } from '../../db/week-lock.js';
import { planTally, type SentLine } from '../../domain/tally.js';
import { refuseIfUnresolved } from '../blind/refuse-if-unresolved.js';
import { correctionReason } from '../finality/correction-reason.js';
import { correctIfFinal } from '../finality/correct.js';
import { auditTally } from './audit-points.js';
import { isWeekNumber } from './points-input.js';
import { recordSave } from './record-save.js';

const id = () => z.string().refine(isId, 'must be a UUID in lower case');

const newLine = z
  .object({
    id: id(),
    castawayId: text(100, 1),
    ruleId: text(100, 1).optional(),
    count: z.int().min(1).max(MAX_RULE_COUNT).optional(),
    points: z.int().min(MIN_POINTS).max(MAX_POINTS).optional(),
    reason: text(MAX_LENGTH.pointsReason, 1).optional(),
  })
  .refine(
    ({ ruleId, count, points, reason }) =>
      ruleId === undefined
        ? count === undefined && points !== undefined && reason !== undefined
        : count !== undefined && points === undefined && reason === undefined,
    'must have a rule with a count, or points with a reason',
  );

export const tallyInput = z
  .object({ add: z.array(newLine), remove: z.array(id()), reason: correctionReason() })
  .refine(({ add, remove }) => add.length + remove.length > 0, 'must name at least one line')
  .refine(
    ({ add, remove }) => add.length + remove.length <= MAX_LINES_A_BATCH,
    `must name at most ${MAX_LINES_A_BATCH} lines`,
  )
  .refine(({ add, remove }) => {
    const ids = [...add.map((line) => line.id), ...remove];
    return new Set(ids).size === ids.length;
  }, 'must name each line once');

export const tallyWeekPoints = rpc<ScoringContext, TallyWeekPointsRequest, TallyWeekPointsResponse>({
  who: 'admin',
  input: tallyInput,
  async handle({ database, tools, copy }, { weekNumber, add, remove, reason = null }, call) {
    if (!isWeekNumber(weekNumber)) throw new Refusal('WEEK_NOT_FOUND');
    const batch = { weekNumber, add: add.map(sentLine), remove, reason };
    const { response, isNew } = await database.transaction((tx) => tallyPoints(tx, tools, batch, call));
    if (isNew) await copy.publish();
    return response;
  },
});

export const sentLine = ({ id, castawayId, ruleId, count, points, reason }: NewLine): SentLine => ({
  id,
  castawayId,
  ruleId: ruleId ?? null,
  count: count ?? 1,
  points: points ?? null,
  reason: reason ?? null,
});

interface Batch {
  readonly weekNumber: number;
  readonly add: readonly SentLine[];
  readonly remove: readonly string[];
  /** Of a correction; null if the admin sent none. */
  readonly reason: string | null;
}

/**
 * Adds and removes lines, all or nothing, and everything derived from them. A tally that changes nothing is not
 * recorded; any other is a save, which can be undone. Changed lines of a final week are a correction even if they add up
 * to the same points. @throws Refusal WEEK_NOT_FOUND, WEEK_IS_SCORED_TWICE, LINE_ID_REUSED, UNKNOWN_RULE, UNKNOWN_CASTAWAY,
 * ELIMINATED_NOT_SCORED, WEEK_IS_FINAL, or INVALID_INPUT if a castaway would have too many points; UNAVAILABLE if the
 * caller no longer waits
 */
async function tallyPoints(
  tx: Tx,
  tools: StandingsTools,
  { weekNumber, add, remove, reason }: Batch,
  call: Call,
): Promise<{ readonly response: TallyWeekPointsResponse; readonly isNew: boolean }> {
  await lockWeek(tx, weekNumber);
  if (!(await weekExists(tx, weekNumber))) throw new Refusal('WEEK_NOT_FOUND');
  const ids = add.map((line) => line.id);
  const plan = planTally({
    weekNumber,
    add,
    remove,
    stored: new Map((await linesById(tx, ids)).map((line) => [line.id, line])),
    current: await linesOf(tx, weekNumber),
    castaways: new Map((await tx.manager.find(copies.castaway.entity)).map((one) => [one.id, one])),
  });
  if (plan.reason !== null) throw new Refusal(plan.reason, plan.sentence, plan.details);
  const respond = async (isNew: boolean) => ({
    response: { entries: await pointsOfWeek(tx, weekNumber), lines: await authoredLines(tx, weekNumber) },
    isNew,
  });
  if (plan.changes.length === 0) return await respond(false);
  await refuseIfUnresolved(tx, weekNumber);
  const corrected = await correctIfFinal(tx, tools, call, { weekNumber, changes: plan.changes, reason });
  await recordSave(tx, call, { weekNumber, ...plan });
  await auditTally(tx, call, { weekNumber, ...plan, ...corrected });
  const isAnnounced = corrected.reason !== null;
  const { isNew } = await recomputeStandings(tx, tools, call.now, { isAnnounced });
  refuseAbandoned(call);
  return await respond(isNew);
}
