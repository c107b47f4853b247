import { expect, it } from 'vitest';
import { namesLaterWeek } from './names-later-week.js';

const LATER = [
  ...['Found in week 7', 'W7 showed it', 'see S1E7', 'Weeks three, 5 and 7', 'episodes 3-7', 'ep. seven'],
  ...['the 7th week', 'the seventh episode', 'WEEK #7', 'weeks 3 to 7', 'weeks 3 and week 7', 'Wk.7'],
  ...['two weeks later', 'next episode', 'an episode later', 'in the finale', 'the week after', 'week 17'],
];
const SHOWN = [
  'An idol was missing',
  'Week 4 only',
  'weeks 3 and 4',
  'third week',
  '7 points for fire',
  'We 7',
];

it('a text may name a week after the last that was watched, in digits, words, lists and by distance', () => {
  expect(LATER.filter((text) => !namesLaterWeek(text, 4, 4))).toEqual([]);
  expect(SHOWN.filter((text) => namesLaterWeek(text, 4, 4))).toEqual([]);
  expect(LATER.filter((text) => namesLaterWeek(text, 4, null))).toEqual([]);
});

it('it is shown once that week was watched', () => {
  expect(namesLaterWeek('Found in week 7', 4, 7)).toBe(false);
  expect(namesLaterWeek('next week', 4, 5)).toBe(false);
  expect(namesLaterWeek('two weeks later', 4, 5)).toBe(true);
});
