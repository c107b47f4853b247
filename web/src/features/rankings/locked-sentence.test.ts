import { expect, it } from 'vitest';
import { lockedSentence } from './locked-sentence.js';

const drafted =
  'The draft is completed, castaways were assigned from the rankings, and editing is no longer available.';

it('says nothing about the draft until its status is known', () => {
  expect(lockedSentence({ status: undefined, submitted: true, hasRoster: null, isAdmin: false })).toBe(
    'Editing is no longer available.',
  );
});

it('distinguishes a deadline that has passed from a draft that has run', () => {
  expect(lockedSentence({ status: 'PENDING', submitted: true, hasRoster: false, isAdmin: false })).toBe(
    'Rankings have closed, the draft is next, and editing is no longer available.',
  );
  expect(lockedSentence({ status: 'COMPLETED', submitted: true, hasRoster: true, isAdmin: false })).toBe(
    drafted,
  );
});

it('says that the draft is running while it is', () => {
  for (const submitted of [true, false])
    expect(lockedSentence({ status: 'IN_PROGRESS', submitted, hasRoster: false, isAdmin: false })).toBe(
      'The draft is running, and editing is no longer available.',
    );
});

it('says what a missing ranking means for the player', () => {
  const words = (status: 'PENDING' | 'COMPLETED', hasRoster: boolean) =>
    lockedSentence({ status, submitted: false, hasRoster, isAdmin: false });
  expect(words('PENDING', false)).toMatch(/You had not saved a ranking, so yours is drawn by lot\.$/);
  expect(words('COMPLETED', true)).toBe(`${drafted} You had not saved a ranking, so yours was drawn by lot.`);
  expect(words('COMPLETED', false)).toBe(`${drafted} You joined after it, so there is nothing to rank.`);
});

it('does not mention a missing ranking to an admin who does not play', () => {
  const words = (status: 'PENDING' | 'COMPLETED') =>
    lockedSentence({ status, submitted: false, hasRoster: false, isAdmin: true });
  expect(words('PENDING')).toBe(
    'Rankings have closed, the draft is next, and editing is no longer available.',
  );
  expect(words('COMPLETED')).toBe(`${drafted} You run this league and don’t take part.`);
});
