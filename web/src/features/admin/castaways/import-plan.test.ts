import { describe, expect, it } from 'vitest';
import { castawayOf } from '../../../api/sample-castaway.js';
import { toCsv } from '../parts/csv.js';
import { csvRows } from './csv-rows.js';
import { fileOf, planLines, TEMPLATE } from './import-plan.js';

const juniper = castawayOf('Juniper Hale', {
  id: 'j',
  tribe: 'Ember',
  age: 34,
  hometown: 'Bend, OR → Boise, ID',
});
const plan = (lines: readonly string[], rejected: { line: number; error: string }[] = []) =>
  planLines(lines.join('\n'), [juniper], rejected);

describe('a CSV file', () => {
  it('is read with quoted commas, quotation marks and line ends, by the lines of the file', () => {
    expect(csvRows('\uFEFFname,hometown\r\n"Ada ""Ace""\r\nReed","Bend, OR"\r\n\r\nBo,\r\n')).toEqual([
      { line: 1, cells: ['name', 'hometown'] },
      { line: 2, cells: ['Ada "Ace"\nReed', 'Bend, OR'] },
      { line: 5, cells: ['Bo', ''] },
    ]);
  });

  it('of nothing has no rows', () => {
    expect(csvRows(' \n\n')).toEqual([]);
  });
});

describe('an import of castaways, before it is done', () => {
  it('tells who is new', () => {
    expect(plan(['name,tribe', 'Ada Reed,Tide'])).toEqual([
      { line: 2, name: 'Ada Reed', kind: 'new', words: '' },
    ]);
  });

  it('tells what would change of whom, found by name in any case', () => {
    expect(plan(['eliminated,NAME,Age,tribe', 'yes,juniper hale,035,'])).toEqual([
      {
        line: 2,
        name: 'juniper hale',
        kind: 'changed',
        words: 'Eliminated: no → yes; Name: Juniper Hale → juniper hale; Age: 34 → 35; Tribe: Ember → none',
      },
    ]);
  });

  it('tells where a line changes nothing', () => {
    expect(plan(['name,tribe,age,eliminated', 'Juniper Hale, Ember ,34,'])).toMatchObject([{ kind: 'same' }]);
  });

  it('tells each fault at its line', () => {
    const faults = [{ line: 3, error: 'Name is required' }];
    expect(plan(['name,tribe', 'Ada,Tide', ',Tide'], faults)).toEqual([
      { line: 2, name: 'Ada', kind: 'new', words: '' },
      { line: 3, name: '', kind: 'fault', words: 'Name is required' },
    ]);
  });

  it('hides no fault whose line it did not find', () => {
    expect(plan(['name', 'Ada'], [{ line: 9, error: 'Odd' }]).at(-1)).toMatchObject({
      line: 9,
      words: 'Odd',
    });
  });

  it('changes nothing where the saved list is taken in as it came', () => {
    expect(planLines(toCsv(fileOf([juniper])), [juniper], [])).toMatchObject([{ kind: 'same' }]);
  });

  it('changes nothing either where a text of it looks like a formula', () => {
    const odd = { ...juniper, name: '@Juniper', occupation: '-', hometown: "'=A1" };
    expect(planLines(toCsv(fileOf([odd])), [odd], [])).toMatchObject([{ name: '@Juniper', kind: 'same' }]);
  });

  it('tells in which week somebody goes out, and keeps it in the saved list', () => {
    const out = { ...juniper, eliminated: true, eliminatedInWeek: 4 };
    expect(planLines('name,eliminated,Eliminated in week\nJuniper Hale,yes,05', [out], [])).toMatchObject([
      { kind: 'changed', words: 'Eliminated in week: 4 → 5' },
    ]);
    expect(planLines('name,eliminated,eliminatedInWeek\nJuniper Hale,yes,', [out], [])).toMatchObject([
      { kind: 'same' },
    ]);
    expect(planLines(toCsv(fileOf([out])), [{ ...out, eliminatedInWeek: 3 }], [])).toMatchObject([
      { words: 'Eliminated in week: 3 → 4' },
    ]);
  });

  it('has a template with a line to write over', () => {
    expect(planLines(toCsv(TEMPLATE), [juniper], [])).toMatchObject([{ kind: 'new' }]);
  });
});
