import { describe, expect, it } from 'vitest';
import { filledIn, insertAt, PLACEHOLDERS, PLACEHOLDERS_EXPLAINED } from './placeholders.js';

const values = {
  week: 7,
  deadline: '2025-10-09T00:00:00.000Z',
  name: 'Robin Vale',
  castaway: 'Juniper Hale',
};
const unknown = { week: null, deadline: null, name: null, castaway: null };

describe('the preview of a blast', () => {
  it('has every placeholder filled in, however it is typed', () => {
    expect(filledIn('{name}: week { Week } closes {DEADLINE}. Your pick: {castaway}.', values)).toBe(
      'Robin Vale: week 7 closes Wednesday 5:00 PM PT. Your pick: Juniper Hale.',
    );
  });

  it('leaves other braces alone, also those in a name', () => {
    expect(filledIn('{points} {name}', { ...values, name: '{week}' })).toBe('{points} {week}');
  });

  it('reads well if nothing is known', () => {
    expect(filledIn('Week {week} closes {deadline}, {name}. Your pick: {castaway}.', unknown)).toBe(
      'This week closes the deadline, player. Your pick: no pick yet.',
    );
    expect(filledIn('Pick for {week}', unknown)).toBe('Pick for this week');
  });
});

describe('a placeholder', () => {
  it.each(PLACEHOLDERS)('%s is explained', (placeholder) => {
    expect(PLACEHOLDERS_EXPLAINED).toContain(`${placeholder}: `);
  });

  it('is inserted at the caret, which moves behind it', () => {
    expect(insertAt('Hi !', { start: 3, end: 3 }, '{name}')).toEqual({ text: 'Hi {name}!', caret: 9 });
  });

  it('replaces what is selected', () => {
    expect(insertAt('Hi you!', { start: 3, end: 6 }, '{name}')).toEqual({ text: 'Hi {name}!', caret: 9 });
  });
});
