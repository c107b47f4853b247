import type { RuleCategory } from './rule-book.js';

export const mergeCouncil: RuleCategory = {
  id: 'merge-council',
  title: 'Merge Tribal Council',
  about: 'From the first council of the merged tribe to the last before the finale.',
  rules: [
    {
      id: 'merged-council-torch-kept',
      points: 3,
      says: 'They keep their torch at a council of the merged tribe',
    },
    {
      id: 'merged-council-vote-for-who-leaves',
      points: 3,
      says: 'Their vote is one of those that send somebody to the jury',
    },
    { id: 'merged-council-no-vote-against', points: 3, says: 'Not one vote of the merged tribe is for them' },
    {
      id: 'merged-council-stays-with-three-votes',
      points: 4,
      says: 'They stay although three or more votes were cast against them',
    },
    {
      id: 'merged-council-stays-after-tie-or-rocks',
      points: 5,
      says: 'They stay after a tie, a second vote or the drawing of rocks',
    },
    {
      id: 'merged-council-vote-for-who-stays',
      points: -2,
      says: 'Their vote is for somebody who keeps the torch',
    },
    {
      id: 'merged-council-torch-snuffed',
      points: -4,
      says: 'Their torch is snuffed, and they take a seat on the jury',
    },
  ],
};
