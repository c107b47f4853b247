import { Refusal } from '@torchbearer/kit';
import { isErrorCode, REASONS, type Reason } from '@torchbearer/rules';
import { describe, expect, it } from 'vitest';
import { errorAnswer, TooManyRequests } from './errors.js';

describe('an error', () => {
  it('of a service keeps its code and details', () => {
    const details = [{ field: 'name', message: 'Name is required' }];
    const answer = errorAnswer(new Refusal('INVALID_INPUT', undefined, details), 'request-1');
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', details, requestId: 'request-1' },
      isUnforeseen: false,
    });
  });

  it('has no details if no field is invalid', () => {
    expect(errorAnswer(new Refusal('NOT_FOUND', undefined, []), 'request-1').body).not.toHaveProperty(
      'details',
    );
  });

  it('that only services understand is an internal error to clients', () => {
    const inner = (Object.keys(REASONS) as Reason[]).filter((reason) => !isErrorCode(reason));
    // A service's reason that the contract does not know would be reported as an internal error.
    expect(inner).toEqual(['SERVICES_ONLY']);
    for (const reason of inner) {
      const { status, body, isUnforeseen } = errorAnswer(new Refusal(reason), 'request-1');
      expect([status, body.code, body.error, isUnforeseen]).toEqual([
        500,
        'INTERNAL',
        REASONS.INTERNAL.sentence,
        true,
      ]);
    }
  });

  it('that is unexpected reveals nothing', () => {
    for (const thrown of [new Error('password of robin is x'), 'text', null, { status: 200 }]) {
      const { status, body, isUnforeseen } = errorAnswer(thrown, 'request-1');
      expect([status, body.error, isUnforeseen]).toEqual([500, REASONS.INTERNAL.sentence, true]);
    }
  });

  it('of the network means that a service is unavailable', () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    expect(errorAnswer(refused, 'request-1')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  });

  it('of a parser is the client’s error', () => {
    const statuses = {
      400: 'INVALID_INPUT',
      403: 'NOT_FOUND',
      404: 'NOT_FOUND',
      413: 'TOO_LARGE',
      415: 'WRONG_TYPE',
    };
    for (const [status, code] of Object.entries(statuses)) {
      const thrown = Object.assign(new Error('x'), { status: Number(status) });
      expect(errorAnswer(thrown, 'request-1')).toMatchObject({ body: { code }, isUnforeseen: false });
    }
  });

  it('of a rate limit says how many whole seconds to wait, at least one', () => {
    const wait = (ms: number) => errorAnswer(new TooManyRequests(ms), 'request-1').headers['retry-after'];
    expect([wait(0), wait(1), wait(1_001), wait(900_000)]).toEqual(['1', '1', '2', '900']);
    expect(errorAnswer(new Refusal('TOO_MANY_REQUESTS'), 'request-1').headers['retry-after']).toBe('60');
  });
});
