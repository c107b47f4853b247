/** The lines of a week as they will be once the queue is sent, and what they add up to. */
import type { PointsLine } from '@torchbearer/contract/client';
import { ruleById } from '@torchbearer/rules/rule-book';
import type { Addition, NewLine, Queue, WeekTally } from './queue.js';

export type TallyLine = Omit<PointsLine, 'enteredBy'> & {
  /** null if it is not known. */
  readonly author: string | null;
  readonly isWaiting: boolean;
};

/**
 * The week's lines, oldest first: those of the server without those that are about to be removed, and those of the
 * queue that the server does not have yet. Refused entries are not among them.
 */
export function tallyLines(
  { week, isBlind }: WeekTally,
  stored: readonly PointsLine[],
  { changes }: Queue,
  ownName: string,
): TallyLine[] {
  const ofWeek = changes.filter(
    (change) => change.week === week && (change.isBlind === true) === isBlind && change.refusal === null,
  );
  const removed = new Set(ofWeek.flatMap(({ kind, id }) => (kind === 'remove' ? [id] : [])));
  const known = new Set(stored.map(({ id }) => id));
  const waiting = ofWeek.filter((change) => change.kind === 'add' && !known.has(change.id)) as Addition[];
  return [
    ...stored.map(({ enteredBy, ...line }) => ({
      ...line,
      author: enteredBy?.name ?? null,
      isWaiting: false,
    })),
    ...waiting.map(({ line, enteredAt }) => ({
      ...pricedLine(line),
      enteredAt,
      author: ownName,
      isWaiting: true,
    })),
  ].filter(({ id }) => !removed.has(id));
}

/** With all fields of a line; the points of a rule come from the book. */
export function pricedLine(line: NewLine): Omit<PointsLine, 'enteredBy' | 'enteredAt'> {
  const { id, castawayId } = line;
  if (!('ruleId' in line))
    return { id, castawayId, ruleId: null, count: 1, points: line.points, reason: line.reason };
  const { ruleId, count } = line;
  return { id, castawayId, ruleId, count, points: (ruleById(ruleId)?.points ?? 0) * count, reason: null };
}

/** Points by castaway; none without a line. */
export function totalsOf(lines: readonly TallyLine[]): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (const { castawayId, points } of lines) totals.set(castawayId, (totals.get(castawayId) ?? 0) + points);
  return totals;
}

/** How often each rule applied to a castaway, by the rule's id. */
export function countsOf(lines: readonly TallyLine[], castawayId: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines)
    if (line.castawayId === castawayId && line.ruleId !== null)
      counts.set(line.ruleId, (counts.get(line.ruleId) ?? 0) + line.count);
  return counts;
}

/** The last of these lines that was entered on this device; null if there is none left. */
export function lastTap(lines: readonly TallyLine[], { taps }: Queue): TallyLine | null {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const last = taps.findLast((id) => byId.has(id));
  return last === undefined ? null : (byId.get(last) ?? null);
}
