import type { Database } from '@torchbearer/kit';
import type { Answers } from './answers/answers.js';

/** What every RPC and event handler of this service works with. */
export interface Context {
  readonly database: Database;
  readonly answers: Answers;
}
