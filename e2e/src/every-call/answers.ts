/** Checks of every response, successful or not. */
import { ErrorBodySchema, isJson, type Call, type ErrorBody } from '@torchbearer/contract';
import { REASONS, type ErrorCode } from '@torchbearer/rules';
import { expect } from 'vitest';
import type { Raw } from '../api.js';

/** Words from libraries and stack traces, which no screen may show. */
const INNARDS =
  /Invalid input|expected .* received|Too (big|small):|node_modules|\.[jt]s:\d|\n\s+at |QueryFailed|select |insert /i;

/** An error in the one error format, with this code and its status. */
export function expectRefusal(answer: Raw, code: ErrorCode, about: string): ErrorBody {
  const answered = { status: answer.status, code: (answer.json as { code?: unknown } | null)?.code };
  expect(answered, `${about}: ${JSON.stringify(answer.json)}`).toEqual({ status: REASONS[code].http, code });
  return expectErrorForm(answer, about);
}

export function expectErrorForm(answer: Raw, about: string): ErrorBody {
  expect(answer.headers.get('content-type'), about).toBe('application/json; charset=utf-8');
  const body = ErrorBodySchema.strict().parse(answer.json);
  expect(body.requestId, about).toMatch(/^[A-Za-z0-9-]{8,64}$/);
  expect(answer.headers.get('x-request-id'), about).toBe(body.requestId);
  expect(answer.headers.get('cache-control'), about).toBe('no-store');
  for (const sentence of [body.error, ...(body.details ?? []).map((fault) => fault.message)]) {
    expect(sentence, about).not.toMatch(INNARDS);
    expect(sentence, about).toMatch(/^[\p{Lu}\d].{3,}/u);
  }
  return body;
}

/** A success that matches the contract: its status is listed, and it has exactly the fields of its schema. */
export function expectPromised(call: Call, answer: Raw, about: string): void {
  const promised = call.answers[answer.status];
  expect(promised, `${about}: ${answer.status} ${JSON.stringify(answer.json)}`).toBeDefined();
  expect(answer.headers.get('x-request-id'), about).toMatch(/^[A-Za-z0-9-]{8,64}$/);
  if (promised === undefined) return;
  if (!isJson(promised)) {
    expect(answer.json, about).toBeNull();
    const type = answer.headers.get('content-type')?.split(';')[0] ?? null;
    if (promised.kind !== 'page') expect(type, about).toBe(promised.kind === 'file' ? promised.type : null);
    return;
  }
  expect(answer.headers.get('content-type'), about).toBe('application/json; charset=utf-8');
  const read = promised.safeParse(answer.json);
  expect(read.error?.issues ?? [], about).toEqual([]);
  // The schema strips unknown fields: any difference is a leak.
  expect(read.data, about).toEqual(answer.json);
}
