import { REASONS, type FieldError, type Reason } from '@torchbearer/rules';

/** A request refused for a named reason. `message` is a sentence fit to show a person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly reason: Reason,
    sentence?: string,
    readonly details?: readonly FieldError[],
    /** How long to wait before the call may be repeated, if known. */
    readonly retryAfterMs?: number,
  ) {
    super(sentence ?? REASONS[reason].sentence);
  }
}
