import type { Rule, RuleCategory } from '@torchbearer/rules/rule-book';

export interface FoundRules {
  readonly category: RuleCategory;
  readonly rules: readonly Rule[];
}

/**
 * The rules that contain every typed word, in themselves or in their category's name; all of them if nothing
 * was typed. Categories without any are left out.
 *
 * @param chosen a category's id; null for all of them
 */
export function findRules(
  categories: readonly RuleCategory[],
  typed: string,
  chosen: string | null,
): readonly FoundRules[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return categories
    .filter(({ id }) => chosen === null || id === chosen)
    .map((category) => ({
      category,
      rules: category.rules.filter(({ says }) => {
        const text = `${says} ${category.title}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** The id if a category has it, else null: an address may contain anything. */
export const knownCategory = (categories: readonly RuleCategory[], id: string | null): string | null =>
  categories.some((category) => category.id === id) ? id : null;
