import { describe, expect, test } from 'vitest';
import { Refusal } from './errors.js';
import { isTransient } from './transient.js';

const withCode = (code: string): Error => Object.assign(new Error('failed'), { code });

describe('an error is told apart', () => {
  test.each(['ECONNREFUSED', 'ENOTFOUND', '08006', '53300', '57P01', '57P03', '40001', '40P01', '25006'])(
    '%s is the surroundings’ fault',
    (code) => {
      expect(isTransient(withCode(code))).toBe(true);
    },
  );

  test.each(['ENOENT', '23505', '22P02', '42P01', '40002', 'x57P01'])('%s is the work’s own', (code) => {
    expect(isTransient(withCode(code))).toBe(false);
  });

  test('inside another error it counts all the same', () => {
    expect(isTransient(new Error('could not save', { cause: withCode('ECONNRESET') }))).toBe(true);
    expect(isTransient(Object.assign(new Error('q'), { driverError: withCode('57P01') }))).toBe(true);
    expect(isTransient(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true);
  });

  test('a pool without a free connection is the surroundings’ fault', () => {
    expect(isTransient(new Error('timeout exceeded when trying to connect'))).toBe(true);
  });

  test('another service away is, another service’s no is not', () => {
    expect(isTransient(new Refusal('UNAVAILABLE'))).toBe(true);
    expect(isTransient(new Refusal('PICKS_CLOSED'))).toBe(false);
  });

  test('anything at all may be asked about, rings of causes included', () => {
    const ring = new Error('ring');
    ring.cause = ring;
    for (const thing of [ring, null, undefined, 'ECONNREFUSED', { code: '57P01' }, new Error('no')])
      expect(isTransient(thing)).toBe(false);
  });
});
