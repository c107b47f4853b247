import { describe, expect, it } from 'vitest';
import { activeWeekFault } from './active-week.js';

const on = (weekNumber: number) => ({ weekNumber, isActive: true });
const off = (weekNumber: number) => ({ weekNumber, isActive: false });

describe('a save by an admin who saw the active week', () => {
  it('may replace and end that week', () => {
    expect(activeWeekFault(3, 3, on(4))).toBeNull();
    expect(activeWeekFault(3, 3, off(3))).toBeNull();
    expect(activeWeekFault(null, null, on(4))).toBeNull();
  });

  it('is not checked if the admin sent no seen week', () => {
    expect(activeWeekFault(3, undefined, on(4))).toBeNull();
  });

  it('is refused if another week is active by now', () => {
    const sentence = 'Week 3 was made active meanwhile.';
    expect(activeWeekFault(3, 2, on(4))).toBe(sentence);
    expect(activeWeekFault(3, null, on(4))).toBe(sentence);
    expect(activeWeekFault(3, 2, off(3))).toBe(sentence);
    expect(activeWeekFault(null, 2, on(2))).toBe('No week is active any more: it was ended meanwhile.');
  });

  it('is accepted if it leaves the active week as it is', () => {
    expect(activeWeekFault(3, 2, off(4))).toBeNull();
    expect(activeWeekFault(3, 2, on(3))).toBeNull();
    expect(activeWeekFault(null, 2, off(2))).toBeNull();
  });
});
