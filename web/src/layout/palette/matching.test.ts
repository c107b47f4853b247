import { describe, expect, it } from 'vitest';
import { matching, nextPlace, placeOf, type Destination } from './matching.js';

const to = (group: Destination['group'], name: string, hint = ''): Destination => ({
  group,
  name,
  hint,
  to: `/${name}`,
});

const destinations = [
  to('Screens', 'League Insights & Trends'),
  to('Screens', 'Weekly Scoring'),
  to('Screens', 'User Management'),
  to('Players', 'Robin Vale', 'robin@example.com'),
  to('Players', 'Zoë Scott', 'zoe@example.com'),
  to('Castaways', 'Juniper Hale', 'Ember'),
  to('Castaways', 'Vale Winter', 'Tide'),
];

const names = (typed: string): string[] => matching(destinations, typed).map(({ name }) => name);

describe('the palette', () => {
  it('offers the screens in their order if nothing was typed', () => {
    expect(names('  ')).toEqual(['League Insights & Trends', 'Weekly Scoring', 'User Management']);
  });

  it('finds people by any part of their names, in any order, whatever the accents', () => {
    expect(names('vale rob')).toEqual(['Robin Vale']);
    expect(names('ZOE')).toEqual(['Zoë Scott']);
    expect(names('zoë')).toEqual(['Zoë Scott']);
  });

  it('finds a player by e-mail and a castaway by tribe', () => {
    expect(names('robin@')).toEqual(['Robin Vale']);
    expect(names('ember')).toEqual(['Juniper Hale']);
  });

  it('names screens first, then players, then castaways', () => {
    expect(names('sc')).toEqual(['Weekly Scoring', 'Zoë Scott']);
    expect(names('vale')).toEqual(['Robin Vale', 'Vale Winter']);
  });

  it('has the best match of a group first', () => {
    const players = [to('Players', 'Ann Marlow'), to('Players', 'Lara Low'), to('Players', 'Lowell Ray')];
    expect(matching(players, 'low').map(({ name }) => name)).toEqual([
      'Lowell Ray',
      'Lara Low',
      'Ann Marlow',
    ]);
  });

  it('offers at most six of a group, and keeps the order of equals', () => {
    const many = Array.from({ length: 2_000 }, (_, n) => to('Players', `Player ${String(n)}`));
    expect(matching(many, 'player')).toEqual(many.slice(0, 6));
  });

  it('offers nothing if nothing matches', () => {
    expect(names('xyzzy')).toEqual([]);
  });
});

describe('the selected destination', () => {
  const [players, castaways] = [[to('Players', 'Ann Marlow')], [to('Castaways', 'Juniper Hale')]];

  it('stays selected when others arrive before it', () => {
    const selected = castaways[0]?.to;
    expect(placeOf(castaways, selected)).toBe(0);
    expect(placeOf([...players, ...castaways], selected)).toBe(1);
  });

  it('is the first if there is none, or if it is not in the list any more', () => {
    expect(placeOf([...players, ...castaways], undefined)).toBe(0);
    expect(placeOf(players, castaways[0]?.to)).toBe(0);
    expect(placeOf([], undefined)).toBe(-1);
  });
});

describe('the arrow keys', () => {
  it('wrap around at the ends', () => {
    expect(nextPlace(0, 1, 3)).toBe(1);
    expect(nextPlace(2, 1, 3)).toBe(0);
    expect(nextPlace(0, -1, 3)).toBe(2);
  });

  it('select nothing in an empty list', () => {
    expect(nextPlace(0, 1, 0)).toBe(-1);
  });
});
