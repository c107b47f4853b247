import { isId, rpc, text } from '@torchbearer/kit';
import type {
  NewLine,
  PointsLine,
  TallyWeekPointsRequest,
  TallyWeekPointsResponse,
} from '@torchbearer/proto/scoring/v1/scoring';
import { MAX_LENGTH, MAX_LINES_A_BATCH, MAX_POINTS, MAX_RULE_COUNT, MIN_POINTS } from '@torchbearer/rules';
import { z } from 'zod';
import type { ScoringContext } from '../../context.js';
import { withoutNulls } from '../../db/points.js';
import type { SentLine } from '../../domain/tally.js';
import type { StoredLine } from '../../domain/week.js';
import { changeWeek, type ChangedWeek } from './change-week.js';
import { correctionReason } from './save-week-points.js';

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
  handle: (context, { weekNumber, add, remove, reason = null }, call) =>
    changeWeek(
      context,
      call,
      weekNumber,
      { kind: 'tally', add: add.map(sentLine), remove, reason },
      pointsAndLines,
    ),
});

/** With who entered each line. */
export const pointsAndLines = async ({ entries, reload }: ChangedWeek): Promise<TallyWeekPointsResponse> => ({
  entries: [...entries],
  lines: (await reload()).lines.map(pointsLine),
});

export const pointsLine = ({ enteredBy, author, ...line }: StoredLine): PointsLine => ({
  ...withoutNulls(line),
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
