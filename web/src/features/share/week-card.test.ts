import type { HistoryWeek } from '@torchbearer/contract/client';
import { expect, it } from 'vitest';
import { spokenCard, weekCard } from './week-card.js';

const castaway = { id: 'juniper', name: 'Juniper Hale', tribe: 'Ember', eliminated: false };
const week = (weekNumber: number, rank: number, points: number, total: number): HistoryWeek => ({
  ...{ weekNumber, rank, points, total },
  ...{ castaway, isAutoSelected: false },
});
const history = [week(3, 5, 12, 12), week(4, 3, -1, 11), week(6, 4, 1, 12), week(7, 4, 0, 12)];
const card = (weekNumber: number) => weekCard(history, weekNumber, 'Robin Vale');

it('says how far the player moved since the scored week before, whatever its number', () => {
  expect([3, 4, 6, 7].map((one) => card(one)?.moved)).toEqual([
    null,
    'Up 2 places',
    'Down 1 place',
    'Same place',
  ]);
});

it('has points with their sign, the rank and the total after that week', () => {
  expect(card(3)).toMatchObject({
    title: 'Week 3',
    points: '+12 points',
    rank: '#5',
    total: '12 points in all',
  });
  expect(card(4)?.points).toBe('−1 point');
  expect(card(6)?.points).toBe('+1 point');
  expect(card(7)?.points).toBe('0 points');
});

it('is nothing for a week that is not among the player’s', () => {
  expect(card(5)).toBeNull();
});

it('is one sentence for those who do not see the picture', () => {
  expect(spokenCard(card(4)!)).toBe(
    'Week 4: Robin Vale, #3, Up 2 places, Juniper Hale, −1 point, 11 points in all',
  );
  expect(spokenCard({ ...card(3)!, castaway: null })).toContain('no pick');
});
