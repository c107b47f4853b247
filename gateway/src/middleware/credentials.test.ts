import { expect, it } from 'vitest';
import { bearerOf, cookieTokensOf, tokenOf } from './credentials.js';

const token = 'abcdefghijklmnop';
const other = 'ponmlkjihgfedcba';

it('the bearer token is read whatever the case of the scheme', () => {
  for (const authorization of [`Bearer ${token}`, `bearer ${token}`, `BEARER   ${token}`]) {
    expect(bearerOf({ headers: { authorization } })).toBe(token);
  }
});

it('a header without a possible token is invalid, and a missing header is no token', () => {
  for (const authorization of [
    '',
    'Bearer',
    `Basic ${token}`,
    `Bearer ${token} x`,
    'Bearer short',
    `Bearer ${token}"`,
  ]) {
    expect(bearerOf({ headers: { authorization } })).toBeNull();
  }
  expect(bearerOf({ headers: {} })).toBeUndefined();
});

it('the header takes precedence over the cookie, valid or not', () => {
  const cookie = `theme=dark; torchbearer_session=${token}`;
  expect(tokenOf({ headers: { cookie } }, false)).toBe(token);
  expect(tokenOf({ headers: { cookie, authorization: `Bearer ${other}` } }, false)).toBe(other);
  expect(tokenOf({ headers: { cookie, authorization: 'Bearer x' } }, false)).toBeNull();
});

it('https accepts only the __Host- cookie, http only the other, and signing out reads both', () => {
  const cookie = `torchbearer_session=${token}; __Host-torchbearer_session=${other}`;
  expect(tokenOf({ headers: { cookie } }, true)).toBe(other);
  expect(tokenOf({ headers: { cookie } }, false)).toBe(token);
  expect(cookieTokensOf({ headers: { cookie, authorization: 'Bearer x' } })).toEqual([other, token]);
  for (const planted of [
    `torchbearer_session=${token}`,
    `__Host-torchbearer_session=short; torchbearer_session=${token}`,
  ])
    expect(tokenOf({ headers: { cookie: planted } }, true)).toBeNull();
});

it('a cookie that cannot be a token is ignored', () => {
  for (const cookie of [
    '',
    'torchbearer_session=',
    'torchbearer_session=short',
    `torchbearer_session=${token}%0d%0a`,
  ]) {
    expect(tokenOf({ headers: { cookie } }, false)).toBeNull();
  }
});
