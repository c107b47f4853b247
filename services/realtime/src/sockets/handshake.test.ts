import { expect, it } from 'vitest';
import { tokenOf } from './handshake.js';

const token = (auth: Record<string, unknown>, cookie?: string, isSecure = false) =>
  tokenOf({ auth, headers: { cookie } }, isSecure);

it('prefers the page’s token to the cookie', () => {
  expect(token({ token: 'given' }, 'torchbearer_session=cookie')).toBe('given');
});

it('finds the session cookie among other cookies', () => {
  expect(token({}, 'theme=dark; torchbearer_session=abc-_9; x=1')).toBe('abc-_9');
});

it('accepts over https only the cookie that no other site can set', () => {
  const both = 'torchbearer_session=planted; __Host-torchbearer_session=own';
  expect(token({}, both, true)).toBe('own');
  expect(token({}, 'torchbearer_session=planted', true)).toBeNull();
  expect(token({}, both)).toBe('planted');
});

it.each([
  ['nothing', {}, undefined],
  ['an empty token and an empty cookie', { token: '' }, 'torchbearer_session='],
  ['a token that is no text', { token: { $ne: null } }, undefined],
  ['a cookie of another name', {}, 'not_torchbearer_session=abc'],
  ['a cookie header that is none', {}, ';;==;'],
])('finds none in %s', (_what, auth, cookie) => {
  expect(token(auth, cookie)).toBeNull();
});
