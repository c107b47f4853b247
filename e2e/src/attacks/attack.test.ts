import { expect, it } from 'vitest';
import { familiesOf, hasFailed, runAttacks, tableOf, type Attack, type Family } from './attack.js';
import type { Target } from './target.js';

/** These attacks do not use it. */
const noTarget = {} as Target;
const blocked: Attack = { name: 'is refused', run: () => Promise.resolve() };
const successful: Attack = { name: 'gets in', run: () => Promise.reject(new Error('answered 200')) };
/** Whether its browser is closed. */
let isClosed = false;
const endless: Attack = {
  name: 'never ends',
  run: (_target, isOver) => new Promise(() => isOver.addEventListener('abort', () => void (isClosed = true))),
};

it('reports an attack that succeeds, or never ends and then closes its browser, and still runs those after it', async () => {
  const lines: string[] = [];
  const families: Family[] = [
    { name: 'doors', attacks: [blocked, successful, blocked] },
    { name: 'windows', attacks: [endless] },
  ];
  const report = await runAttacks(families, noTarget, { limitMs: 50, say: (line) => lines.push(line) });
  expect(hasFailed(report)).toBe(true);
  expect(report.outcomes.map(({ error }) => error)).toEqual([
    null,
    'answered 200',
    null,
    'no end after 50 ms',
  ]);
  expect(isClosed).toBe(true);
  expect(lines.join('\n')).toContain('doors: gets in\n        answered 200');
  expect(tableOf(report).split('\n')).toEqual([
    'attack    cases    held  failed',
    'doors         3       2       1',
    'windows       1       0       1',
    'all           4       2       2',
  ]);
});

it('skips long attacks in the short run, and reports how many', async () => {
  const families: Family[] = [
    { name: 'doors', attacks: [blocked, { ...successful, isLong: true }] },
    { name: 'cellars', attacks: [{ ...successful, isLong: true }] },
  ];
  const lines: string[] = [];
  const report = await runAttacks(families, noTarget, { isQuick: true, say: (line) => lines.push(line) });
  expect(report.outcomes).toEqual([{ family: 'doors', attack: 'is refused', error: null }]);
  expect(hasFailed(report)).toBe(false);
  expect(tableOf(report).split('\n')).toEqual([
    'attack    cases    held  failed',
    'doors         1       1       0  (1 left out)',
    'cellars       0       0       0  (1 left out)',
    'all           1       1       0  (2 left out)',
  ]);
  expect(lines.join()).not.toContain('cellars');
});

it('fails if no attack ran', () => {
  expect(hasFailed({ outcomes: [], leftOut: [] })).toBe(true);
});

it('rejects a word that no family name contains, and lists the families', () => {
  const families: Family[] = [
    { name: "another's objects", attacks: [blocked] },
    { name: 'uploads', attacks: [blocked] },
  ];
  expect(familiesOf(families, [])).toEqual(families);
  expect(familiesOf(families, ['OBJECTS'])).toEqual(families.slice(0, 1));
  expect(() => familiesOf(families, ['objekts', 'uploads'])).toThrow(
    "No family of attacks has objekts in its name. There are: another's objects, uploads.",
  );
});
