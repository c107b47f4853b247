import type { Database } from '@torchbearer/kit';
import type { Answers } from './answers/answers.js';

/** What every RPC works with. */
export interface Context {
  readonly database: Database;
  readonly answers: Answers;
}
