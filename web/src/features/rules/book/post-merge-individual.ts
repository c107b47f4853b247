import type { RuleCategory } from './rule-book.js';

export const postMergeIndividual: RuleCategory = {
  id: 'post-merge-individual',
  title: 'Post-Merge Individual',
  about: 'After the merge everybody plays alone, and earns alone.',
  rules: [
    { points: 5, says: 'They reach the merge' },
    { points: 8, says: 'They win individual immunity' },
    { points: 3, says: 'They come second in an individual immunity challenge' },
    { points: 2, says: 'They are the last of their half or group standing in an immunity challenge' },
    { points: 2, says: 'They win immunity in two episodes running' },
    { points: 4, says: 'They win immunity for the third time' },
    { points: 5, says: 'They win an individual reward challenge' },
    { points: 2, says: 'They are on the team that wins a reward challenge' },
    { points: 2, says: 'They are chosen to share a reward' },
    { points: 1, says: 'They give their own reward to somebody else' },
    { points: 2, says: 'They come back first from a journey with something in hand' },
    { points: 1, says: 'They take on a puzzle and are the first to solve it' },
    { points: 1, says: 'They hold out in an endurance challenge for an hour or longer' },
    { points: 3, says: 'They hold out in an endurance challenge for two hours or longer' },
    { points: 2, says: 'They win the food of the camp by a bargain with the host' },
    { points: -1, says: 'They give up an immunity challenge for food' },
    { points: -2, says: 'They are the first to fall out of an immunity challenge' },
    { points: -1, says: 'They sit out a challenge of their own free will' },
  ],
};
