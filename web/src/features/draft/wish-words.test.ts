import type { DraftReceipt } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { castawayOf } from '../../api/sample-castaway.js';
import { ordinal, places, wishSentences } from './wish-words.js';

type ExplainedPick = DraftReceipt['picks'][number];

const pick = (pickNumber: number, wish: number, ...gone: string[]): ExplainedPick => ({
  round: pickNumber,
  pickNumber,
  wish,
  castaway: castawayOf('Kai'),
  goneBefore: gone.map((name) => castawayOf(name)),
});

describe('a draft pick is explained', () => {
  it('by the wish that came true and those that were gone', () => {
    const fourth = pick(1, 4, 'A', 'B', 'C');
    expect(wishSentences(fourth, [fourth])).toEqual([
      'You got your 4th wish.',
      'Your 1–3 were gone: A, B, C.',
    ]);
  });

  it('in one sentence if the first wish came true', () => {
    const first = pick(1, 1);
    expect(wishSentences(first, [first])).toEqual(['You got your 1st wish.']);
  });

  it('with a wish that the player already had', () => {
    const all = [pick(1, 3, 'A', 'B'), pick(2, 5, 'A', 'B', 'C')];
    expect(wishSentences(all[1] ?? pick(2, 5), all)).toEqual([
      'You got your 5th wish.',
      'Your 1–2 and 4 were gone: A, B, C.',
      'Your 3rd was already yours.',
    ]);
  });

  it('with a single wish that was gone', () => {
    const second = pick(1, 2, 'A');
    expect(wishSentences(second, [second])[1]).toBe('Your 1st was gone: A.');
  });

  it('without places if a castaway has left the game since', () => {
    const fourth = pick(1, 4, 'A', 'C');
    expect(wishSentences(fourth, [fourth])[1]).toBe('Others you wished for were gone: A, C.');
  });
});

describe('numbers', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [22, '22nd'],
  ])('%i is written as %s', (n, words) => expect(ordinal(n)).toBe(words));

  it('are joined to a range if they are consecutive', () => {
    expect(places([1, 2, 3, 4])).toBe('1–4');
    expect(places([1, 3, 4, 7])).toBe('1, 3–4, and 7');
    expect(places([5])).toBe('5th');
  });
});
