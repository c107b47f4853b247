import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.js';

describe('an entry of the audit log', () => {
  it('lists the values before and after, field by field', () => {
    expect(differencesOf({ eliminated: false }, { eliminated: true })).toEqual([
      { field: 'Eliminated', before: 'no', after: 'yes' },
    ]);
  });

  it('shows times like deadlines', () => {
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

  it('has no values before a creation, and none after a deletion', () => {
    const castaway = { name: 'Juniper Hale', tribe: 'Ember', age: 34, occupation: null };
    expect(differencesOf(null, castaway)).toEqual([
      { field: 'Name', before: null, after: 'Juniper Hale' },
      { field: 'Tribe', before: null, after: 'Ember' },
      { field: 'Age', before: null, after: '34' },
    ]);
    expect(differencesOf(castaway, null).map(({ after }) => after)).toEqual([null, null, null]);
  });

  it('lists points by castaway', () => {
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

  it('lists the changes of an import for each castaway', () => {
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

  it('lists nothing if there are no values', () => {
    expect(differencesOf(null, null)).toEqual([]);
    expect(differencesOf({}, { about: null })).toEqual([]);
  });
});
