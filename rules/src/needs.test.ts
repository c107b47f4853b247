import { expect, it } from 'vitest';
import { passedSentence, passSentence, reachSentence } from './needs.js';

const names = { name: 'Sam', own: 'Juniper', theirs: 'Coral' };
const duel = (lead: number) => ({ own: 'j', theirs: 'c', lead });
const alike = { ...names, theirs: 'Juniper' };
const same = (lead: number) => ({ own: 'j', theirs: 'j', lead });
const none = { own: null, theirs: null };

it.each([
  // By how much the own castaway has to outscore the other.
  [passSentence(duel(-7), names), 'Juniper has to outscore Coral by 8 for you to pass Sam'],
  [passSentence(duel(0), names), 'Juniper has to outscore Coral by 1 for you to pass Sam'],
  [reachSentence(duel(-7), names), 'Juniper has to outscore Coral by 7 to reach Sam'],
  [
    reachSentence(duel(7), names),
    "Coral must not outscore Juniper by more than 7, so that Sam doesn't pass you",
  ],
  [passedSentence(duel(3), names), 'Coral has to outscore Juniper by 4 for Sam to pass you'],
  // By how much it may be outscored, for those who were ahead before the week.
  [passSentence(duel(1), names), 'Juniper has to score at least as much as Coral for you to pass Sam'],
  [passSentence(duel(5), names), 'Coral must not outscore Juniper by more than 4 for you to pass Sam'],
  [passedSentence(duel(-5), names), 'Juniper must not outscore Coral by more than 4 for Sam to pass you'],
  // A score where one of them has no pick.
  [
    passSentence({ ...duel(-7), theirs: null }, { ...names, theirs: null }),
    'Juniper has to score at least 8 for you to pass Sam',
  ],
  [
    passSentence({ ...duel(3), own: null }, { ...names, own: null }),
    'Coral must not score more than 2 for you to pass Sam',
  ],
  [
    passedSentence({ ...duel(-3), theirs: null }, { ...names, theirs: null }),
    'Juniper must not score more than 2 for Sam to pass you',
  ],
  [
    passedSentence({ ...duel(3), own: null }, { ...names, own: null }),
    'Coral has to score at least 4 for Sam to pass you',
  ],
  // Nothing where no points can change the order: a castaway scores 1000 points at most and -1000 at least.
  [passSentence(same(-1), alike), "Sam can't be caught this week: same castaway"],
  [passSentence(same(0), alike), 'Sam stays level with you this week: same castaway'],
  [passedSentence(same(1), alike), "Sam can't catch you this week: same castaway"],
  [reachSentence({ ...none, lead: -1 }, { name: 'Sam', ...none }), "Sam can't be caught this week: no pick"],
  [passSentence(duel(-2_001), names), "Sam can't be caught this week"],
  [passedSentence(duel(2_001), names), "Sam can't catch you this week"],
  [
    reachSentence({ ...duel(1_001), own: null }, { ...names, own: null }),
    "Sam can't get ahead of you this week",
  ],
])('what a player needs is, in words: %s', (said, sentence) => {
  expect(said).toBe(sentence);
});
