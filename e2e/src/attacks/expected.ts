/** The allowed results of an attack. Each of these throws on any other. */
import assert from 'node:assert/strict';
import type { Answer } from './ask.js';

const shown = (answer: Answer): string => `${answer.status} ${answer.text.slice(0, 200)}`;

/** Refused with one of these codes, in the one error format. */
export function refused(answer: Answer, codes: string | readonly string[], about = 'the request'): void {
  assert.ok([codes].flat().includes(answer.code ?? ''), `${about} was answered ${shown(answer)}`);
  assert.match(answer.headers['content-type'] ?? '', /^application\/json/, `${about}: ${shown(answer)}`);
}

export function answered(answer: Answer, statuses: number | readonly number[], about = 'the request'): void {
  assert.ok([statuses].flat().includes(answer.status), `${about} was answered ${shown(answer)}`);
}

/** Anything except an internal error. */
export function unbroken(answer: Answer, about = 'the request'): void {
  assert.ok(answer.status < 500, `${about} was answered ${shown(answer)}`);
  assert.doesNotMatch(answer.text, INNARDS, `${about} showed its innards: ${shown(answer)}`);
}

/** Texts that come only from our code, a library or the database. */
const INNARDS =
  /node_modules|\.[jt]s:\d+|\n\s+at |QueryFailed|syntax error at or near|relation "|ECONNREFUSED/;

export function same(actual: unknown, expected: unknown, about: string): void {
  assert.deepEqual(actual, expected, about);
}

export function holds(condition: boolean, about: string): void {
  assert.ok(condition, about);
}
