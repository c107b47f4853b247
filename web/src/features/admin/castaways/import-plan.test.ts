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
  it('can have quoted commas, quotation marks and line ends, and its rows have their line numbers', () => {
    expect(csvRows('\uFEFFname,hometown\r\n"Ada ""Ace""\r\nReed","Bend, OR"\r\n\r\nBo,\r\n')).toEqual([
      { line: 1, cells: ['name', 'hometown'] },
      { line: 2, cells: ['Ada "Ace"\nReed', 'Bend, OR'] },
      { line: 5, cells: ['Bo', ''] },
    ]);
  });

  it('without text has no rows', () => {
    expect(csvRows(' \n\n')).toEqual([]);
  });
});

describe('the plan of a castaway import', () => {
  it('lists new castaways', () => {
    expect(plan(['name,tribe', 'Ada Reed,Tide'])).toEqual([
      { line: 2, name: 'Ada Reed', kind: 'new', words: '' },
    ]);
  });

  it('lists the changes of each castaway, found by name in any case', () => {
    expect(plan(['eliminated,NAME,Age,tribe', 'yes,juniper hale,035,'])).toEqual([
      {
        line: 2,
        name: 'juniper hale',
        kind: 'changed',
        words: 'Eliminated: no → yes; Name: Juniper Hale → juniper hale; Age: 34 → 35; Tribe: Ember → none',
      },
    ]);
  });

  it('marks lines that change nothing', () => {
    expect(plan(['name,tribe,age,eliminated', 'Juniper Hale, Ember ,34,'])).toMatchObject([{ kind: 'same' }]);
  });

  it('takes semicolons and tabs, empty columns at the end, lines that end early, and either apostrophe', () => {
    const oneil = castawayOf("Kai O'Neil", { id: 'k', tribe: 'Ember', age: null });
    for (const sign of [';', '\t']) {
      const lines = ['name,tribe,,', 'Kai O’Neil,Ember,,', 'Kai O’Neil'].map((line) =>
        line.replaceAll(',', sign),
      );
      expect(planLines(`\uFEFF${lines.join('\r\n')}`, [oneil], [])).toMatchObject([
        { line: 2, kind: 'same' },
        { line: 3, kind: 'changed', words: 'Tribe: Ember → none' },
      ]);
    }
  });

  it('lists each error at its line', () => {
    const errors = [{ line: 3, error: 'Name is required' }];
    expect(plan(['name,tribe', 'Ada,Tide', ',Tide'], errors)).toEqual([
      { line: 2, name: 'Ada', kind: 'new', words: '' },
      { line: 3, name: '', kind: 'fault', words: 'Name is required' },
    ]);
  });

  it('lists an error even if its line is not found', () => {
    expect(plan(['name', 'Ada'], [{ line: 9, error: 'Odd' }]).at(-1)).toMatchObject({
      line: 9,
      words: 'Odd',
    });
  });

  it('changes nothing if the exported list is imported again', () => {
    expect(planLines(toCsv(fileOf([juniper])), [juniper], [])).toMatchObject([{ kind: 'same' }]);
  });

  it('changes nothing if a text of the exported list looks like a formula', () => {
    const odd = { ...juniper, name: '@Juniper', occupation: '-', hometown: "'=A1" };
    expect(planLines(toCsv(fileOf([odd])), [odd], [])).toMatchObject([{ name: '@Juniper', kind: 'same' }]);
  });

  it('lists changes of the elimination week, which is in the exported list, too', () => {
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

  it('accepts the line of the template as a new castaway', () => {
    expect(planLines(toCsv(TEMPLATE), [juniper], [])).toMatchObject([{ kind: 'new' }]);
  });
});
