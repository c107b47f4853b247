/** The errors of a call, as responses in the OpenAPI document. */
import { REASONS, type ErrorCode } from '@torchbearer/rules';
import { refusalsOf, type Call } from '../call.js';
import { reference, type Json } from './schemas.js';

/**
 * One response per status; a status with a single code uses the response that all calls share.
 * @param shared collects the codes whose response is a component
 */
export function refusalResponses(call: Call, shared: Set<ErrorCode>): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of refusalsOf(call)) {
    const { http: status } = REASONS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const responses: Record<string, Json> = {};
  for (const [status, codes] of byStatus) {
    const [code] = codes;
    if (code !== undefined && codes.length === 1) {
      shared.add(code);
      responses[String(status)] = reference('responses', code);
    } else {
      responses[String(status)] = refusalResponse(codes);
    }
  }
  return responses;
}

/** A response with one of these error codes, with an example of each. */
export function refusalResponse(codes: readonly ErrorCode[]): Json {
  const waits = codes.includes('TOO_MANY_REQUESTS') || codes.includes('UNAVAILABLE');
  return {
    description: codes.map((code) => `${code}: ${REASONS[code].sentence}`).join('\n\n'),
    headers: {
      'x-request-id': reference('headers', 'RequestId'),
      ...(waits && { 'Retry-After': reference('headers', 'RetryAfter') }),
    },
    content: {
      'application/json': { schema: reference('schemas', 'ErrorBody'), examples: errorExamples(codes) },
    },
  };
}

function errorExamples(codes: readonly ErrorCode[]): Json {
  const example = (code: ErrorCode) => ({
    summary: REASONS[code].sentence,
    value: {
      error: REASONS[code].sentence,
      code,
      ...(code === 'INVALID_INPUT' && { details: [{ field: 'name', message: 'Name is required' }] }),
      requestId: '5f0c1f0e-5b43-4c4b-9a53-1d2a2d2f6f11',
    },
  });
  return Object.fromEntries(codes.map((code) => [code, example(code)]));
}
