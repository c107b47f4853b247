/** Checks of success and error responses. */
import { ErrorBodySchema, isJson, type Call, type ErrorBody } from '@torchbearer/contract';
import { REASONS, type ErrorCode } from '@torchbearer/rules';
import { expect } from 'vitest';
import type { RawResponse } from '../api.js';

/** Texts of libraries and stack traces, which no response may contain. */
const INTERNALS =
  /Invalid input|expected .* received|Too (big|small):|node_modules|\.[jt]s:\d|\n\s+at |QueryFailed|select |insert /i;

/** The response is an error with this code, its status and the common format. */
export function expectRefusal(response: RawResponse, code: ErrorCode, about: string): ErrorBody {
  const actual = { status: response.status, code: (response.json as { code?: unknown } | null)?.code };
  expect(actual, `${about}: ${JSON.stringify(response.json)}`).toEqual({ status: REASONS[code].http, code });
  return expectErrorFormat(response, about);
}

export function expectErrorFormat(response: RawResponse, about: string): ErrorBody {
  expect(response.headers.get('content-type'), about).toBe('application/json; charset=utf-8');
  const body = ErrorBodySchema.strict().parse(response.json);
  expect(body.requestId, about).toMatch(/^[A-Za-z0-9-]{8,64}$/);
  expect(response.headers.get('x-request-id'), about).toBe(body.requestId);
  expect(response.headers.get('cache-control'), about).toBe('no-store');
  for (const sentence of [body.error, ...(body.details ?? []).map((detail) => detail.message)]) {
    expect(sentence, about).not.toMatch(INTERNALS);
    expect(sentence, about).toMatch(/^[\p{Lu}\d].{3,}/u);
  }
  return body;
}

/** The response is a success that matches the contract: a listed status, and exactly the fields of its schema. */
export function expectContract(call: Call, response: RawResponse, about: string): void {
  const schema = call.answers[response.status];
  expect(schema, `${about}: ${response.status} ${JSON.stringify(response.json)}`).toBeDefined();
  expect(response.headers.get('x-request-id'), about).toMatch(/^[A-Za-z0-9-]{8,64}$/);
  if (schema === undefined) return;
  if (!isJson(schema)) {
    expect(response.json, about).toBeNull();
    const type = response.headers.get('content-type')?.split(';')[0] ?? null;
    if (schema.kind !== 'page') expect(type, about).toBe(schema.kind === 'file' ? schema.type : null);
    return;
  }
  expect(response.headers.get('content-type'), about).toBe('application/json; charset=utf-8');
  const parsed = schema.safeParse(response.json);
  expect(parsed.error?.issues ?? [], about).toEqual([]);
  // The schema strips unknown fields, so a difference would be a leak.
  expect(parsed.data, about).toEqual(response.json);
}
