import { describe, expect, it } from 'vitest';
import { findRules, knownCategory } from './find-rules.js';

const idols = {
  id: 'idols',
  title: 'Hidden Idols',
  about: '',
  rules: [
    { id: 'found', says: 'They find one', points: 6 },
    { id: 'played', says: 'They play one for an ally', points: 5 },
  ],
};
const fire = {
  id: 'fire',
  title: 'Fire',
  about: '',
  rules: [{ id: 'made', says: 'They make fire', points: 2 }],
};
const found = (...given: Parameters<typeof findRules>) =>
  findRules(...given).flatMap(({ rules }) => rules.map(({ says }) => says));

describe('the search of the rule book', () => {
  it('finds everything while nothing is typed', () => {
    expect(found([idols, fire], '  ', null)).toHaveLength(3);
  });

  it('finds rules that have every word, in any case and order', () => {
    expect(found([idols, fire], 'ALLY play', null)).toEqual(['They play one for an ally']);
  });

  it('finds a rule by the name of its category', () => {
    expect(found([idols, fire], 'idol find', null)).toEqual(['They find one']);
  });

  it('searches only the chosen category, and leaves out categories without a match', () => {
    expect(found([idols, fire], 'they', 'fire')).toEqual(['They make fire']);
    expect(findRules([idols, fire], 'nothing like it', null)).toEqual([]);
  });

  it('ignores an unknown category in the address', () => {
    expect(knownCategory([idols, fire], 'fire')).toBe('fire');
    expect(knownCategory([idols, fire], 'water')).toBeNull();
    expect(knownCategory([idols, fire], null)).toBeNull();
  });
});
