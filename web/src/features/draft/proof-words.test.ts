import { describe, expect, it } from 'vitest';
import { closeSentence, differenceSentence } from './proof-words.js';

const proof = {
  ...{ commitment: 'c', secret: null, storedHash: 'h', seed: 's', runs: [] },
  ...{ closedAt: '2025-10-08T19:00:00.000Z', closedBy: null, notRanked: 0 },
};
const difference = {
  what: 'castaway-out',
  subjectId: 'x',
  name: 'Kai',
  at: '2025-10-08T19:00:00.000Z',
  by: 'Ada',
};

describe('the receipt', () => {
  it('says who closed rankings early, and how many had not ranked', () => {
    expect(closeSentence({ ...proof, closedBy: 'Ada', notRanked: 3 })).toMatch(
      /^Ada closed rankings early; the inputs were stored on .+ 3 players had not ranked\.$/,
    );
    expect(closeSentence({ ...proof, notRanked: 1 })).toMatch(/^Rankings closed at .+ One player had not/);
    expect(closeSentence(proof)).toMatch(/Everybody had ranked\.$/);
    expect(closeSentence({ ...proof, closedAt: null })).toMatch(/not closed yet/);
  });

  it('names each difference with who and when, as far as they are known', () => {
    expect(differenceSentence(difference)).toMatch(/^Kai left the game \(Ada, .*Oct 8.*\)\.$/);
    expect(differenceSentence({ ...difference, at: null, by: null })).toBe('Kai left the game.');
    expect(differenceSentence({ ...difference, what: 'ranking', by: 'Kai' })).toMatch(
      /^Kai changed their ranking \((?!Kai)/,
    );
    expect(differenceSentence({ ...difference, what: 'account-deleted', name: '' })).toMatch(
      /belongs to nobody \(Ada/,
    );
    expect(differenceSentence({ ...difference, what: 'late-player', name: '' })).toMatch(/^Somebody joined/);
  });
});
