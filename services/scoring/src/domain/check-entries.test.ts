import { describe, expect, it } from 'vitest';
import { checkEntries } from './check-entries.js';

const castaways = new Map([
  ['ann', { name: 'Ann', eliminated: false }],
  ['bo', { name: 'Bo', eliminated: true }],
  ['cy', { name: 'Cy', eliminated: true }],
]);

describe('points sent for a week', () => {
  it('are fine for castaways in the game', () => {
    expect(checkEntries([{ castawayId: 'ann', points: 5 }], castaways, new Map([['ann', 3]]))).toBeNull();
  });

  it('are refused where they would change those of eliminated castaways, each named', () => {
    const entries = [
      { castawayId: 'ann', points: 5 },
      { castawayId: 'bo', points: 1 },
      { castawayId: 'cy', points: 2 },
    ];
    expect(checkEntries(entries, castaways, new Map([['bo', 3]]))).toEqual({
      reason: 'ELIMINATED_NOT_SCORED',
      sentence: 'Eliminated castaways cannot receive points: Bo, Cy.',
      details: [
        { field: 'entries.1.castawayId', message: 'Bo has been eliminated.' },
        { field: 'entries.2.castawayId', message: 'Cy has been eliminated.' },
      ],
    });
  });

  it('may repeat what an eliminated castaway already has', () => {
    expect(checkEntries([{ castawayId: 'bo', points: 3 }], castaways, new Map([['bo', 3]]))).toBeNull();
  });

  it('may not turn no points of an eliminated castaway into zero: zero is a score', () => {
    const fault = checkEntries([{ castawayId: 'bo', points: 0 }], castaways, new Map());
    expect(fault?.reason).toBe('ELIMINATED_NOT_SCORED');
  });

  it('are refused for castaways that do not exist', () => {
    const fault = checkEntries([{ castawayId: 'nobody', points: 0 }], castaways, new Map());
    expect(fault).toMatchObject({ reason: 'UNKNOWN_CASTAWAY', details: [{ field: 'entries.0.castawayId' }] });
  });
});
