import { describe, expect, it } from 'vitest';
import { awaitsAutoPick, hasLiveCastaway, phaseOf } from './phase.js';
import { drafted, myPicks, pickOf } from './sample.js';

const week = { picksOpenAt: '2030-10-03T16:00:00.000Z', picksCloseAt: '2030-10-10T00:00:00.000Z' };
const at = (instant: string): number => Date.parse(instant);

describe('a week', () => {
  it.each([
    ['2030-10-03T15:59:59.999Z', 'not-open'],
    ['2030-10-03T16:00:00.000Z', 'open'],
    ['2030-10-09T23:59:59.999Z', 'open'],
    ['2030-10-10T00:00:00.000Z', 'closed'],
  ])('at %s is %s', (now, phase) => expect(phaseOf(week, at(now))).toBe(phase));
});

describe('an automatic pick', () => {
  const close = at(myPicks().week.picksCloseAt);

  it('is awaited from the deadline on if the player has not picked', () => {
    expect(awaitsAutoPick(myPicks(), close - 1)).toBe(false);
    expect(awaitsAutoPick(myPicks(), close)).toBe(true);
    expect(awaitsAutoPick(myPicks({ pick: pickOf('Ines') }), close)).toBe(false);
  });

  it('is not awaited if all castaways of the player are out', () => {
    const mine = myPicks({ assigned: [drafted('Ines', { eliminated: true })] });
    expect(hasLiveCastaway(mine)).toBe(false);
    expect(awaitsAutoPick(mine, close)).toBe(false);
  });
});
