import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chanceChart } from '../features/admin/insights/chart-options.js';
import { LEVEL_COLORS } from '../features/admin/insights/levels.js';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** Red, green and blue of a token, from 0 to 1, in each scheme that sets it. */
const shades = (name: string): number[][] =>
  [...tokens.matchAll(new RegExp(`--tb-${name}: #([0-9a-f]{6});`, 'g'))].map(([, hex = '']) =>
    [0, 2, 4].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255),
  );

it('a tribe without a color is grey in both schemes, not olive', () => {
  expect(shades('grey')).toHaveLength(2);
  for (const shade of shades('grey')) expect(Math.max(...shade) - Math.min(...shade)).toBeLessThan(0.06);
});

it('amber is bright in both schemes, not brown', () => {
  expect(shades('amber')).toHaveLength(2);
  for (const [red = 0, green = 0, blue = 0] of shades('amber')) {
    expect(red).toBeGreaterThan(0.75);
    expect(green / red).toBeGreaterThan(0.55);
    expect(blue).toBeLessThan(green);
  }
});

/** Every style sheet of the site by its path. */
const sheets = new Map(
  readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => [path, readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')]),
);
/** The declarations of a rule in a style sheet. */
const ruleOf = (path: string, selector: string): string =>
  new RegExp(`\\${selector} \\{([^}]*)\\}`).exec(sheets.get(path) ?? '')?.[1] ?? '';

it('a tribe without a color is grey wherever tribes have one', () => {
  const fallbacks = [...sheets.values()].flatMap((css) =>
    [...css.matchAll(/var\(--tribe, ?([^;]*?\))\)/g)].map(([, fallback]) => fallback),
  );
  expect(fallbacks.length).toBeGreaterThan(2);
  expect(new Set(fallbacks)).toEqual(new Set(['var(--tb-grey)']));
  expect([...sheets.values()].join('')).not.toMatch(/var\(--tribe\)/);
  expect(ruleOf('ui/tribe.module.css', '.dot')).toContain('background: var(--tb-grey);');
});

it('a medium figure is amber, in the chart and in words', () => {
  expect(LEVEL_COLORS.medium).toBe('var(--tb-amber)');
  const { series } = chanceChart([{ userId: 'a', name: 'Ada', winProbability: 45 }]);
  expect(series?.[0]).toMatchObject({ data: [{ color: 'var(--tb-amber)' }] });
  expect(ruleOf('features/admin/insights/level-mark.module.css', '.medium')).toContain('var(--tb-amber)');
});
