import { describe, expect, it } from 'vitest';
import { effectWords, isNews, pointsWords } from './correction-words.js';

const effect = (
  totals: readonly [number, number],
  ranks: readonly [number, number],
  isDismissed = false,
) => ({
  isEffectKnown: true,
  effect: {
    ...{ totalFrom: totals[0], totalTo: totals[1], rankFrom: ranks[0], rankTo: ranks[1] },
    isDismissed,
  },
});

describe('a correction in words', () => {
  it('says what it changed for the player', () => {
    expect(effectWords(effect([120, 118], [4, 5]))).toBe('Your total 120 → 118, rank 4 → 5.');
    expect(effectWords(effect([120, 120], [4, 3]))).toBe('Your total stays 120, rank 4 → 3.');
    expect(effectWords(effect([-2, 1], [4, 4]))).toBe('Your total −2 → 1, rank 4 as before.');
    expect(effectWords({ isEffectKnown: true, effect: null })).toBe('No effect on you.');
    expect(effectWords({ isEffectKnown: false, effect: null })).toBe('What it changed for you is not shown.');
  });

  it('says what changed for a castaway', () => {
    const words = [
      [5, 3],
      [null, -3],
      [5, null],
      [5, 5],
    ].map(([pointsFrom, pointsTo]) => pointsWords({ pointsFrom: pointsFrom!, pointsTo: pointsTo! }));
    expect(words).toEqual(['5 → 3', 'none → −3', '5 → none', '5, made of other lines']);
  });

  it('is news to those whose rank it changed, until they dismiss it', () => {
    expect(isNews(effect([1, 1], [4, 5]))).toBe(true);
    expect(isNews(effect([1, 2], [4, 4]))).toBe(false);
    expect(isNews(effect([1, 1], [4, 5], true))).toBe(false);
    expect(isNews({ effect: null })).toBe(false);
  });
});
