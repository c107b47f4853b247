import { expect, it } from 'vitest';
import { differenceOf } from './difference.js';
import type { Expected } from './load.js';

const bodies = [Buffer.from('[1,2]'), Buffer.from('[]')];
const differs = (expected: Expected, given: { status?: number; etag?: string; body?: string }) =>
  differenceOf(expected, bodies, {
    status: given.status ?? 200,
    etag: given.etag ?? '',
    body: Buffer.from(given.body ?? ''),
  });

it('accepts a response that has what is expected', () => {
  expect(differs({ status: 200 }, { body: 'anything' })).toBeNull();
  expect(differs({ status: 200, body: 0, etag: '"a"' }, { body: '[1,2]', etag: '"a"' })).toBeNull();
  expect(differs({ status: 200, contains: '"id":7' }, { body: '{"id":7}' })).toBeNull();
  expect(differs({ status: 304, etag: '"a"' }, { status: 304, etag: '"a"' })).toBeNull();
});

it('says which status there was, and the begin of the body', () => {
  expect(differs({ status: 200 }, { status: 503, body: 'busy' })).toBe('the status is 503, not 200: busy');
  expect(differs({ status: 304 }, { status: 200, body: '[]' })).toBe('the status is 200, not 304: []');
});

it('rejects another tag, and a 304 without one', () => {
  expect(differs({ status: 200, etag: '"a"' }, { etag: '"b"' })).toBe('the ETag is "b", not "a"');
  expect(differs({ status: 304, etag: '"a"' }, { status: 304 })).toBe('the ETag is , not "a"');
});

it('rejects another body, and a 304 with one', () => {
  expect(differs({ status: 200, body: 1 }, { body: '[1,2]' })).toBe('the body differs (5 bytes, not 2)');
  expect(differs({ status: 200, contains: '"id":7' }, { body: '{}' })).toBe('the body lacks "id":7: {}');
  expect(differs({ status: 304 }, { status: 304, body: '[]' })).toBe('a 304 has a body');
});
