import { MAX_POINTS, MIN_POINTS, REASONS } from '@torchbearer/rules';
import { ruleById } from '@torchbearer/rules/rule-book';
import {
  changesOf,
  checkCastaways,
  namesOf,
  refused,
  type Line,
  type NamedCastaway,
  type Refused,
  type StoredLine,
  type Week,
} from './week.js';

/** A line to add; the points of a rule come from the book. */
export type SentLine = Omit<Line, 'points'> & { readonly points: number | null };

interface Tally {
  readonly week: Pick<Week, 'weekNumber' | 'castaways'>;
  readonly add: readonly SentLine[];
  /** Ids of lines. */
  readonly remove: readonly string[];
  /** By id; at least those of the lines to add that are stored. */
  readonly stored: ReadonlyMap<string, StoredLine>;
  /** The lines in effect. */
  readonly current: readonly StoredLine[];
}

/** Both empty if the tally changes nothing. */
interface TallyPlan {
  readonly add: readonly Line[];
  readonly remove: readonly Line[];
}

/**
 * What a tally changes. Lines that are stored already, and removals of lines that are not in effect, change nothing:
 * the same tally may come again, also after its lines were removed. @returns or LINE_ID_REUSED, UNKNOWN_RULE,
 * UNKNOWN_CASTAWAY, ELIMINATED_NOT_SCORED, or INVALID_INPUT if a castaway would have too many points
 */
export function planTally({ week, add, remove, stored, current }: Tally): TallyPlan | Refused {
  const sent = add.map((line, index) => ({ line, field: `add.${index}` }));
  const reused = sent.filter(({ line }) => isOther(line, week.weekNumber, stored.get(line.id)));
  if (reused.length > 0) return fault('LINE_ID_REUSED', reused, 'id');

  const fresh = sent.filter(({ line }) => !stored.has(line.id));
  const unknown = fresh.filter(({ line: { ruleId } }) => ruleId !== null && !ruleById(ruleId));
  if (unknown.length > 0) return fault('UNKNOWN_RULE', unknown, 'ruleId');

  const removed = current.filter(({ id }) => remove.includes(id));
  const faulty = checkCastaways(week, [
    ...fresh.map(({ line: { castawayId }, field }) => named(`${field}.castawayId`, castawayId)),
    ...removed
      .filter(({ castawayId }) => week.castaways.has(castawayId))
      .map(({ id, castawayId }) => named(`remove.${remove.indexOf(id)}`, castawayId)),
  ]);
  if (faulty) return faulty;

  const lines = fresh.map(({ line }) => priced(line));
  const tooMuch = [
    ...fresh
      .filter((_, index) => !isPossible(lines[index]!.points))
      .map(({ field }) => ({ field, message: `One line can have ${RANGE}.` })),
    ...changesOf(current, lines, removed)
      .filter(({ after }) => !isPossible(after ?? 0))
      .map((change) => ({
        field: '',
        message: `${namesOf(week, [change])} would have ${change.after} points, and can have ${RANGE}.`,
      })),
  ];
  const [first] = tooMuch;
  if (first) return refused('INVALID_INPUT', first.message, tooMuch);
  return { add: lines, remove: removed };
}

const RANGE = `${MIN_POINTS} to ${MAX_POINTS} points in a week`;

const isPossible = (points: number): boolean => points >= MIN_POINTS && points <= MAX_POINTS;

const named = (field: string, castawayId: string): NamedCastaway => ({ field, castawayId, isChange: true });

const fault = (
  reason: 'LINE_ID_REUSED' | 'UNKNOWN_RULE',
  lines: readonly { readonly field: string }[],
  part: string,
): Refused => {
  const message = REASONS[reason].sentence;
  return refused(
    reason,
    undefined,
    lines.map(({ field }) => ({ field: `${field}.${part}`, message })),
  );
};

/** Whether another line than this is stored. A rule's line may have other points: they are those of its entry. */
const isOther = (line: SentLine, weekNumber: number, stored: StoredLine | undefined): boolean =>
  stored !== undefined &&
  (stored.weekNumber !== weekNumber ||
    SAME.some((part) => stored[part] !== line[part]) ||
    (line.points !== null && stored.points !== line.points));
const SAME = ['castawayId', 'ruleId', 'count', 'reason'] as const;

const priced = (line: SentLine): Line => ({
  ...line,
  points: line.points ?? (ruleById(line.ruleId ?? '')?.points ?? 0) * line.count,
});
