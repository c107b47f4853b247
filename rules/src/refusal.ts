import * as REASONS from './reasons.js';

export type Reason = keyof typeof REASONS;
/** A reason that a REST call may return: its `code`. */
export type ErrorCode = {
  [Name in Reason]: (typeof REASONS)[Name]['isRest'] extends true ? Name : never;
}[Reason];

export const isReason = (word: string): word is Reason => Object.hasOwn(REASONS, word);
/** Whether a string in a REST response is a code that this version knows. */
export const isErrorCode = (word: string): word is ErrorCode => isReason(word) && REASONS[word].isRest;

/** One invalid field: its dotted path (`entries.3.points`, empty for the body itself) and a sentence for the user. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}
