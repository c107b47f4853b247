import type { Database } from '@torchbearer/kit';
import type { Feedback } from '@torchbearer/proto/feedback/v1/feedback';
import type { SubmittedAnswer } from './db/answers.js';

/** What every RPC and every reaction to a changed copy works with. */
export interface Context {
  readonly database: Database;
  /** Saves an answer together with those that wait at the same time. @throws Refusal */
  readonly saveInGroup: (answer: SubmittedAnswer) => Promise<Feedback>;
}
