/** What scenarios of repeated and simultaneous writes are made of. */
import type { CallId } from '@torchbearer/contract';
import { REASONS, type ErrorCode } from '@torchbearer/rules';
import { expect } from 'vitest';
import type { Raw } from '../api.js';
import { expectErrorForm } from './answers.js';
import type { Stage } from './stage.js';

export interface Repeat {
  /** The writes that it repeats. */
  readonly of: readonly CallId[];
  /** A sentence about the product. */
  readonly name: string;
  readonly check: (stage: Stage) => Promise<void>;
}

/** Sends `count` requests in one moment. */
export const atOnce = (count: number, send: (index: number) => Promise<Raw>): Promise<Raw[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)));

/** How often each status or refusal was answered: `{ '201': 1, EMAIL_TAKEN: 19 }`. */
export function tally(answers: readonly Raw[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const word = answer.status < 400 ? String(answer.status) : refusalIn(answer);
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
}

function refusalIn(answer: Raw): string {
  const { code } = expectErrorForm(answer, JSON.stringify(answer.json));
  expect(answer.status, code).toBe(REASONS[code as ErrorCode].http);
  return code;
}
