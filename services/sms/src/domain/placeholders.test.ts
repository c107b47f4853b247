import { describe, expect, test } from 'vitest';
import { deadlineWords, render } from './texts.js';

const VALUES = {
  week: 5,
  deadline: new Date('2025-03-06T01:00:00Z'),
  name: 'Robin',
  castaway: 'Kai Nakoa',
};
const NOTHING = { week: null, deadline: null, name: null, castaway: null };

describe('a text with placeholders', () => {
  test('gets each reader’s own values', () => {
    const text = '{name}: week {week} closes {deadline}. You have {castaway}. Bye, {name}!';
    expect(render(text, VALUES)).toBe(
      'Robin: week 5 closes Wednesday 5:00 PM PT. You have Kai Nakoa. Bye, Robin!',
    );
  });

  test('accepts them in any case and with blanks inside', () => {
    expect(render('{NAME} { Week } {\u0020castaway }', VALUES)).toBe('Robin 5 Kai Nakoa');
  });

  test('keeps other braces', () => {
    const text = '{} {hello} {{ {name { week: 5 } } $& $1';
    expect(render(text, VALUES)).toBe(text);
    expect(render('{{name}}', VALUES)).toBe('{Robin}');
  });

  test('does not expand placeholders inside values', () => {
    expect(
      render('{name}, {castaway}', { ...VALUES, name: '{castaway} $& {week}', castaway: '{name}' }),
    ).toBe('{castaway} $& {week}, {name}');
  });

  test('stays a sentence without values', () => {
    expect(render('Hi {name}! Week {week} closes {deadline}. Your pick: {castaway}.', NOTHING)).toBe(
      'Hi player! This week closes the deadline. Your pick: no pick yet.',
    );
    expect(render('Picks for week {week}, {week}', NOTHING)).toBe('Picks for this week, this week');
    expect(render('{name}', { ...NOTHING, name: '  ' })).toBe('player');
  });
});

describe('a deadline', () => {
  test.each([
    ['2025-03-06T01:00:00Z', 'Wednesday 5:00 PM PT'],
    ['2025-03-13T00:00:00Z', 'Wednesday 5:00 PM PT'],
    ['2025-11-01T19:30:00Z', 'Saturday 12:30 PM PT'],
    ['2025-11-02T20:30:00Z', 'Sunday 12:30 PM PT'],
    ['2025-07-04T07:05:00Z', 'Friday 12:05 AM PT'],
  ])('%s is written as %s, in summer and in winter', (instant, words) => {
    expect(deadlineWords(new Date(instant))).toBe(words);
  });
});
