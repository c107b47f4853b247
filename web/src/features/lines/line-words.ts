import { ruleById } from '@torchbearer/rules/rule-book';

interface Line {
  readonly ruleId: string | null;
  readonly reason: string | null;
}

/** The rule, or the reason of an adjustment. A page may be older than the rule. */
export const wordsOf = ({ ruleId, reason }: Line): string =>
  ruleId === null ? startWithCapital(reason ?? '') : (ruleById(ruleId)?.says ?? 'A new rule');

const startWithCapital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
