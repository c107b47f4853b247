/**
 * The rule book, in the order of a season. Its counts are fixed: 103 rules in eight
 * categories. It has an entry of its own, so that only the screens that show rules load the text.
 */
import { advantages } from './advantages.js';
import { finalThree } from './final-three.js';
import { idols } from './idols.js';
import { mergeCouncil } from './merge-council.js';
import { postMergeIndividual } from './post-merge-individual.js';
import { preMergeCouncil } from './pre-merge-council.js';
import { random } from './random.js';
import type { Rule, RuleCategory } from './rule-book.js';
import { teamChallenges } from './team-challenges.js';

export type { Rule, RuleCategory } from './rule-book.js';

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

const rulesById: ReadonlyMap<string, Rule> = new Map(
  ruleCategories.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule])),
);

/** The rule with this id; undefined if the book has none. */
export const ruleById = (id: string): Rule | undefined => rulesById.get(id);
