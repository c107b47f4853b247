/** '+5', '0' and '−3', with a minus as wide as the plus. */
export const signed = (points: number): string =>
  points < 0 ? `−${String(-points)}` : points > 0 ? `+${String(points)}` : '0';

export const ruleUnit = (count: number): string => (count === 1 ? 'rule' : 'rules');

/** '1 rule', '28 rules' */
export const ruleWords = (count: number): string => `${String(count)} ${ruleUnit(count)}`;

/** The result of a search: '12 of 103 rules', '103 rules', 'No rules found'. */
export function foundWords(found: number, of: number): string {
  if (found === 0) return 'No rules found';
  return found === of ? ruleWords(of) : `${String(found)} of ${ruleWords(of)}`;
}
