/**
 * Rules across several fields. They run even when other fields are wrong, so that the user sees every error at once;
 * their input may therefore have any shape.
 */
import { MAX_LINES_A_BATCH, REASONS } from '@torchbearer/rules';
import * as z from 'zod';

const always = { when: () => true };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each id of a list once; every repetition is an error of its own. */
export const eachIdOnce = (sentence: string) => eachOnce((entry) => entry, [], sentence);

/** Each castaway once in a list of entries. */
export const eachCastawayOnce = (sentence: string) =>
  eachOnce((entry) => (isRecord(entry) ? entry['castawayId'] : undefined), ['castawayId'], sentence);

function eachOnce(key: (entry: unknown) => unknown, at: readonly string[], sentence: string) {
  return z.superRefine<unknown>((list, context) => {
    if (!Array.isArray(list)) return;
    const seen = new Set<string>();
    for (const [index, entry] of list.entries()) {
      const id = key(entry);
      if (typeof id !== 'string') continue;
      if (seen.has(id)) context.addIssue({ code: 'custom', message: sentence, path: [index, ...at] });
      seen.add(id);
    }
  }, always);
}

/** If a week has both times, picks open before they close. */
export const opensBeforeItCloses = () =>
  z.superRefine<unknown>((week, context) => {
    if (!isRecord(week)) return;
    const { picksOpenAt: opens, picksCloseAt: closes } = week;
    if (typeof opens !== 'string' || typeof closes !== 'string') return;
    // Not `<`: an invalid time compares as NaN and has its own error.
    if (!(Date.parse(opens) >= Date.parse(closes))) return;
    const message = REASONS.WEEK_CLOSES_BEFORE_OPEN.sentence;
    context.addIssue({ code: 'custom', message, path: ['picksCloseAt'] });
  }, always);

/** A comparison needs two different players. */
export const twoDifferentPlayers = () =>
  z.superRefine<unknown>((query, context) => {
    if (!isRecord(query)) return;
    const { user1, user2 } = query;
    if (typeof user1 !== 'string' || typeof user2 !== 'string') return;
    if (user1.toLowerCase() !== user2.toLowerCase()) return;
    context.addIssue({ code: 'custom', message: 'Please choose two different players', path: ['user2'] });
  }, always);

/** Whether players have picked is asked of one week. */
export const pickedInWeek = () =>
  z.superRefine<unknown>((query, context) => {
    if (!isRecord(query) || query['picked'] === undefined || query['week'] !== undefined) return;
    context.addIssue({ code: 'custom', message: 'Please choose a week', path: ['week'] });
  }, always);

/** A survey response has a text, a rating, or both. */
export const answersOrRates = () =>
  z.superRefine<unknown>((given, context) => {
    if (!isRecord(given)) return;
    const { answer, rating } = given;
    const says = (typeof answer === 'string' && answer.trim() !== '') || (rating ?? null) !== null;
    if (says) return;
    const message = 'Please answer the question or choose a rating';
    context.addIssue({ code: 'custom', message, path: ['answer'] });
  }, always);

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** A line of points is a rule that applied so many times, or points with a reason. */
export const ruleOrReason = () =>
  z.superRefine<unknown>((line, context) => {
    if (!isRecord(line)) return;
    const [needed, others] = isGiven(line['ruleId'])
      ? [['count'], ['points', 'reason']]
      : [
          ['points', 'reason'],
          ['ruleId', 'count'],
        ];
    const message = 'A line has a rule and how often it applied, or points and a reason';
    for (const field of needed) {
      if (!isGiven(line[field])) context.addIssue({ code: 'custom', message, path: [field] });
    }
    for (const field of others) {
      if (isGiven(line[field])) context.addIssue({ code: 'custom', message, path: [field] });
    }
  }, always);

/** A difference is about a rule, or about adjustments of so many points. */
export const ruleOrPoints = () =>
  z.superRefine<unknown>((choice, context) => {
    if (!isRecord(choice) || isGiven(choice['ruleId']) !== isGiven(choice['points'])) return;
    const message = 'A choice has a rule, or the points of an adjustment';
    context.addIssue({ code: 'custom', message, path: ['ruleId'] });
  }, always);

/** A tally adds or removes at least one line, not too many, and names each line once. */
export const someLinesOnce = () =>
  z.superRefine<unknown>((tally, context) => {
    if (!isRecord(tally)) return;
    const [added, removed] = [tally['add'] ?? [], tally['remove'] ?? []];
    if (!Array.isArray(added) || !Array.isArray(removed)) return;
    const count = added.length + removed.length;
    if (count === 0 || count > MAX_LINES_A_BATCH) {
      const message =
        count === 0 ? 'Please add or remove a line' : `At most ${MAX_LINES_A_BATCH} lines at once`;
      context.addIssue({ code: 'custom', message, path: ['add'] });
    }
    const named = [
      ...removed.map((id: unknown, index) => ({ id, path: ['remove', index] })),
      ...added.map((line: unknown, index) => ({
        id: isRecord(line) ? line['id'] : undefined,
        path: ['add', index, 'id'],
      })),
    ];
    const seen = new Set<string>();
    for (const { id, path } of named) {
      if (typeof id !== 'string') continue;
      const known = id.toLowerCase();
      if (seen.has(known))
        context.addIssue({ code: 'custom', message: 'Each line can be named only once', path });
      seen.add(known);
    }
  }, always);
