import { describe, expect, test } from 'vitest';
import { shortened } from './display-name.js';
import { countSegments } from './segments.js';
import {
  deadlineWords,
  render,
  templates,
  automaticPickText,
  movedText,
  reminderText,
  welcomeText,
  withdrawnText,
} from './texts.js';

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

const LONG = {
  week: 12,
  deadline: new Date('2025-03-06T01:00:00Z'),
  name: 'Robin Sample',
  castaway: 'Marguerite Lindqvist',
};

describe('the templates', () => {
  test.each(templates)('"$name" costs one segment a player', ({ text }) => {
    expect(countSegments(render(text, LONG))).toEqual({ encoding: 'GSM-7', segments: 1 });
  });

  test.each(templates)('"$name" leaves no braces', ({ text }) => {
    expect(render(text, LONG)).not.toMatch(/[{}]/);
  });

  test('have an id each', () => {
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  });
});

describe('the reminders', () => {
  test.each([2_880, 1_440, 300, 120])(
    '%i minutes before name week and deadline in one segment',
    (minutes) => {
      const text = reminderText(minutes, LONG);
      expect(text).toContain('eek 12');
      expect(text).toContain('Wednesday 5:00 PM PT');
      expect(countSegments(text)).toEqual({ encoding: 'GSM-7', segments: 1 });
    },
  );

  test('differ, so that no two look like a repeated message', () => {
    expect(new Set([2_880, 1_440, 300, 120].map((minutes) => reminderText(minutes, LONG))).size).toBe(4);
  });
});

describe('the welcome', () => {
  test('names every command and how to opt out, in two segments', () => {
    const text = welcomeText({ name: 'Robin Sample' });
    for (const word of ['PICK', 'STATUS', 'TEAM', 'BOARD', 'HELP', 'STOP', 'START'])
      expect(text).toContain(word);
    expect(countSegments(text)).toEqual({ encoding: 'GSM-7', segments: 2 });
  });
});

test('the text about a withdrawn pick names it and the deadline to choose again', () => {
  expect(withdrawnText(LONG)).toBe(
    'Hi Robin Sample, Marguerite Lindqvist is no longer on your team, so your week 12 pick was taken back. ' +
      'Please choose again by Wednesday 5:00 PM PT: text PICK and a name.',
  );
});

test('the texts about an automatic pick name it, in as few segments as they can', () => {
  expect(automaticPickText(LONG)).toBe(
    'Hi Robin Sample, week 12 picks are closed, and Marguerite Lindqvist was picked for you.',
  );
  expect(countSegments(automaticPickText(LONG))).toEqual({ encoding: 'GSM-7', segments: 1 });
  expect(countSegments(movedText(LONG))).toMatchObject({ encoding: 'GSM-7' });
});

test('no text shows a name that breaks the rule for names', () => {
  const bad = { ...LONG, name: 'Robin\u202e\nSample', castaway: 'kai.com' };
  expect(welcomeText({ name: 'evil.com' })).toContain('Torchbearer, player!');
  expect(welcomeText(bad)).toContain('Torchbearer, Robin Sample!');
  expect(withdrawnText(bad)).toContain('Hi Robin Sample, your castaway is no longer');
  expect(render('Hi {name}: {castaway}.', bad)).toBe('Hi Robin Sample: your castaway.');
  expect(reminderText(120, bad)).toContain('Last call, Robin Sample!');
});

test('a long name is cut between characters', () => {
  expect(shortened(' Robin ')).toBe('Robin');
  expect(shortened('x'.repeat(30))).toBe('x'.repeat(30));
  expect(shortened('x'.repeat(31))).toBe(`${'x'.repeat(27)}...`);
  // The shortened name must not be a web address if the whole name was none.
  expect(shortened(`${'x'.repeat(23)}.commentary`)).toBe(`${'x'.repeat(23)}...`);
  expect(shortened('🔥'.repeat(31))).toBe(`${'🔥'.repeat(27)}...`);
});
