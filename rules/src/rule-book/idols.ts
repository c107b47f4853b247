import type { RuleCategory } from './rule-book.js';

export const idols: RuleCategory = {
  id: 'idols',
  title: 'Hidden Immunity Idols',
  about: 'Found, made, given, feared: all that can happen with an idol, real or not.',
  rules: [
    { id: 'idol-found', points: 6, says: 'They find a hidden immunity idol' },
    { id: 'idol-clue-found', points: 3, says: 'They find a clue to an idol' },
    { id: 'idol-clue-kept-secret', points: 2, says: 'They find a clue and tell nobody' },
    { id: 'idol-found-without-clue', points: 5, says: 'They find an idol without a clue' },
    { id: 'idol-second-of-season-found', points: 7, says: 'They find a second idol in the same season' },
    { id: 'idol-given-by-other', points: 4, says: 'They are given an idol by somebody else' },
    { id: 'idol-shown-to-ally', points: 2, says: 'They show their idol to an ally' },
    {
      id: 'idol-held-in-secret',
      points: 2,
      says: 'They hold an idol that nobody else knows of at the end of the episode',
    },
    { id: 'idol-held', points: 1, says: 'They hold an idol at the end of the episode' },
    { id: 'idol-woken', points: 4, says: 'They wake an idol by its secret words or by a task' },
    { id: 'idol-played-for-self', points: 6, says: 'They play an idol for themselves' },
    { id: 'idol-played-for-other', points: 5, says: 'They play an idol for somebody else' },
    { id: 'idol-cancels-most-votes', points: 8, says: 'Their idol cancels the most votes of the night' },
    { id: 'idol-cancels-a-vote', points: 2, says: 'Their idol cancels at least one vote' },
    { id: 'idol-played-by-other-for-them', points: 5, says: 'Somebody else plays an idol for them' },
    { id: 'false-idol-carved', points: 3, says: 'They carve a false idol' },
    { id: 'own-false-idol-played-by-other', points: 4, says: 'Their false idol is played at council' },
    {
      id: 'idol-holder-talked-out-of-play',
      points: 3,
      says: 'They talk the holder of an idol out of playing it',
    },
    { id: 'idol-halves-united', points: 2, says: 'They unite the two halves of an idol' },
    { id: 'idol-played-without-votes', points: -3, says: 'They play an idol, and no vote was against them' },
    { id: 'false-idol-played', points: -4, says: 'They play a false idol at council' },
    {
      id: 'torch-snuffed-with-idol',
      points: -8,
      says: 'Their torch is snuffed with an idol in their pocket',
    },
  ],
};
