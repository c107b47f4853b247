import { expect, it } from 'vitest';
import { endedLinks, suspectSince, type UndoableChange } from './email-change.js';

const NOW = new Date('2030-03-10T12:00:00Z');
const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

/** The changes of an account, the oldest first, an hour apart: 'a>b' was confirmed, 'a?b' only requested. */
const chain = (...hops: readonly string[]): UndoableChange[] =>
  hops.map((hop, index) => {
    const at = new Date(NOW.getTime() - (hops.length - index) * 3_600_000);
    return {
      id: hop,
      oldEmail: `${hop.charAt(0)}@example.com`,
      requestedAt: at,
      confirmedAt: hop.charAt(1) === '>' ? at : null,
    };
  });

it.each<[string, string, boolean, string[], string[]]>([
  // What happened, the address now, whether a password was set by mail or by an admin, the changes, whose links end.
  ['a first change', 'b', false, ['a>b'], []],
  ['a second change', 'c', false, ['a>b', 'b>c'], []],
  ['a return, after another change was requested', 'a', false, ['a>b', 'b?c', 'b>a'], ['b?c', 'b>a']],
  ['a return over three addresses', 'a', false, ['a>b', 'b>c', 'c>d', 'd>a'], ['b>c', 'c>d', 'd>a']],
  ['a return to the second address', 'b', false, ['a>b', 'b>c', 'c>b'], ['c>b']],
  ['a second departure from the same address', 'b', false, ['a>b', 'a>b'], []],
  ['a return written in capitals', 'A', false, ['a>b', 'b>a'], ['b>a']],
  ['a password of the present address', 'd', true, ['a>b', 'b>c', 'c>d'], ['b>c', 'c>d']],
  ['a password after a request alone', 'a', true, ['a?b'], []],
  ['a password with a change under way', 'b', true, ['a>b', 'b?c'], []],
  ['a password without any change', 'a', true, [], []],
  ['a password after a return', 'a', true, ['a>b', 'b?c', 'b>a'], ['b?c', 'b>a']],
])('%s ends the right undo links', (_what, now, isPasswordSet, hops, ended) => {
  const email = `${now}@example.com`;
  const changes = chain(...hops).map((change, index) => ({ ...change, id: `${index} ${change.id}` }));
  const ids = endedLinks(changes, { email, isPasswordSet, now: NOW });
  expect(ids.map((id) => id.slice(2))).toEqual(ended);
});

it('the oldest address is the oldest that can still undo', () => {
  const ended = (agoMs: number) => {
    const changes = chain('a>b', 'b>c', 'c>d').map((change, index) =>
      index === 0 ? { ...change, confirmedAt: new Date(NOW.getTime() - agoMs) } : change,
    );
    return endedLinks(changes, { email: 'd@example.com', isPasswordSet: true, now: NOW });
  };
  expect(ended(7 * DAY_MS - SECOND_MS)).toEqual(['b>c', 'c>d']);
  expect(ended(7 * DAY_MS)).toEqual(['c>d']);
});

it('a thief is suspected since seven days before the change', () => {
  expect(suspectSince({ requestedAt: NOW })).toEqual(new Date(NOW.getTime() - 7 * DAY_MS));
});
