import { expect, it } from 'vitest';
import { familiesOf, hasFailed, runAttacks, tableOf, type Attack, type Family } from './attack.js';
import type { Place } from './place.js';

/** No attack here uses it. */
const nowhere = {} as Place;
const held: Attack = { name: 'is refused', run: () => Promise.resolve() };
const gotIn: Attack = { name: 'gets in', run: () => Promise.reject(new Error('answered 200')) };
const endless: Attack = { name: 'never ends', run: () => new Promise(() => undefined) };

it('an attack that got in, or never ends, is reported, and those after it are still tried', async () => {
  const lines: string[] = [];
  const families: Family[] = [
    { name: 'doors', attacks: [held, gotIn, held] },
    { name: 'windows', attacks: [endless] },
  ];
  const report = await runAttacks(families, nowhere, { limitMs: 50, say: (line) => lines.push(line) });
  expect(hasFailed(report)).toBe(true);
  expect(report.outcomes.map(({ fault }) => fault)).toEqual([
    null,
    'answered 200',
    null,
    'no end after 50 ms',
  ]);
  expect(lines.join('\n')).toContain('doors: gets in\n        answered 200');
  expect(tableOf(report).split('\n')).toEqual([
    'attack    cases    held  failed',
    'doors         3       2       1',
    'windows       1       0       1',
    'all           4       2       2',
  ]);
});

it('the short form leaves long attacks out, and says how many', async () => {
  const families: Family[] = [
    { name: 'doors', attacks: [held, { ...gotIn, isLong: true }] },
    { name: 'cellars', attacks: [{ ...gotIn, isLong: true }] },
  ];
  const lines: string[] = [];
  const report = await runAttacks(families, nowhere, { isQuick: true, say: (line) => lines.push(line) });
  expect(report.outcomes).toEqual([{ family: 'doors', attack: 'is refused', fault: null }]);
  expect(hasFailed(report)).toBe(false);
  expect(tableOf(report).split('\n')).toEqual([
    'attack    cases    held  failed',
    'doors         1       1       0  (1 left out)',
    'cellars       0       0       0  (1 left out)',
    'all           1       1       0  (2 left out)',
  ]);
  expect(lines.join()).not.toContain('cellars');
});

it('a run that tried nothing has failed', () => {
  expect(hasFailed({ outcomes: [], leftOut: [] })).toBe(true);
});

it('a word that is in no name of a family is an error that says which there are', () => {
  const families: Family[] = [
    { name: "another's objects", attacks: [held] },
    { name: 'uploads', attacks: [held] },
  ];
  expect(familiesOf(families, [])).toEqual(families);
  expect(familiesOf(families, ['OBJECTS'])).toEqual(families.slice(0, 1));
  expect(() => familiesOf(families, ['objekts', 'uploads'])).toThrow(
    "No family of attacks has objekts in its name. There are: another's objects, uploads.",
  );
});
