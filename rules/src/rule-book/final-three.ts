import type { RuleCategory } from './rule-book.js';

export const finalThree: RuleCategory = {
  id: 'final-three',
  title: 'Final Three',
  about: 'The last night: fire, speeches, and the votes of the jury.',
  rules: [
    { id: 'final-three-reached', points: 10, says: 'They sit before the jury in the final three' },
    { id: 'fire-duel-won', points: 8, says: 'They win the duel of fire for the last seat' },
    { id: 'jury-vote-received', points: 2, says: 'The jury gives them a vote, for each of the votes' },
    { id: 'last-one-standing', points: 25, says: 'They are the last one standing' },
  ],
};
