import type { RuleCategory } from './rule-book.js';

export const preMergeCouncil: RuleCategory = {
  id: 'pre-merge-council',
  title: 'Pre-Merge Tribal Council',
  about: 'For the castaways of the tribe that has to go to council.',
  rules: [
    { points: 2, says: 'They sit at the council and keep their torch' },
    { points: 2, says: 'They write down the name of whoever leaves' },
    { points: 2, says: 'Nobody writes down their name' },
    { points: 3, says: 'They stay although their name was read at least once' },
    { points: 4, says: 'They stay after a tie and a second vote' },
    { points: -1, says: 'They write down the name of somebody who stays' },
    { points: -2, says: 'They had no vote to cast that night' },
    { points: -5, says: 'Their torch is snuffed' },
  ],
};
