import { expect, it } from 'vitest';
import { neutralNames } from './neutral-names.js';

it('removes the league’s names from a player, who is then called by the remaining ones', () => {
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
