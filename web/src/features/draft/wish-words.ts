/** A draft pick in words: which wish came true, and what became of those before it. */
import type { DraftReceipt } from '@torchbearer/contract/client';

type ExplainedPick = DraftReceipt['picks'][number];

const SUFFIXES: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });

/** 1 → '1st', 12 → '12th', 22 → '22nd' */
export const ordinal = (n: number): string => `${n}${SUFFIXES[ordinals.select(n)]}`;

/** [1, 2, 3, 4, 6] → '1–4 and 6'; [2] → '2nd' if alone. Ascending, not empty. */
export function places(wishes: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const wish of wishes) {
    const last = runs.at(-1);
    if (last && wish === last[1] + 1) last[1] = wish;
    else runs.push([wish, wish]);
  }
  const [only] = wishes;
  if (wishes.length === 1 && only !== undefined) return ordinal(only);
  return listed(runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)));
}

const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(parts);

/** The sentences about a pick: 'You got your 4th wish.', 'Your 1–3 were gone: A, B, C.' */
export function wishSentences(pick: ExplainedPick, all: readonly ExplainedPick[]): string[] {
  const { wish, goneBefore } = pick;
  const own = all
    .filter((other) => other.pickNumber < pick.pickNumber && other.wish < wish)
    .map((other) => other.wish)
    .toSorted((a, b) => a - b);
  const sentences = [`You got your ${ordinal(wish)} wish.`];
  if (goneBefore.length > 0) {
    const before = Array.from({ length: wish - 1 }, (_, index) => index + 1);
    const gone = before.filter((place) => !own.includes(place));
    const names = goneBefore.map(({ name }) => name).join(', ');
    // A castaway who was deleted since is missing from the rankings: then the positions are unknown.
    const whose = gone.length === goneBefore.length ? `Your ${places(gone)}` : 'Others you wished for';
    sentences.push(`${whose} ${goneBefore.length === 1 ? 'was' : 'were'} gone: ${names}.`);
  }
  if (own.length > 0)
    sentences.push(`Your ${places(own)} ${own.length === 1 ? 'was' : 'were'} already yours.`);
  return sentences;
}
