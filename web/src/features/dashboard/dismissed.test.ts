import { expect, it } from 'vitest';
import { parseDismissed, withDismissed } from './dismissed.js';

it('a dismissed announcement is remembered beside those of other users', () => {
  const all = withDismissed({ robin: ['a'], kit: ['a'] }, 'robin', 'b', ['a', 'b', 'c']);
  expect(all).toEqual({ robin: ['a', 'b'], kit: ['a'] });
});

it('what is not posted any longer is forgotten', () => {
  expect(withDismissed({ robin: ['old'] }, 'robin', 'b', ['b', 'c'])).toEqual({ robin: ['b'] });
});

it('whatever stands in the storage, the dashboard opens', () => {
  expect(parseDismissed(null)).toEqual({});
  expect(parseDismissed('{"robin":["a"],"kit":7}')).toEqual({ robin: ['a'], kit: [] });
  for (const stored of ['', 'null', '[]', '"x"', '{']) expect(parseDismissed(stored)).toEqual({});
});
