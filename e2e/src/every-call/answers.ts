/** What every answer must look like, good or bad. */
import { ErrorBodySchema, isJson, type Call, type ErrorBody } from '@torchbearer/contract';
import { REASONS, type ErrorCode } from '@torchbearer/rules';
import { expect } from 'vitest';
import type { Raw } from '../api.js';

/** Words of libraries, and of places in our code, that have no business on a screen. */
const INNARDS =
  /Invalid input|expected .* received|Too (big|small):|node_modules|\.[jt]s:\d|\n\s+at |QueryFailed|select |insert /i;

/** A refusal in the one form, with this code and its status. */
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

/** A success as the contract promises it: listed, and no field more or less than its schema has. */
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
  // What the schema doesn't name it leaves out: anything there beside it is a leak.
  expect(read.data, about).toEqual(answer.json);
}
