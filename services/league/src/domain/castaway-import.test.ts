import { expect, test } from 'vitest';
import type { CastawayFields } from './castaway-fields.js';
import { planImport } from './castaway-import.js';

const ada: CastawayFields = {
  name: 'Ada',
  tribe: 'Ember',
  occupation: 'Baker',
  age: 34,
  hometown: 'Oslo',
  imageUrl: '/a.webp',
  eliminatedInWeek: null,
  eliminated: true,
};

test('a castaway with an unknown name is new, and still in the game unless the list says otherwise', () => {
  expect(
    planImport(
      [
        { name: 'Bo', age: 20 },
        { name: 'Cy', eliminated: true },
      ],
      [ada],
    ),
  ).toEqual({
    created: [
      {
        name: 'Bo',
        tribe: '',
        occupation: '',
        age: 20,
        hometown: '',
        imageUrl: null,
        eliminated: false,
        eliminatedInWeek: null,
      },
      {
        name: 'Cy',
        tribe: '',
        occupation: '',
        age: null,
        hometown: '',
        imageUrl: null,
        eliminated: true,
        eliminatedInWeek: null,
      },
    ],
    updated: [],
  });
});

test('an existing castaway, whatever the case of the name, changes in the fields that differ', () => {
  const changes = { name: 'ADA', age: null };
  expect(planImport([changes], [ada])).toEqual({ created: [], updated: [{ stored: ada, changes }] });
});

test('a castaway who equals the list does not change', () => {
  expect(planImport([{ name: 'Ada', tribe: 'Ember' }], [ada])).toEqual({ created: [], updated: [] });
});
