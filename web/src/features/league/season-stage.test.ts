import { describe, expect, it } from 'vitest';
import { seasonStage, weeksFromTo } from './season-stage.js';

const noon = '2030-10-09T19:00:00.000Z';
const evening = '2030-10-10T01:00:00.000Z';
const at = (instant: string) => Date.parse(instant);
const dates = { rankingsCloseAt: noon, draftAt: evening };

describe('the season timeline', () => {
  it('goes from ranking to drafting to playing as its dates pass', () => {
    expect(seasonStage(dates, undefined, at(noon) - 1)).toBe('ranking');
    expect(seasonStage(dates, undefined, at(noon))).toBe('drafting');
    expect(seasonStage(dates, undefined, at(evening))).toBe('playing');
  });

  it('begins with ranking while no date is set', () => {
    expect(seasonStage({ rankingsCloseAt: null, draftAt: null }, undefined, at(noon))).toBe('ranking');
  });

  it('trusts the league’s status more than the dates', () => {
    const open = { draftStatus: 'PENDING', rankingsLocked: false } as const;
    expect(seasonStage(dates, open, at(evening))).toBe('ranking');
    expect(seasonStage(dates, { ...open, rankingsLocked: true }, at(noon) - 1)).toBe('drafting');
    expect(seasonStage(dates, { draftStatus: 'COMPLETED', rankingsLocked: true }, 0)).toBe('playing');
  });

  it('uses the singular for one week, and no words for none', () => {
    expect([weeksFromTo(1, 2), weeksFromTo(1, 1), weeksFromTo(1, 0)]).toEqual([
      'Weeks 1 to 2',
      'Week 1',
      null,
    ]);
  });
});
