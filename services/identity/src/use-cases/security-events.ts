import { isId, Refusal, type Call, type Sql, type Tx } from '@torchbearer/kit';
import { storedEmail, type Reason } from '@torchbearer/rules';
import { insertSecurityEvent, type Subject } from '../db/security-events.js';
import type { SecurityEventKind, SecurityEventOutcome } from '../domain/security-events.js';

export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** Default `succeeded`. */
  readonly outcome?: SecurityEventOutcome;
  /** `{ userId }`, or `{ email }` as typed: recorded as the account's id, or as a keyed hash. */
  readonly subject: Subject;
  /** A fixed word that says how or what; never text that was typed. */
  readonly detail?: string;
}

/** Who did it, from where and when. */
export type Cause = Pick<Call, 'actor' | 'address' | 'log' | 'now'>;

/**
 * Records a security event, for admins and as a log line. Pass the transaction of the change, so that both commit
 * together; for a failure, pass `context.database` after its transaction.
 */
export async function recordSecurityEvent(
  sql: Sql | Tx,
  { actor, address, log, now }: Cause,
  { kind, outcome = 'succeeded', subject, ...what }: SecurityEvent,
): Promise<void> {
  const actorId = actor.kind === 'user' && actor.id !== null && isId(actor.id) ? actor.id : null;
  const detail = what.detail ?? null;
  const of = subject !== null && 'email' in subject ? { email: storedEmail(subject.email) } : subject;
  const row = { at: now, kind, outcome, subject: of, actorId, address, detail };
  const { userId, account } = await insertSecurityEvent(sql, row);
  const write = (): void => {
    const line = { securityEvent: kind, outcome, userId, account, address, detail };
    log.info({ ...line, ...(actorId !== userId && { actorId }) }, 'security event');
  };
  if ('onCommit' in sql) sql.onCommit(write);
  else write();
}

/** Reasons of a failed sign-in. */
const WRONG: ReadonlySet<Reason> = new Set([
  'WRONG_CREDENTIALS',
  'WRONG_SECOND_FACTOR',
  'TEMPORARY_PASSWORD_USED',
  'EXTERNAL_SIGN_IN_REFUSED',
  'INVITE_CODE_INVALID',
]);

/** Reasons of a sign-in that lacks only the second factor. */
const WITHOUT_FACTOR: ReadonlySet<Reason> = new Set(['SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_UNPROVEN']);

/** Signs in and records a failed sign-in, or a refused one if only the second factor is missing. */
export async function recordingFailure<Answer>(
  sql: Sql,
  call: Cause,
  { email, detail }: { readonly email: string; readonly detail: 'password' | 'provider' },
  signIn: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await signIn();
  } catch (error) {
    const reason = error instanceof Refusal ? error.reason : null;
    const event = { kind: 'sign-in', subject: { email } } as const;
    if (reason !== null && WITHOUT_FACTOR.has(reason)) {
      await recordSecurityEvent(sql, call, { ...event, outcome: 'refused', detail: 'second-factor' });
    } else if (reason !== null && WRONG.has(reason)) {
      const wrong = reason === 'WRONG_SECOND_FACTOR' ? 'second-factor' : detail;
      await recordSecurityEvent(sql, call, { ...event, outcome: 'failed', detail: wrong });
    }
    throw error;
  }
}
