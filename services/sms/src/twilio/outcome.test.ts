import { describe, expect, test } from 'vitest';
import { outcomeOf } from './outcome.js';

const twilioError = (fields: object): Error => Object.assign(new Error('Words of the fault'), fields);

describe('a failed hand-over to Twilio', () => {
  test.each([
    ['a number that cannot be', { status: 400, code: 21211 }, 'REFUSED'],
    ['a reader who said STOP', { status: 400, code: 21610 }, 'REFUSED'],
    ['an account that is not there', { status: 404, code: 20404 }, 'REFUSED'],
    ['too many requests', { status: 429, code: 20429 }, 'NOT_NOW'],
    ['too many requests, from a proxy', { status: 429 }, 'NOT_NOW'],
    ['a full queue', { status: 400, code: 21611 }, 'NOT_NOW'],
    ['Twilio’s own code for unavailable', { status: 503, code: 20503 }, 'NOT_NOW'],
    ['wrong credentials', { status: 401, code: 20003 }, 'NOT_NOW'],
    ['a connection refused', { code: 'ECONNREFUSED' }, 'NOT_NOW'],
    ['a name that is not known', { code: 'ENOTFOUND' }, 'NOT_NOW'],
    ['503 from a proxy', { status: 503 }, 'UNKNOWN'],
    ['an error at Twilio', { status: 500, code: 20500 }, 'UNKNOWN'],
    ['a gateway that lost patience', { status: 504 }, 'UNKNOWN'],
    ['a connection that was lost', { code: 'ECONNRESET' }, 'UNKNOWN'],
    ['no response in time', { code: 'ECONNABORTED' }, 'UNKNOWN'],
    ['no response in time, with another code', { code: 'ETIMEDOUT' }, 'UNKNOWN'],
    ['a redirection', { status: 302 }, 'UNKNOWN'],
    ['something without any name', {}, 'UNKNOWN'],
  ] as const)('by %s', (_case, fields, kind) => {
    expect(outcomeOf(twilioError(fields)).kind).toBe(kind);
  });

  test('keeps Twilio’s code and message', () => {
    expect(outcomeOf(twilioError({ status: 400, code: 21211 }))).toEqual({
      kind: 'REFUSED',
      code: 21211,
      error: 'Words of the fault',
    });
  });

  test('with anything that is not an error is unknown', () => {
    expect(outcomeOf('nonsense').kind).toBe('UNKNOWN');
  });
});
