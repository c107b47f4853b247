/** Points as numbers and as lines: a save, its preview, a tally, and the undo of any of them. */
import { asMessage, isId, Refusal, text } from '@torchbearer/kit';
import type {
  NewLine,
  PointsLine,
  SaveWeekPointsResponse,
  TallyWeekPointsResponse,
} from '@torchbearer/proto/scoring/v1/scoring';
import {
  MAX_LENGTH,
  MAX_LINES_A_BATCH,
  MAX_POINTS,
  MAX_RULE_COUNT,
  MIN_CORRECTION_REASON,
  MIN_POINTS,
} from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Rpcs } from '../../context.js';
import { snapshot } from '../../db/season-model.js';
import { decideSave } from '../../domain/decide-save.js';
import { rankChanges, withPoints } from '../../domain/rank-changes.js';
import type { SentLine } from '../../domain/tally.js';
import type { StoredLine } from '../../domain/week.js';
import { changeWeek, readWeek, seenPoints, type ChangedWeek } from './change-week.js';

/** Far above any cast; limits one request's work. */
const MAX_ENTRIES = 500;

/** The reason of a correction, trimmed. */
const correctionReason = () =>
  text(MAX_LENGTH.correctionReason)
    .refine(
      (reason) => reason === reason.trim() && reason.length >= MIN_CORRECTION_REASON,
      `must have at least ${MIN_CORRECTION_REASON} characters, without blanks around them`,
    )
    .optional();

/** A week's points as sent: at least one entry, each castaway once. */
const pointsInput = z.object({
  reason: correctionReason(),
  entries: z
    .array(z.object({ castawayId: text(100, 1), points: z.int().min(MIN_POINTS).max(MAX_POINTS) }))
    .min(1, 'must name at least one castaway')
    .max(MAX_ENTRIES)
    .superRefine((entries, check) => {
      const seen = new Set<string>();
      entries.forEach(({ castawayId }, index) => {
        if (seen.has(castawayId)) {
          check.addIssue({ code: 'custom', path: [index, 'castawayId'], message: 'must be named only once' });
        }
        seen.add(castawayId);
      });
    }),
});

export const saveWeekPoints: Rpcs['saveWeekPoints'] = {
  who: 'admin',
  input: pointsInput,
  async handle(context, { weekNumber, entries, seen, reason = null }, call) {
    const change = { kind: 'save', entries, seen: seenPoints(seen), reason } as const;
    return await changeWeek(context, call, weekNumber, change, toResponse);
  },
};

/** Calling it twice undoes two saves: after a lost response the caller must check the week first. */
export const undoWeekPoints: Rpcs['undoWeekPoints'] = {
  who: 'admin',
  input: z.object({ reason: correctionReason() }),
  async handle(context, { weekNumber, seen, reason = null }, call) {
    const change = { kind: 'undo', seen: seenPoints(seen), reason } as const;
    return await changeWeek(context, call, weekNumber, change, toResponse);
  },
};

const toResponse = ({ entries, standingsVersion }: ChangedWeek): SaveWeekPointsResponse => ({
  entries: [...entries],
  standingsVersion,
});

/** How a save of these points would change totals and ranks. Refused if the save would be, but needs no reason. */
export const previewWeekPoints: Rpcs['previewWeekPoints'] = {
  who: 'admin',
  input: pointsInput,
  handle: ({ database, tools }, { weekNumber, entries }, { userId, now }) =>
    snapshot(database, async (tx) => {
      const week = await readWeek(tx, weekNumber, userId);
      const change = { kind: 'save', entries, seen: null, reason: 'A preview' } as const;
      const decision = decideSave(week, change, { by: userId, now, newId: randomUUID });
      if (decision.outcome === 'REFUSED')
        throw new Refusal(decision.reason, decision.sentence, decision.details);
      const planned = decision.outcome === 'SAVED' ? decision.changes : [];
      const changes = await tools.season.read(tx, (league) =>
        rankChanges(league, withPoints(league, weekNumber, planned)),
      );
      return { changes };
    }),
};

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

export const tallyWeekPoints: Rpcs['tallyWeekPoints'] = {
  who: 'admin',
  input: tallyInput,
  handle: (context, { weekNumber, add, remove, reason = null }, call) =>
    changeWeek(
      context,
      call,
      weekNumber,
      { kind: 'tally', add: add.map(sentLine), remove, reason },
      pointsAndLines,
    ),
};

/** With who entered each line. */
export const pointsAndLines = async ({ entries, reload }: ChangedWeek): Promise<TallyWeekPointsResponse> => ({
  entries: [...entries],
  lines: (await reload()).lines.map(pointsLine),
});

export const pointsLine = ({ enteredBy, author, ...line }: StoredLine): PointsLine => ({
  ...asMessage(line),
  enteredBy: enteredBy === null ? undefined : { id: enteredBy, name: author ?? undefined },
});

export const sentLine = ({ id, castawayId, ruleId, count, points, reason }: NewLine): SentLine => ({
  id,
  castawayId,
  ruleId: ruleId ?? null,
  count: count ?? 1,
  points: points ?? null,
  reason: reason ?? null,
});
