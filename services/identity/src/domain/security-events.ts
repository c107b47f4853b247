/**
 * What is recorded about how accounts are opened. `detail`, where there is one, is a fixed word of ours; never what
 * somebody typed.
 */
export const SECURITY_EVENT_KINDS = [
  /**
   * detail: `password`, `provider`, `sign-up`, `second-factor`. Failed ones too: there it is what was wrong. Outcome
   * `refused` with `second-factor`: the password or the provider's word was right, and no second factor was given; so
   * the first step of everybody's sign-in who types the code after the password.
   */
  'sign-in',
  /**
   * Too many failed tries, outcome `refused`; detail: sign-ins from one `address` or from `everywhere`, codes of the
   * `second-factor`, or `password-check`: the current password asked for again.
   */
  'lockout',
  /** detail: `others` where the session that asked goes on. */
  'sign-out-everywhere',
  /** A reset link was asked for, of whichever account. */
  'reset-requested',
  /** A password was set by a mailed link. */
  'password-reset',
  /** An admin set a temporary password. */
  'temporary-password-set',
  /** detail: `hand-over` where it was replaced by one that is not known to anybody, `configuration` for the first admin. */
  'password-changed',
  /** The current password was asked for again; outcome `failed` where it was wrong. */
  'password-check',
  'email-change-requested',
  'email-changed',
  'email-change-reverted',
  /** detail: confirmed by `code` or `text message`; outcome `failed` for a wrong code. */
  'phone-changed',
  /** detail: `unproven` where a new password or a hand-over took it away. */
  'phone-removed',
  'second-factor-enabled',
  /** detail: `unproven` as above; an admin who did it is its actor. */
  'second-factor-disabled',
  /** A wrong code while it was set up or switched off, outcome `failed`. */
  'second-factor-check',
  'recovery-code-used',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];
export type SecurityEventOutcome = 'succeeded' | 'failed' | 'refused';

const DAY_MS = 24 * 3_600_000;
const KEPT_DAYS = 90;

/** Events of this instant and before are forgotten. */
export const securityEventsForgottenAt = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY_MS);
