import { describe, expect, it } from 'vitest';
import { castawayOf } from '../../../api/sample-castaway.js';
import {
  changesOf,
  draftsLeft,
  isUnsaved,
  nextRow,
  rowsOf,
  rebased,
  withText,
  type Drafts,
} from './score-sheet.js';

const castaway = (name: string, eliminated = false) => castawayOf(name, { eliminated });
const cast = [castaway('a'), castaway('b', true), castaway('c'), castaway('d')];
const stored = new Map([
  ['a', 5],
  ['b', 3],
]);
const typed = (texts: Record<string, string>, base: number | null = null): Drafts =>
  new Map(Object.entries(texts).map(([id, text]) => [id, { text, base }]));
const states = (drafts: Drafts) =>
  rowsOf({ castaways: cast, weekNumber: 5 }, stored, drafts).map(({ state }) => state);

describe('a save', () => {
  it('sends only what differs; zero is a score, a blank is not', () => {
    const rows = rowsOf({ castaways: cast, weekNumber: 5 }, stored, typed({ a: '5', c: '0', d: '' }));
    expect(changesOf(rows)).toEqual([{ castawayId: 'c', points: 0 }]);
  });

  it('never sends an eliminated castaway, whatever was typed before the elimination', () => {
    expect(changesOf(rowsOf({ castaways: cast, weekNumber: 5 }, stored, typed({ b: '9' })))).toEqual([]);
    expect(rowsOf({ castaways: cast, weekNumber: 5 }, stored, typed({ b: '9' }))[1]).toMatchObject({
      state: 'eliminated',
      barred: '9',
    });
  });

  it('keeps what was typed after it was sent', () => {
    const left = draftsLeft(
      typed({ a: '7', c: '12' }),
      [{ castawayId: 'a', points: 7 }],
      new Map([['a', 7]]),
    );
    expect([...left.keys()]).toEqual(['c']);
    const further = draftsLeft(typed({ a: '70' }), [{ castawayId: 'a', points: 7 }], new Map([['a', 7]]));
    expect(further.get('a')).toEqual({ text: '70', base: 7 });
  });
});

describe('a draft', () => {
  it('is changed, invalid or blank', () => {
    expect(states(typed({ a: '6', c: 'x', d: '4' }))).toEqual([
      'changed',
      'eliminated',
      'invalid',
      'changed',
    ]);
    expect(states(typed({ a: '' }))[0]).toBe('blank');
    expect(isUnsaved(rowsOf({ castaways: cast, weekNumber: 5 }, stored, typed({ a: '5', d: '' })))).toBe(
      false,
    );
    expect(isUnsaved(rowsOf({ castaways: cast, weekNumber: 5 }, stored, typed({ c: 'x' })))).toBe(true);
  });

  it('is removed if it equals the saved points, and remembers the points it started from', () => {
    expect(withText(typed({ a: '6' }, 5), stored, 'a', '5').size).toBe(0);
    expect(withText(new Map(), stored, 'a', '6').get('a')).toEqual({ text: '6', base: 5 });
    expect(withText(typed({ a: '6' }, 4), stored, 'a', '67').get('a')).toEqual({ text: '67', base: 4 });
    expect(withText(new Map(), stored, 'c', '').size).toBe(0);
  });

  it('stays through a refresh, and shows what another admin saved meanwhile', () => {
    const [row] = rowsOf({ castaways: cast, weekNumber: 5 }, new Map([['a', 9]]), typed({ a: '7' }, 5));
    expect(row).toMatchObject({ text: '7', state: 'changed', clash: { before: 5, now: 9 } });
  });

  it('is no conflict if both entered the same, or once the admin has seen it', () => {
    const drafts = typed({ a: '9' }, 5);
    expect(rowsOf({ castaways: cast, weekNumber: 5 }, new Map([['a', 9]]), drafts)[0]?.clash).toBeNull();
    const seen = rebased(typed({ a: '7' }, 5), new Map([['a', 9]]));
    expect(rowsOf({ castaways: cast, weekNumber: 5 }, new Map([['a', 9]]), seen)[0]?.clash).toBeNull();
  });
});

it('the keys skip eliminated castaways and stop at both ends', () => {
  const rows = rowsOf({ castaways: cast, weekNumber: 5 }, stored, new Map());
  expect(nextRow(rows, 0, 1)).toBe(2);
  expect(nextRow(rows, 2, -1)).toBe(0);
  expect(nextRow(rows, 3, 1)).toBeNull();
  expect(nextRow(rows, 0, -1)).toBeNull();
});
