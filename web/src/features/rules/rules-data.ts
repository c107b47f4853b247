/**
 * The rule book, in the order of a season. Its counts are fixed: 103 rules in eight
 * categories.
 */
import { advantages } from './book/advantages.js';
import { finalThree } from './book/final-three.js';
import { idols } from './book/idols.js';
import { mergeCouncil } from './book/merge-council.js';
import { postMergeIndividual } from './book/post-merge-individual.js';
import { preMergeCouncil } from './book/pre-merge-council.js';
import { random } from './book/random.js';
import type { RuleCategory } from './book/rule-book.js';
import { teamChallenges } from './book/team-challenges.js';

export const ruleCategories: readonly RuleCategory[] = [
  teamChallenges,
  preMergeCouncil,
  postMergeIndividual,
  mergeCouncil,
  advantages,
  idols,
  finalThree,
  random,
];

export const ruleCount = ruleCategories.reduce((sum, { rules }) => sum + rules.length, 0);
