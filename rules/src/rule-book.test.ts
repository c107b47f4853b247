import { describe, expect, it } from 'vitest';
import { ruleById, ruleCategories, ruleCount } from './rule-book.js';

const all = ruleCategories.flatMap(({ rules }) => rules);

describe('the rule book', () => {
  it('has the promised number of rules in each of its eight categories', () => {
    expect(ruleCategories.map(({ title, rules }) => [title, rules.length])).toEqual([
      ['Pre-Merge Team Challenges', 6],
      ['Pre-Merge Tribal Council', 8],
      ['Post-Merge Individual', 18],
      ['Merge Tribal Council', 7],
      ['Advantages', 28],
      ['Hidden Immunity Idols', 22],
      ['Final Three', 4],
      ['Random', 10],
    ]);
    expect(ruleCount).toBe(103);
  });

  it('gives each rule points, whole and never zero', () => {
    for (const { says, points } of all) expect(Number.isInteger(points) && points !== 0, says).toBe(true);
  });

  it('has no rule twice within a category, and no category twice', () => {
    for (const { title, rules } of ruleCategories)
      expect(new Set(rules.map(({ says }) => says.toLowerCase())).size, title).toBe(rules.length);
    expect(new Set(ruleCategories.map(({ id }) => id)).size).toBe(ruleCategories.length);
  });

  it('has no rule twice across the categories', () => {
    expect(new Set(all.map(({ says }) => says.toLowerCase())).size).toBe(ruleCount);
  });

  it('finds each rule by an id that is unique and readable', () => {
    for (const rule of all) {
      expect(rule.id).toMatch(/^[a-z]+(-[a-z]+)+$/);
      expect(ruleById(rule.id)).toBe(rule);
    }
    expect(ruleById('idol')).toBeUndefined();
  });
});
