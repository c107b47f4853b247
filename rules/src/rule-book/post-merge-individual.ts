import type { RuleCategory } from './rule-book.js';

export const postMergeIndividual: RuleCategory = {
  id: 'post-merge-individual',
  title: 'Post-Merge Individual',
  about: 'After the merge everybody plays alone, and earns alone.',
  rules: [
    { id: 'merge-reached', points: 5, says: 'They reach the merge' },
    { id: 'individual-immunity-won', points: 8, says: 'They win individual immunity' },
    {
      id: 'individual-immunity-second',
      points: 3,
      says: 'They come second in an individual immunity challenge',
    },
    {
      id: 'last-of-group-in-immunity',
      points: 2,
      says: 'They are the last of their half or group standing in an immunity challenge',
    },
    { id: 'immunity-in-two-episodes-running', points: 2, says: 'They win immunity in two episodes running' },
    { id: 'immunity-for-third-time', points: 4, says: 'They win immunity for the third time' },
    { id: 'individual-reward-won', points: 5, says: 'They win an individual reward challenge' },
    { id: 'team-reward-won', points: 2, says: 'They are on the team that wins a reward challenge' },
    { id: 'reward-shared-by-choice', points: 2, says: 'They are chosen to share a reward' },
    { id: 'own-reward-given-away', points: 1, says: 'They give their own reward to somebody else' },
    {
      id: 'first-back-from-journey',
      points: 2,
      says: 'They come back first from a journey with something in hand',
    },
    { id: 'first-to-solve-puzzle', points: 1, says: 'They take on a puzzle and are the first to solve it' },
    {
      id: 'endurance-one-hour',
      points: 1,
      says: 'They hold out in an endurance challenge for an hour or longer',
    },
    {
      id: 'endurance-two-hours',
      points: 3,
      says: 'They hold out in an endurance challenge for two hours or longer',
    },
    {
      id: 'food-won-by-bargain',
      points: 2,
      says: 'They win the food of the camp by a bargain with the host',
    },
    { id: 'immunity-given-up-for-food', points: -1, says: 'They give up an immunity challenge for food' },
    {
      id: 'first-out-of-immunity',
      points: -2,
      says: 'They are the first to fall out of an immunity challenge',
    },
    { id: 'challenge-sat-out-freely', points: -1, says: 'They sit out a challenge of their own free will' },
  ],
};
