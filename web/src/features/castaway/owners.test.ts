import { expect, it } from 'vitest';
import { shownOwners } from './owners.js';

const owners = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `Player ${n}`, email: `player-${n}@example.com` }));

it('names all owners of a castaway who has few', () => {
  expect(shownOwners(owners(5), false)).toEqual({ owners: owners(5), more: 0, canUnfold: false });
});

it('names the first of many owners, and the others on demand', () => {
  expect(shownOwners(owners(12), false)).toEqual({ owners: owners(5), more: 7, canUnfold: true });
  expect(shownOwners(owners(12), true)).toEqual({ owners: owners(12), more: 0, canUnfold: false });
});

it('says how many owners remain if a league is too large to name them all', () => {
  expect(shownOwners(owners(1000), true)).toMatchObject({ more: 800, canUnfold: false });
});
