import { status } from '@grpc/grpc-js';
import { REASONS } from '@torchbearer/rules';
import { describe, expect, test } from 'vitest';
import { Refusal } from './errors.js';

/** How a refusal without our reason (from an old version or a proxy) is understood. */
const HTTP_OF: Readonly<Record<number, readonly number[]>> = {
  [status.INVALID_ARGUMENT]: [400, 415],
  [status.UNAUTHENTICATED]: [401],
  [status.PERMISSION_DENIED]: [403],
  [status.NOT_FOUND]: [404],
  [status.UNIMPLEMENTED]: [405],
  [status.FAILED_PRECONDITION]: [409, 423],
  [status.ALREADY_EXISTS]: [409],
  [status.RESOURCE_EXHAUSTED]: [413, 429],
  [status.INTERNAL]: [500],
  [status.UNAVAILABLE]: [503],
};

describe('the table of refusals', () => {
  test.each(Object.entries(REASONS))('%s has a status on both wires and a sentence', (reason, meaning) => {
    expect(HTTP_OF[meaning.grpc]).toContain(meaning.http);
    expect(meaning.sentence).toMatch(/^[A-Z].{3,}$/);
  });

  test('a refusal has its own message, or that of its reason', () => {
    expect(new Refusal('RANKINGS_LOCKED').message).toBe('Rankings are locked');
    expect(new Refusal('RANKINGS_LOCKED', 'Too late').message).toBe('Too late');
  });
});
