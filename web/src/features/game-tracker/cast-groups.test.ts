import { describe, expect, it } from 'vitest';
import { castawayOf } from '../../api/sample-castaway.js';
import { countsOf, shownOf, tribeGroups } from './cast-groups.js';

const castaway = (name: string, tribe: string | null, eliminated = false) =>
  castawayOf(name, { tribe, eliminated });

const configured = [
  { name: 'Kesso', color: '#0f766e' },
  { name: 'Maravu', color: '#c2410c' },
];
const cast = [
  castaway('Zora', 'Maravu'),
  castaway('Bram', 'Maravu', true),
  castaway('Celia', 'Maravu'),
  castaway('Dash', 'Aruna', true),
  castaway('Finn', null),
  castaway('Goldie', 'Kesso'),
];
const names = (...given: Parameters<typeof tribeGroups>) =>
  tribeGroups(...given).map(({ name, castaways }) => [name, castaways.map((one) => one.name)]);

describe('the game tracker', () => {
  it('counts the cast, and the tribes with a castaway still in the game', () => {
    expect(countsOf(cast)).toEqual({ total: 6, live: 4, eliminated: 2, tribes: 2 });
    expect(countsOf([])).toEqual({ total: 0, live: 0, eliminated: 0, tribes: 0 });
  });

  it('lists configured tribes first, then others, then no tribe, and in each those still in the game first', () => {
    expect(names(cast, 'all', configured)).toEqual([
      ['Kesso', ['Goldie']],
      ['Maravu', ['Celia', 'Zora', 'Bram']],
      ['Aruna', ['Dash']],
      [null, ['Finn']],
    ]);
  });

  it('shows only tribes with castaways that match the filter, but with the counts of the whole tribe', () => {
    expect(names(cast, 'eliminated', configured)).toEqual([
      ['Maravu', ['Bram']],
      ['Aruna', ['Dash']],
    ]);
    expect(names(cast, 'active', configured).map(([name]) => name)).toEqual(['Kesso', 'Maravu', null]);
    expect(tribeGroups(cast, 'eliminated', configured)[0]).toMatchObject({ live: 2, total: 3 });
  });

  it('gives a color only to configured tribes', () => {
    expect(tribeGroups(cast, 'all', configured).map(({ color }) => color)).toEqual([
      '#0f766e',
      '#c2410c',
      null,
      null,
    ]);
  });

  it('shows all castaways if the address has no known filter', () => {
    expect(shownOf('active')).toBe('active');
    for (const filter of [null, '', 'everybody']) expect(shownOf(filter)).toBe('all');
  });
});
