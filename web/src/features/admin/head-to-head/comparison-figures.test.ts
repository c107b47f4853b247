import type { HeadToHead } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { leadInWords, weeklyLines, winnerOf } from './comparison-figures.js';

const both: HeadToHead = {
  user1: { id: 'robin', name: 'Robin Vale', totalPoints: 21 },
  user2: { id: 'alex', name: 'Alex Reed', totalPoints: 18 },
  summary: { user1Wins: 1, user2Wins: 0, ties: 1 },
  weeklyComparison: [
    { week: 3, user1Points: 12, user2Points: 9, winner: 'user1' },
    { week: 4, user1Points: 9, user2Points: 9, winner: 'tie' },
  ],
};

describe('a comparison', () => {
  it('has a line of points for each player', () => {
    const { series, xAxis } = weeklyLines(both);
    expect(xAxis).toMatchObject({ categories: ['Week 3', 'Week 4'] });
    expect(series).toMatchObject([
      { name: 'Robin Vale', data: [12, 9] },
      { name: 'Alex Reed', data: [9, 9] },
    ]);
  });

  it('escapes HTML in names', () => {
    const user1 = { ...both.user1, name: '<a href="https://evil.example">Robin</a>' };
    const [first] = weeklyLines({ ...both, user1 }).series ?? [];
    expect(first?.name).toBe('&lt;a href="https://evil.example">Robin&lt;/a>');
  });

  it('names the winner of each week, or a tie', () => {
    expect(both.weeklyComparison.map((week) => winnerOf(both, week))).toEqual(['Robin Vale', 'Tie']);
  });

  it('says who leads', () => {
    const totals = (one: number, other: number) => ({
      ...both,
      user1: { ...both.user1, totalPoints: one },
      user2: { ...both.user2, totalPoints: other },
    });
    expect(leadInWords(both)).toBe('Robin Vale leads by 3 points.');
    expect(leadInWords(totals(1_000, 2_001))).toBe('Alex Reed leads by 1,001 points.');
    expect(leadInWords(totals(1, 0))).toBe('Robin Vale leads by 1 point.');
    expect(leadInWords(totals(7, 7))).toBe('Level on points.');
  });
});
