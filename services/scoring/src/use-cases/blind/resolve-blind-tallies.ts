import { randomUUID } from 'node:crypto';
import { Refusal, refuseAbandoned, rpc, text, type Call, type Tx } from '@torchbearer/kit';
import type {
  BlindChoice,
  ResolveBlindTalliesRequest,
  ResolveBlindTalliesResponse,
} from '@torchbearer/proto/scoring/v1/scoring';
import { MAX_DIFFERENCES, MAX_POINTS, MAX_RULE_COUNT, MIN_POINTS } from '@torchbearer/rules';
import { z } from 'zod';
import type { ScoringContext } from '../../context.js';
import { copies } from '../../copies.js';
import { blindTallies } from '../../db/blind-tallies.js';
import { isUnresolved } from '../../db/double-scoring.js';
import { authoredLines, linesOf } from '../../db/points-lines.js';
import { pointsOfWeek, weekExists } from '../../db/points.js';
import { recomputeStandings, type StandingsTools } from '../../db/standings.js';
import { lockWeek } from '../../db/week-lock.js';
import {
  areForDifferences,
  areSameLines,
  resolvedLines,
  type Choice,
  type Compared,
} from '../../domain/blind-differences.js';
import { planTally, type TallyPlan } from '../../domain/tally.js';
import { auditTally } from '../points/audit-points.js';
import { isWeekNumber } from '../points/points-input.js';
import { recordSave } from '../points/record-save.js';
import { auditResolution } from './audit-resolution.js';
import { comparedLines, doneTallies } from './compared.js';

const input = z.object({
  choices: z
    .array(
      z
        .object({
          castawayId: text(100, 1),
          ruleId: text(100, 1).optional(),
          points: z.int().min(MIN_POINTS).max(MAX_POINTS).optional(),
          count: z.int().min(0).max(MAX_RULE_COUNT),
        })
        .refine(
          ({ ruleId, points }) => (ruleId === undefined) !== (points === undefined),
          'must have a rule, or the points of an adjustment',
        ),
    )
    .max(MAX_DIFFERENCES),
});

export const resolveBlindTallies = rpc<
  ScoringContext,
  ResolveBlindTalliesRequest,
  ResolveBlindTalliesResponse
>({
  who: 'admin',
  input,
  async handle({ database, tools, copy }, { weekNumber, choices }, call) {
    if (!isWeekNumber(weekNumber)) throw new Refusal('WEEK_NOT_FOUND');
    const chosen = choices.map(choiceOf);
    const { response, isNew } = await database.transaction((tx) =>
      resolve(tx, tools, { weekNumber, choices: chosen }, call),
    );
    if (isNew) await copy.publish();
    return response;
  },
});

const choiceOf = ({ castawayId, ruleId, points, count }: BlindChoice): Choice => ({
  castawayId,
  ruleId: ruleId ?? null,
  points: points ?? null,
  count,
});

interface Resolution {
  readonly weekNumber: number;
  readonly choices: readonly Choice[];
}

/**
 * Makes the week's lines of two done tallies, and everything derived from them, as a tally that can be undone. Afterwards
 * the week is like any other. The same resolution again changes nothing. @throws Refusal WEEK_NOT_FOUND,
 * WEEK_NOT_SCORED_TWICE, BLIND_TALLIES_NOT_DONE, CONFLICT if the choices are not those for the differences,
 * UNKNOWN_CASTAWAY, UNKNOWN_RULE, ELIMINATED_NOT_SCORED, or INVALID_INPUT if there are no lines, or a castaway would have
 * too many points; UNAVAILABLE if the caller no longer waits
 */
async function resolve(
  tx: Tx,
  tools: StandingsTools,
  { weekNumber, choices }: Resolution,
  call: Call,
): Promise<{ readonly response: ResolveBlindTalliesResponse; readonly isNew: boolean }> {
  await lockWeek(tx, weekNumber);
  if (!(await weekExists(tx, weekNumber))) throw new Refusal('WEEK_NOT_FOUND');
  const isOpen = await isUnresolved(tx, weekNumber);
  const tallies = doneTallies(await blindTallies(tx, weekNumber));
  if (!tallies) throw new Refusal(isOpen ? 'BLIND_TALLIES_NOT_DONE' : 'WEEK_NOT_SCORED_TWICE');
  const compared = await comparedLines(tx, tallies);
  if (!areForDifferences(compared, choices)) throw new Refusal('CONFLICT');
  const plan = await planResolution(tx, weekNumber, compared, choices);
  const respond = async (isNew: boolean) => ({
    response: { entries: await pointsOfWeek(tx, weekNumber), lines: await authoredLines(tx, weekNumber) },
    isNew,
  });
  if (!isOpen) {
    if (areSameLines(await linesOf(tx, weekNumber), plan.add)) return await respond(false);
    throw new Refusal('WEEK_NOT_SCORED_TWICE');
  }
  await recordSave(tx, call, { weekNumber, ...plan });
  await auditTally(tx, call, { weekNumber, ...plan });
  await auditResolution(tx, call, { weekNumber, tallies, compared, choices });
  const { isNew } = await recomputeStandings(tx, tools, call.now);
  refuseAbandoned(call);
  return await respond(isNew);
}

async function planResolution(
  tx: Tx,
  weekNumber: number,
  compared: readonly Compared[],
  choices: readonly Choice[],
): Promise<TallyPlan> {
  const add = resolvedLines(compared, choices).map((line) => ({ ...line, id: randomUUID() }));
  if (add.length === 0)
    throw new Refusal('INVALID_INPUT', 'With these choices, the week would have no lines.');
  const castaways = new Map((await tx.manager.find(copies.castaway.entity)).map((one) => [one.id, one]));
  const plan = planTally({ weekNumber, add, remove: [], stored: new Map(), current: [], castaways });
  // Its fields are those of the lines, which the request does not have.
  if (plan.reason !== null) throw new Refusal(plan.reason, plan.sentence);
  return plan;
}
