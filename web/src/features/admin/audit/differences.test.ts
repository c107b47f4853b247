import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.js';

describe('an entry of the audit log', () => {
  it('tells what was there and what is there now, field by field', () => {
    expect(differencesOf({ eliminated: false }, { eliminated: true })).toEqual([
      { field: 'Eliminated', before: 'no', after: 'yes' },
    ]);
  });

  it('writes instants as deadlines are written', () => {
    expect(
      differencesOf(
        { picksCloseAt: '2026-11-26T01:00:00.000Z' },
        { picksCloseAt: '2026-11-26T02:30:00.000Z' },
      ),
    ).toEqual([
      {
        field: 'Picks close at',
        before: 'Wed, Nov 25, 5:00 PM PT',
        after: 'Wed, Nov 25, 6:30 PM PT',
      },
    ]);
  });

  it('has nothing before what was created, and nothing after what was deleted', () => {
    const castaway = { name: 'Juniper Hale', tribe: 'Ember', age: 34, occupation: null };
    expect(differencesOf(null, castaway)).toEqual([
      { field: 'Name', before: null, after: 'Juniper Hale' },
      { field: 'Tribe', before: null, after: 'Ember' },
      { field: 'Age', before: null, after: '34' },
    ]);
    expect(differencesOf(castaway, null).map(({ after }) => after)).toEqual([null, null, null]);
  });

  it('names points by their castaways', () => {
    expect(
      differencesOf(
        [
          { castaway: 'Juniper Hale', points: null },
          { castaway: 'Anouk Verhoeven', points: 4 },
        ],
        [
          { castaway: 'Juniper Hale', points: 0 },
          { castaway: 'Anouk Verhoeven', points: 7 },
        ],
      ),
    ).toEqual([
      { field: 'Juniper Hale', before: null, after: '0' },
      { field: 'Anouk Verhoeven', before: '4', after: '7' },
    ]);
  });

  it('lists names in one line', () => {
    expect(differencesOf(null, { castaways: ['Juniper Hale', 'Anouk Verhoeven'] })).toEqual([
      { field: 'Castaways', before: null, after: 'Juniper Hale, Anouk Verhoeven' },
    ]);
  });

  it('follows an import into each castaway', () => {
    expect(
      differencesOf(
        { updated: [{ castaway: 'Juniper Hale', tribe: 'Ember', age: 34 }] },
        {
          created: [{ name: 'Bram Okoro', tribe: 'Tide', age: 41 }],
          updated: [{ castaway: 'Juniper Hale', tribe: 'Tide', age: 34 }],
        },
      ),
    ).toEqual([
      { field: 'Updated · Juniper Hale · Tribe', before: 'Ember', after: 'Tide' },
      { field: 'Created · Bram Okoro · Tribe', before: null, after: 'Tide' },
      { field: 'Created · Bram Okoro · Age', before: null, after: '41' },
    ]);
  });

  it('says nothing where nothing is told', () => {
    expect(differencesOf(null, null)).toEqual([]);
    expect(differencesOf({}, { about: null })).toEqual([]);
  });
});
