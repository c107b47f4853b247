/** The message when a pick could not be saved. */
import { ApiError } from '@torchbearer/contract/client';
import { errorSentence, isUnreachable } from '../../api/error-sentence.js';

export interface SubmissionFailure {
  readonly words: string;
  /** Whether the pick was saved all the same, as far as is known. */
  readonly more: string;
  /** Whether a retry may succeed. */
  readonly mayRetry: boolean;
}

/** @param online whether the browser had any network: without one, nothing was sent */
export function submissionFailure(error: unknown, online: boolean): SubmissionFailure {
  const words = errorSentence(error, 'Submission failed. Try again.');
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
    return { words, more: 'Nothing was saved.', mayRetry: error.status === 429 };
  }
  const more =
    !online && isUnreachable(error)
      ? 'You were offline: nothing was saved. Your selection is still here.'
      : 'We cannot tell whether it was saved. Trying again does no harm.';
  return { words, more, mayRetry: true };
}
