import { describe, expect, it } from 'vitest';
import { passedSentence, passSentence, reachSentence } from './needs.js';

const names = { name: 'Sam', own: 'Juniper', theirs: 'Coral' };
const duel = (lead: number) => ({ own: 'j', theirs: 'c', lead });
const alike = { ...names, theirs: 'Juniper' };
const same = (lead: number) => ({ own: 'j', theirs: 'j', lead });

describe('what a player needs, in words', () => {
  it('is by how much the own castaway has to outscore the other', () => {
    expect(passSentence(duel(-7), names)).toBe('Juniper has to outscore Coral by 8 for you to pass Sam');
    expect(passSentence(duel(0), names)).toBe('Juniper has to outscore Coral by 1 for you to pass Sam');
    expect(reachSentence(duel(-7), names)).toBe('Juniper has to outscore Coral by 7 to reach Sam');
    expect(reachSentence(duel(7), names)).toBe(
      "Coral must not outscore Juniper by more than 7, so that Sam doesn't pass you",
    );
    expect(passedSentence(duel(3), names)).toBe('Coral has to outscore Juniper by 4 for Sam to pass you');
  });

  it('is by how much it may be outscored, for those who were ahead before the week', () => {
    expect(passSentence(duel(1), names)).toBe(
      'Juniper has to score at least as much as Coral for you to pass Sam',
    );
    expect(passSentence(duel(5), names)).toBe(
      'Coral must not outscore Juniper by more than 4 for you to pass Sam',
    );
    expect(passedSentence(duel(-5), names)).toBe(
      'Juniper must not outscore Coral by more than 4 for Sam to pass you',
    );
  });

  it('is a score where one of them has no pick', () => {
    expect(passSentence({ ...duel(-7), theirs: null }, { ...names, theirs: null })).toBe(
      'Juniper has to score at least 8 for you to pass Sam',
    );
    expect(passSentence({ ...duel(3), own: null }, { ...names, own: null })).toBe(
      'Coral must not score more than 2 for you to pass Sam',
    );
    expect(passedSentence({ ...duel(-3), theirs: null }, { ...names, theirs: null })).toBe(
      'Juniper must not score more than 2 for Sam to pass you',
    );
    expect(passedSentence({ ...duel(3), own: null }, { ...names, own: null })).toBe(
      'Coral has to score at least 4 for Sam to pass you',
    );
  });

  it('is nothing where no points can change the order', () => {
    expect(passSentence(same(-1), alike)).toBe("Sam can't be caught this week: same castaway");
    expect(passSentence(same(0), alike)).toBe('Sam stays level with you this week: same castaway');
    expect(passedSentence(same(1), alike)).toBe("Sam can't catch you this week: same castaway");
    const none = { name: 'Sam', own: null, theirs: null };
    expect(reachSentence({ own: null, theirs: null, lead: -1 }, none)).toBe(
      "Sam can't be caught this week: no pick",
    );
    // A castaway scores 1000 points at most and -1000 at least.
    expect(passSentence(duel(-2_001), names)).toBe("Sam can't be caught this week");
    expect(passedSentence(duel(2_001), names)).toBe("Sam can't catch you this week");
    expect(reachSentence({ ...duel(1_001), own: null }, { ...names, own: null })).toBe(
      "Sam can't get ahead of you this week",
    );
  });
});
