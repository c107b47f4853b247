/**
 * Rules that look at more than one field at once. They run also where other fields are wrong, so that every fault
 * is told at once; what they look at may therefore be anything.
 */
import * as z from 'zod';

const always = { when: () => true };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Each id of a list once; every repetition is a fault of its own. */
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

/** Where both times of a week are given, picks open before they close. */
export const opensBeforeItCloses = () =>
  z.superRefine<unknown>((week, context) => {
    if (!isRecord(week)) return;
    const { picksOpenAt: opens, picksCloseAt: closes } = week;
    if (typeof opens !== 'string' || typeof closes !== 'string') return;
    // Not `<`: a time that is no time compares as NaN and has its own fault.
    if (!(Date.parse(opens) >= Date.parse(closes))) return;
    const message = 'Picks must open before they close.';
    context.addIssue({ code: 'custom', message, path: ['picksCloseAt'] });
  }, always);
