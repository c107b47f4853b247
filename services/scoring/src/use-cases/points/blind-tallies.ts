/** Weeks that two admins tally without seeing each other's lines. */
import { asMessage, text, type Call } from '@torchbearer/kit';
import type { BlindTallies } from '@torchbearer/proto/scoring/v1/scoring';
import { MAX_DIFFERENCES, MAX_POINTS, MAX_RULE_COUNT, MIN_POINTS } from '@torchbearer/rules';
import { z } from 'zod';
import type { Rpcs, ScoringContext } from '../../context.js';
import { compareTallies, isDifferent } from '../../domain/blind-differences.js';
import type { WeekChange } from '../../domain/decide-save.js';
import { doneTallies, isUnresolved, type Week } from '../../domain/week.js';
import { changeWeek, readWeek } from './change-week.js';
import { pointsAndLines, sentLine, tallyInput } from './save-week-points.js';

export const getBlindTallies: Rpcs['getBlindTallies'] = {
  who: 'admin',
  handle: async ({ database }, { weekNumber }, { userId }) => ({
    blind: shownTallies(await readWeek(database, weekNumber, userId), userId),
  }),
};

const changeTallies = (context: ScoringContext, call: Call, weekNumber: number, change: WeekChange) =>
  changeWeek(context, call, weekNumber, change, async ({ reload }) => ({
    blind: shownTallies(await reload(), call.userId),
  }));

/** An RPC that changes the caller's own tally of a week. */
const changesOwn = (
  kind: 'blind-tally-started' | 'blind-tally-done' | 'blind-tally-reopened',
): Rpcs['startBlindTally'] => ({
  who: 'admin',
  handle: (context, { weekNumber }, call) => changeTallies(context, call, weekNumber, { kind }),
});
/** Explicit, so that lines which arrive after a tally was discarded are not the beginning of another. */
export const startBlindTally: Rpcs['startBlindTally'] = changesOwn('blind-tally-started');
export const finishBlindTally: Rpcs['finishBlindTally'] = changesOwn('blind-tally-done');
export const reopenBlindTally: Rpcs['reopenBlindTally'] = changesOwn('blind-tally-reopened');

/** Like a tally of points, for the caller's own blind tally: the same limits, and idempotent by the lines' ids. */
export const enterBlindLines: Rpcs['enterBlindLines'] = {
  who: 'admin',
  input: tallyInput,
  handle(context, { weekNumber, add, remove }, call) {
    const change = { kind: 'blind-tally-entered', add: add.map(sentLine), remove } as const;
    return changeTallies(context, call, weekNumber, change);
  },
};

/** An admin may discard any tally, so that one who can't finish does not block the week. */
export const discardBlindTally: Rpcs['discardBlindTally'] = {
  who: 'admin',
  handle: (context, { weekNumber, tallyId }, call) =>
    changeTallies(context, call, weekNumber, { kind: 'blind-tally-discarded', tallyId }),
};

const resolveInput = z.object({
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

export const resolveBlindTallies: Rpcs['resolveBlindTallies'] = {
  who: 'admin',
  input: resolveInput,
  handle(context, { weekNumber, choices }, call) {
    const chosen = choices.map(({ castawayId, ruleId = null, points = null, count }) => ({
      ...{ castawayId, ruleId, points, count },
    }));
    return changeWeek(context, call, weekNumber, { kind: 'resolve', choices: chosen }, pointsAndLines);
  },
};

/**
 * A week's tallies as an admin may see them: of another's only who, how many lines and whether done, until both are
 * done. Then the differences, for all admins.
 */
function shownTallies(week: Week, adminId: string): BlindTallies {
  const own = week.tallies.find((tally) => tally.adminId === adminId);
  const done = doneTallies(week);
  const differences = done ? compareTallies(done[0].entered, done[1].entered).filter(isDifferent) : [];
  return {
    isScoredTwice: isUnresolved(week),
    tallies: week.tallies.map((tally) => ({
      id: tally.id,
      admin: { id: tally.adminId, name: tally.adminName ?? undefined },
      lines: tally.lines,
      startedAt: tally.startedAt,
      doneAt: tally.doneAt ?? undefined,
      isOwn: tally === own,
    })),
    lines: own?.entered.map(asMessage) ?? [],
    areCompared: done !== null,
    differences: differences.map(({ counts: [firstCount, secondCount], ruleId, reasons, ...counted }) => ({
      ...counted,
      ruleId: ruleId ?? undefined,
      firstCount,
      secondCount,
      reasons: [...new Set(reasons)],
    })),
  };
}
