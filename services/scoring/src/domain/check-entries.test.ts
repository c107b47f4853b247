import { describe, expect, it } from 'vitest';
import { checkEntries } from './check-entries.js';

const castaways = new Map([
  ['ann', { name: 'Ann', eliminated: false, eliminatedInWeek: null }],
  ['bo', { name: 'Bo', eliminated: true, eliminatedInWeek: 4 }],
  ['cy', { name: 'Cy', eliminated: true, eliminatedInWeek: null }],
]);
const WEEK = 5;

describe('points sent for a week', () => {
  it('are accepted for castaways in the game', () => {
    expect(
      checkEntries(WEEK, [{ castawayId: 'ann', points: 5 }], castaways, new Map([['ann', 3]])),
    ).toBeNull();
  });

  it('are refused if they would change those of eliminated castaways, each named', () => {
    const entries = [
      { castawayId: 'ann', points: 5 },
      { castawayId: 'bo', points: 1 },
      { castawayId: 'cy', points: 2 },
    ];
    expect(checkEntries(WEEK, entries, castaways, new Map([['bo', 3]]))).toEqual({
      reason: 'ELIMINATED_NOT_SCORED',
      sentence: 'Eliminated castaways cannot receive points: Bo, Cy.',
      details: [
        { field: 'entries.1.castawayId', message: 'Bo has been eliminated.' },
        { field: 'entries.2.castawayId', message: 'Cy has been eliminated.' },
      ],
    });
  });

  it('may repeat what an eliminated castaway already has', () => {
    expect(checkEntries(WEEK, [{ castawayId: 'bo', points: 3 }], castaways, new Map([['bo', 3]]))).toBeNull();
  });

  it('may not give zero to an eliminated castaway without points, because zero is a score', () => {
    const refusal = checkEntries(WEEK, [{ castawayId: 'bo', points: 0 }], castaways, new Map());
    expect(refusal?.reason).toBe('ELIMINATED_NOT_SCORED');
  });

  it('are accepted for the week of an elimination and earlier ones', () => {
    const points = [{ castawayId: 'bo', points: 9 }];
    for (const week of [3, 4]) expect(checkEntries(week, points, castaways, new Map())).toBeNull();
    expect(checkEntries(5, points, castaways, new Map())?.reason).toBe('ELIMINATED_NOT_SCORED');
  });

  it('are refused in every week for a castaway whose last week is not known yet', () => {
    const points = [{ castawayId: 'cy', points: 9 }];
    expect(checkEntries(1, points, castaways, new Map())?.reason).toBe('ELIMINATED_NOT_SCORED');
  });

  it('are refused for castaways that do not exist', () => {
    const refusal = checkEntries(WEEK, [{ castawayId: 'nobody', points: 0 }], castaways, new Map());
    expect(refusal).toMatchObject({
      reason: 'UNKNOWN_CASTAWAY',
      details: [{ field: 'entries.0.castawayId' }],
    });
  });
});
