/** How many random bytes a `traceparent` takes. */
export const TRACE_BYTES = 24;

/**
 * Names the trace that a request starts, and its first span, in the format of W3C Trace Context, so that the
 * servers' work can be found from the page's request.
 *
 * @param random bytes, `TRACE_BYTES` of them
 */
export function traceparent(random: Uint8Array): string {
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`;
}
