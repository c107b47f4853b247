import type { Expected } from './load.js';

interface Received {
  readonly status: number;
  readonly etag: string;
  readonly body: Buffer;
}

/** What is wrong with a response, or null. @param bodies those that `expected.body` counts */
export function differenceOf(
  expected: Expected,
  bodies: readonly Buffer[],
  { status, etag, body }: Received,
): string | null {
  if (status !== expected.status) return `the status is ${status}, not ${expected.status}: ${beginOf(body)}`;
  if (expected.etag !== undefined && etag !== expected.etag)
    return `the ETag is ${etag}, not ${expected.etag}`;
  const whole = expected.body === undefined ? undefined : bodies[expected.body];
  if (whole && !whole.equals(body)) return `the body differs (${body.length} bytes, not ${whole.length})`;
  if (expected.status === 304 && body.length > 0) return 'a 304 has a body';
  if (expected.contains !== undefined && !body.includes(expected.contains))
    return `the body lacks ${expected.contains}: ${beginOf(body)}`;
  return null;
}

const beginOf = (body: Buffer): string => body.toString('utf8', 0, 300);
