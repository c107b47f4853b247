import { describe, expect, test } from 'vitest';
import {
  render,
  templates,
  automaticPickText,
  movedText,
  reminderText,
  welcomeText,
  withdrawnText,
} from './texts.js';
import { countSegments } from './segments.js';
import { shortened } from './display-name.js';

const VALUES = {
  week: 12,
  deadline: new Date('2025-03-06T01:00:00Z'),
  name: 'Robin Sample',
  castaway: 'Marguerite Lindqvist',
};

describe('the templates', () => {
  test.each(templates)('"$name" costs one segment a player', ({ text }) => {
    expect(countSegments(render(text, VALUES))).toEqual({ encoding: 'GSM-7', segments: 1 });
  });

  test.each(templates)('"$name" leaves no braces', ({ text }) => {
    expect(render(text, VALUES)).not.toMatch(/[{}]/);
  });

  test('have an id each', () => {
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  });
});

describe('the reminders', () => {
  test.each([2_880, 1_440, 300, 120])(
    '%i minutes before name week and deadline in one segment',
    (minutes) => {
      const text = reminderText(minutes, VALUES);
      expect(text).toContain('eek 12');
      expect(text).toContain('Wednesday 5:00 PM PT');
      expect(countSegments(text)).toEqual({ encoding: 'GSM-7', segments: 1 });
    },
  );

  test('differ, so that no two look like a repeated message', () => {
    expect(new Set([2_880, 1_440, 300, 120].map((minutes) => reminderText(minutes, VALUES))).size).toBe(4);
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
  expect(withdrawnText(VALUES)).toBe(
    'Hi Robin Sample, Marguerite Lindqvist is no longer on your team, so your week 12 pick was taken back. ' +
      'Please choose again by Wednesday 5:00 PM PT: text PICK and a name.',
  );
});

test('the texts about an automatic pick name it, in as few segments as they can', () => {
  expect(automaticPickText(VALUES)).toBe(
    'Hi Robin Sample, week 12 picks are closed, and Marguerite Lindqvist was picked for you.',
  );
  expect(countSegments(automaticPickText(VALUES))).toEqual({ encoding: 'GSM-7', segments: 1 });
  expect(countSegments(movedText(VALUES))).toMatchObject({ encoding: 'GSM-7' });
});

test('no text shows a name that breaks the rule for names', () => {
  const bad = { ...VALUES, name: 'Robin\u202e\nSample', castaway: 'kai.com' };
  expect(welcomeText({ name: 'evil.com' })).toContain('Torchbearer, player!');
  expect(welcomeText(bad)).toContain('Torchbearer, Robin Sample!');
  expect(withdrawnText(bad)).toContain('Hi Robin Sample, your castaway is no longer');
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
