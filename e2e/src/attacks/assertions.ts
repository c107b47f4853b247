/** Assertions about the result of an attack. Each throws an error that says what happened instead. */
import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import type { HttpResponse } from './http.js';

const shown = (response: HttpResponse): string => `${response.status} ${response.text.slice(0, 200)}`;

/** The request was refused with one of these codes, in the common error format. */
export function assertRefused(
  response: HttpResponse,
  codes: string | readonly string[],
  about = 'the request',
): void {
  assert.ok([codes].flat().includes(response.code ?? ''), `${about} got ${shown(response)}`);
  assert.match(response.headers['content-type'] ?? '', /^application\/json/, `${about}: ${shown(response)}`);
}

export function assertStatus(
  response: HttpResponse,
  statuses: number | readonly number[],
  about = 'the request',
): void {
  assert.ok([statuses].flat().includes(response.status), `${about} got ${shown(response)}`);
}

/** Any response but an internal error. */
export function assertNoServerError(response: HttpResponse, about = 'the request'): void {
  assert.ok(response.status < 500, `${about} got ${shown(response)}`);
  assert.doesNotMatch(response.text, INTERNALS, `${about} exposed internals: ${shown(response)}`);
}

/** Texts that only our code, a library or the database produces. */
const INTERNALS =
  /node_modules|\.[jt]s:\d+|\n\s+at |QueryFailed|syntax error at or near|relation "|ECONNREFUSED/;

export function assertEqual(actual: unknown, expected: unknown, about: string): void {
  const shorten = (value: unknown): string => inspect(value).slice(0, 300);
  assert.deepEqual(actual, expected, `${about}: ${shorten(actual)} instead of ${shorten(expected)}`);
}

export function assertThat(condition: boolean, about: string): void {
  assert.ok(condition, about);
}
