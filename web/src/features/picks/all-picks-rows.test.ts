import type { AllPicks } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { playersIn } from '../../api/player-picks.js';
import { hiddenWeeksOf, inOrder, rowsFor, unpickedWord, weekIn, weeksOf } from './all-picks-rows.js';
import { pickOf } from './sample.js';

const castaway = (id: string, eliminated: boolean) => ({
  id,
  name: id,
  eliminated,
  tribe: null,
  hometown: null,
});

const all: AllPicks = {
  users: [
    { id: 'nova', name: 'Nova Lindqvist' },
    { id: 'gale', name: 'Gale Rutherford' },
    { id: 'coral', name: 'Coral Whitfield' },
    { id: 'robin', name: 'Robin Vale' },
  ],
  castaways: [castaway('Ines', false), castaway('Marcus', true), castaway('Dash', true)],
  draftPicks: [
    { userId: 'gale', castawayId: 'Ines' },
    { userId: 'gale', castawayId: 'Marcus' },
    { userId: 'coral', castawayId: 'Marcus' },
    { userId: 'coral', castawayId: 'Dash' },
    { userId: 'nova', castawayId: 'Ines' },
  ],
  weeks: [
    { weekNumber: 3, picksHidden: false },
    { weekNumber: 10, picksHidden: true },
    { weekNumber: 4, picksHidden: false },
  ],
  picks: [pickOf('Ines', { weekNumber: 4 }), pickOf('Marcus', { weekNumber: 3 })],
};

describe('all picks', () => {
  const rows = inOrder(rowsFor(playersIn(all), all, 'nova'));

  it('have the viewer first, then the other players by name', () => {
    expect(rows.map(({ id }) => id)).toEqual(['nova', 'coral', 'gale', 'robin']);
    expect(rows.map(({ isViewer }) => isViewer)).toEqual([true, false, false, false]);
  });

  it('mark players as eliminated if all their castaways are out, but not those without castaways', () => {
    expect(rows.filter(({ isEliminated }) => isEliminated).map(({ id }) => id)).toEqual(['coral']);
  });

  it('are found by player and week', () => {
    const gale = rows.find(({ id }) => id === 'gale');
    expect(gale?.picks.get(4)?.castaway.name).toBe('Ines');
    expect(gale?.picks.get(10)).toBeUndefined();
  });
});

describe('the weeks of all picks', () => {
  it('have the latest first', () => expect(weeksOf(all)).toEqual([10, 4, 3]));

  it('are filtered by the address, if it names one of them', () => {
    expect(weekIn([10, 4, 3], '4')).toBe(4);
    for (const week of [null, '', '5', '4.0', 'all']) expect(weekIn([10, 4, 3], week)).toBeNull();
  });
});

describe('the text for a missing pick', () => {
  it('says that a pick is not shown only in weeks with hidden picks', () => {
    expect([...hiddenWeeksOf(all)]).toEqual([10]);
    expect(unpickedWord({ isClosed: false, isHidden: true })).toBe('Not shown yet');
    expect(unpickedWord({ isClosed: false, isHidden: false })).toBe('No pick yet');
  });

  it('says that there is none once the week has closed', () => {
    expect(unpickedWord({ isClosed: true, isHidden: true })).toBe('No pick');
    expect(unpickedWord({ isClosed: true, isHidden: false })).toBe('No pick');
  });
});
