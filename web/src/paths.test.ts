import { describe, expect, it } from 'vitest';
import { homeOf, paths, safeNext } from './paths.js';

describe('the way back after signing in', () => {
  it('leads to pages of this site', () => {
    const [, query] = paths.loginFor('/weekly-picks?tab=all').split('?');
    expect(safeNext(new URLSearchParams(query).get('next'))).toBe('/weekly-picks?tab=all');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login?next=/',
    '',
  ])('does not lead to %s', (next) => expect(safeNext(next)).toBeNull());

  it('is empty unless requested', () => expect(safeNext(null)).toBeNull());
});

it('admins land in their own area', () => {
  expect(homeOf({ isAdmin: true })).toBe('/admin');
  expect(homeOf({ isAdmin: false })).toBe('/dashboard');
});
