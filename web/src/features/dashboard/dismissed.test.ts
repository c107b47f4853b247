import { expect, it } from 'vitest';
import { parseDismissed, withDismissed } from './dismissed.js';

it('dismissed announcements are stored for each user', () => {
  const all = withDismissed({ robin: ['a'], kit: ['a'] }, 'robin', 'b', ['a', 'b', 'c']);
  expect(all).toEqual({ robin: ['a', 'b'], kit: ['a'] });
});

it('announcements that are no longer posted are forgotten', () => {
  expect(withDismissed({ robin: ['old'] }, 'robin', 'b', ['b', 'c'])).toEqual({ robin: ['b'] });
});

it('invalid stored values are ignored', () => {
  expect(parseDismissed(null)).toEqual({});
  expect(parseDismissed('{"robin":["a"],"kit":7}')).toEqual({ robin: ['a'], kit: [] });
  for (const stored of ['', 'null', '[]', '"x"', '{']) expect(parseDismissed(stored)).toEqual({});
});
