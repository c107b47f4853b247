/** What several processes must agree on, and nothing else: no dependencies, no input or output. */
export * as REASONS from './reasons.js';
export { isErrorCode, isReason, type ErrorCode, type FieldError, type Reason } from './refusal.js';
