import { describe, expect, test } from 'vitest';
import { Refusal } from './errors.js';
import { isTransient } from './transient.js';

const withCode = (code: string): Error => Object.assign(new Error('failed'), { code });

describe('an error is classified', () => {
  test.each(['ECONNREFUSED', 'ENOTFOUND', '08006', '53300', '57P01', '57P03', '40001', '40P01', '25006'])(
    '%s is an infrastructure failure',
    (code) => {
      expect(isTransient(withCode(code))).toBe(true);
    },
  );

  test.each(['ENOENT', '23505', '22P02', '42P01', '40002', 'x57P01'])(
    '%s is the work’s own error',
    (code) => {
      expect(isTransient(withCode(code))).toBe(false);
    },
  );

  test('an error is transient inside another error, too', () => {
    expect(isTransient(new Error('could not save', { cause: withCode('ECONNRESET') }))).toBe(true);
    expect(isTransient(Object.assign(new Error('q'), { driverError: withCode('57P01') }))).toBe(true);
    expect(isTransient(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true);
  });

  test('a pool without a free connection is an infrastructure failure', () => {
    expect(isTransient(new Error('timeout exceeded when trying to connect'))).toBe(true);
  });

  test('an unavailable service is transient, its refusal is not', () => {
    expect(isTransient(new Refusal('UNAVAILABLE'))).toBe(true);
    expect(isTransient(new Refusal('PICKS_CLOSED'))).toBe(false);
  });

  test('any value is classified, including cycles of causes', () => {
    const ring = new Error('ring');
    ring.cause = ring;
    for (const thing of [ring, null, undefined, 'ECONNREFUSED', { code: '57P01' }, new Error('no')])
      expect(isTransient(thing)).toBe(false);
  });
});
