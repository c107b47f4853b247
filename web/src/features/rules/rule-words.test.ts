import { describe, expect, it } from 'vitest';
import { foundWords, ruleWords, signed } from './rule-words.js';

describe('the words of the rule book', () => {
  it('show gain and loss by a sign', () => {
    expect([signed(5), signed(-3), signed(0)]).toEqual(['+5', '−3', '0']);
  });

  it('use the singular for one rule', () => {
    expect([ruleWords(1), ruleWords(28)]).toEqual(['1 rule', '28 rules']);
  });

  it('say how many of all were found', () => {
    expect([foundWords(0, 103), foundWords(12, 103), foundWords(103, 103)]).toEqual([
      'No rules found',
      '12 of 103 rules',
      '103 rules',
    ]);
  });
});
