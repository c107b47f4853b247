/**
 * Rules across several fields. They run even when other fields are wrong, so that the user sees every error at once;
 * their input may therefore have any shape.
 */
import { REASONS } from '@torchbearer/rules';
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
