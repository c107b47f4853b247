import { text } from '@torchbearer/kit';
import { MAX_LENGTH, MIN_CORRECTION_REASON } from '@torchbearer/rules';

/** The reason of a correction, trimmed. */
export const correctionReason = () =>
  text(MAX_LENGTH.correctionReason)
    .refine(
      (reason) => reason === reason.trim() && reason.length >= MIN_CORRECTION_REASON,
      `must have at least ${MIN_CORRECTION_REASON} characters, without blanks around them`,
    )
    .optional();
