import { MAX_POINTS, MIN_POINTS, REASONS, type FieldError } from '@torchbearer/rules';
import { ruleById } from '@torchbearer/rules/rule-book';
import {
  checkCastaways,
  type CastawaysFault,
  type NamedCastaway,
  type ScoredCastaway,
} from './check-castaways.js';
import { sumsOf, type Line } from './lines.js';
import type { PointsChange } from './points-change.js';

/** A line to add; the points of a rule come from the book. */
export type SentLine = Omit<Line, 'points'> & { readonly points: number | null };

/** A line of any week, in effect or removed. */
export type StoredLine = Line & { readonly weekNumber: number };

export interface Tally {
  readonly weekNumber: number;
  readonly add: readonly SentLine[];
  /** Ids of lines. */
  readonly remove: readonly string[];
  /** Those of the lines to add that are stored, by id. */
  readonly stored: ReadonlyMap<string, StoredLine>;
  /** The week's lines in effect. */
  readonly current: readonly Line[];
  readonly castaways: ReadonlyMap<string, ScoredCastaway>;
}

export interface TallyFault {
  readonly reason: CastawaysFault['reason'] | 'LINE_ID_REUSED' | 'UNKNOWN_RULE' | 'INVALID_INPUT';
  readonly sentence: string;
  readonly details: readonly FieldError[];
}

export interface TallyPlan {
  readonly reason: null;
  /** Both empty if the tally changes nothing. */
  readonly add: readonly Line[];
  readonly remove: readonly Line[];
  /** Of every castaway with a changed line, also if the points stay the same. */
  readonly changes: readonly PointsChange[];
}

/**
 * What a tally changes. Lines that are stored already, and removals of lines that are not in effect, change nothing:
 * the same tally may come again, also after its lines were removed.
 */
export function planTally(tally: Tally): TallyPlan | TallyFault {
  const { weekNumber, add, remove, stored, current, castaways } = tally;
  const sent = add.map((line, index) => ({ line, field: `add.${index}` }));
  const reused = sent.filter(({ line }) => isOther(line, weekNumber, stored.get(line.id)));
  if (reused.length > 0) return fault('LINE_ID_REUSED', reused, 'id');

  const fresh = sent.filter(({ line }) => !stored.has(line.id));
  const unknown = fresh.filter(({ line: { ruleId } }) => ruleId !== null && !ruleById(ruleId));
  if (unknown.length > 0) return fault('UNKNOWN_RULE', unknown, 'ruleId');

  const removed = current.filter(({ id }) => remove.includes(id));
  const refused = checkCastaways(
    weekNumber,
    [
      ...fresh.map(({ line: { castawayId }, field }) => named(`${field}.castawayId`, castawayId)),
      ...removed
        .filter(({ castawayId }) => castaways.has(castawayId))
        .map(({ id, castawayId }) => named(`remove.${remove.indexOf(id)}`, castawayId)),
    ],
    castaways,
  );
  if (refused) return refused;

  const lines = fresh.map(({ line }) => priced(line));
  const changes = changesOf(current, lines, removed);
  const nameOf = (castawayId: string): string => castaways.get(castawayId)?.name ?? castawayId;
  const tooMuch = [
    ...fresh.flatMap(({ field }, index) =>
      isPossible(lines[index]?.points ?? 0) ? [] : [{ field, message: `One line can have ${RANGE}.` }],
    ),
    ...changes.flatMap(({ castawayId, after }) =>
      isPossible(after ?? 0)
        ? []
        : [
            {
              field: '',
              message: `${nameOf(castawayId)} would have ${after} points, and can have ${RANGE}.`,
            },
          ],
    ),
  ];
  const [first] = tooMuch;
  if (first) return { reason: 'INVALID_INPUT', sentence: first.message, details: tooMuch };
  return { reason: null, add: lines, remove: removed, changes };
}

const RANGE = `${MIN_POINTS} to ${MAX_POINTS} points in a week`;

const isPossible = (points: number): boolean => points >= MIN_POINTS && points <= MAX_POINTS;

const named = (field: string, castawayId: string): NamedCastaway => ({ field, castawayId, isChange: true });

const fault = (
  reason: 'LINE_ID_REUSED' | 'UNKNOWN_RULE',
  lines: readonly { readonly field: string }[],
  part: string,
): TallyFault => {
  const { sentence } = REASONS[reason];
  const details = lines.map(({ field }) => ({ field: `${field}.${part}`, message: sentence }));
  return { reason, sentence, details };
};

/** Whether another line than this is stored. A rule's line may have other points: they are those of its entry. */
const isOther = (line: SentLine, weekNumber: number, stored: StoredLine | undefined): boolean =>
  stored !== undefined &&
  (stored.weekNumber !== weekNumber ||
    stored.castawayId !== line.castawayId ||
    stored.ruleId !== line.ruleId ||
    stored.count !== line.count ||
    stored.reason !== line.reason ||
    (line.points !== null && stored.points !== line.points));

const priced = (line: SentLine): Line => ({
  ...line,
  points: line.points ?? (ruleById(line.ruleId ?? '')?.points ?? 0) * line.count,
});

/** Of every castaway with a changed line, in the order of the request. */
function changesOf(
  current: readonly Line[],
  added: readonly Line[],
  removed: readonly Line[],
): PointsChange[] {
  const gone = new Set(removed);
  const before = sumsOf(current);
  const after = sumsOf([...current.filter((line) => !gone.has(line)), ...added]);
  return [...new Set([...added, ...removed].map(({ castawayId }) => castawayId))].map((castawayId) => ({
    castawayId,
    before: before.get(castawayId) ?? null,
    after: after.get(castawayId) ?? null,
  }));
}
