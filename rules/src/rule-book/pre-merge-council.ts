import type { RuleCategory } from './rule-book.js';

export const preMergeCouncil: RuleCategory = {
  id: 'pre-merge-council',
  title: 'Pre-Merge Tribal Council',
  about: 'For the castaways of the tribe that has to go to council.',
  rules: [
    { id: 'torch-kept-at-council', points: 2, says: 'They sit at the council and keep their torch' },
    { id: 'vote-for-who-leaves', points: 2, says: 'They write down the name of whoever leaves' },
    { id: 'name-not-written-down', points: 2, says: 'Nobody writes down their name' },
    {
      id: 'stays-although-name-was-read',
      points: 3,
      says: 'They stay although their name was read at least once',
    },
    { id: 'stays-after-tie', points: 4, says: 'They stay after a tie and a second vote' },
    { id: 'vote-for-who-stays', points: -1, says: 'They write down the name of somebody who stays' },
    { id: 'no-vote-at-council', points: -2, says: 'They had no vote to cast that night' },
    { id: 'torch-snuffed', points: -5, says: 'Their torch is snuffed' },
  ],
};
