import { expect, it } from 'vitest';
import { TRACE_BYTES, traceparent } from './traceparent.js';

it('is a version, a trace id of 16 bytes, a span id of 8 and the sampled flag', () => {
  const bytes = Uint8Array.from({ length: TRACE_BYTES }, (_, index) => index);
  expect(traceparent(bytes)).toBe('00-000102030405060708090a0b0c0d0e0f-1011121314151617-01');
});
