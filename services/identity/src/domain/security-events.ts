/** The kinds of security events. `detail` is a fixed word, never text that was typed. */
const SECURITY_EVENT_KINDS = [
  /**
   * detail: `password`, `provider`, `sign-up`, `second-factor`. For a failed one it is what was wrong. Outcome
   * `refused` with `second-factor`: the password or the provider's token was right, and no second factor was given,
   * which is also the first step of a sign-in with a code.
   */
  'sign-in',
  /**
   * Too many failed attempts, outcome `refused`; detail: sign-ins from one `address` or from `everywhere`, codes of
   * the `second-factor`, or `password-check` (the current password).
   */
  'lockout',
  /** detail: `others` if the calling session goes on. */
  'sign-out-everywhere',
  /** A reset link was requested, for any e-mail. */
  'reset-requested',
  /** A password was set by a mailed link. */
  'password-reset',
  /** An admin set a temporary password. */
  'temporary-password-set',
  /** detail: `hand-over` if it was replaced by an unknown one, `configuration` for the first admin. */
  'password-changed',
  /** The current password was checked; outcome `failed` if it was wrong. */
  'password-check',
  'email-change-requested',
  'email-changed',
  'email-change-reverted',
  /** detail: confirmed by `code` or `text message`; outcome `failed` for a wrong code. */
  'phone-changed',
  /** detail: `unproven` if a new password or a hand-over removed it. */
  'phone-removed',
  'second-factor-enabled',
  /** detail: `unproven` as above; an admin who did it is its actor. */
  'second-factor-disabled',
  /** A wrong code while it was set up or switched off, outcome `failed`. */
  'second-factor-check',
  'recovery-code-used',
  'recovery-codes-renewed',
  /** An identity of a provider no longer signs in; detail: `unproven` as above. */
  'identity-unlinked',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];
export type SecurityEventOutcome = 'succeeded' | 'failed' | 'refused';

const DAY_MS = 24 * 3_600_000;
const KEPT_DAYS = 90;

/** Events up to this time are deleted. */
export const securityEventsDeletedUntil = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY_MS);
