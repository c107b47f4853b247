import { expect, it } from 'vitest';
import { neutralNames } from './neutral-names.js';

it('takes the league’s names off somebody, and calls them by what is left', () => {
  const robin = { name: 'Robin Vale', username: 'robin', displayName: null };
  expect(neutralNames(robin)).toEqual(robin);
  expect(neutralNames({ name: 'League Admin', username: 'robin', displayName: 'Torchbearer' })).toEqual({
    name: 'robin',
    username: 'robin',
    displayName: null,
  });
  expect(neutralNames({ name: 'Admin', username: 'admin', displayName: 'Rob' })).toEqual({
    name: 'Rob',
    username: null,
    displayName: 'Rob',
  });
  expect(neutralNames({ name: 'Admin', username: 'admin', displayName: null })).toEqual({
    name: 'Player',
    username: null,
    displayName: null,
  });
});
