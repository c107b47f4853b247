import { isId, Refusal, rpc, text, type Call, type Sql, type Tx } from '@torchbearer/kit';
import type {
  ListSecurityEventsRequest,
  ListSecurityEventsResponse,
  SecurityEvent,
} from '@torchbearer/proto/identity/v1/identity';
import { storedEmail, type Reason } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../context.js';
import {
  insertSecurityEvent,
  listSecurityEvents as listRows,
  securityEventExists,
  type SecurityEventRow,
  type Subject,
} from '../db/security-events.js';
import type { SecurityEventKind, SecurityEventOutcome } from '../domain/security-events.js';
import { requireActingAdmin } from './accounts.js';

export interface NewEvent {
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
  { kind, outcome = 'succeeded', subject, ...what }: NewEvent,
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

const USUAL_LIMIT = 50;

const input = z.object({
  subject: text(100, 1).optional(),
  beforeId: text(100, 1).optional(),
  // 0 is how a number that was not given arrives.
  limit: z.int().min(0).max(200, 'At most 200 events at a time.'),
});

export const listSecurityEvents = rpc<Context, ListSecurityEventsRequest, ListSecurityEventsResponse>({
  who: 'admin',
  input,
  handle: async ({ database }, { subject, beforeId, limit: requested }, call) => {
    await requireActingAdmin(database, call);
    if (beforeId !== undefined && !(isId(beforeId) && (await securityEventExists(database, beforeId)))) {
      throw new Refusal('INVALID_INPUT', undefined, [
        { field: 'beforeId', message: 'There is no such event to go on from.' },
      ]);
    }
    const limit = requested || USUAL_LIMIT;
    // One more than shown, to know whether there are more.
    const found = await listRows(database, { subject, beforeId, limit: limit + 1 });
    const events = found.slice(0, limit).map(toResponse);
    return { events, nextId: found.length > limit ? events.at(-1)?.id : undefined };
  },
});

const toResponse = (row: SecurityEventRow): SecurityEvent => ({
  id: row.id,
  at: row.at,
  kind: row.kind,
  outcome: row.outcome,
  user: person(row.userId, row.userName),
  account: row.account ?? undefined,
  actor: person(row.actorId, row.actorName),
  address: row.address ?? undefined,
  detail: row.detail ?? undefined,
});

const person = (id: string | null, name: string | null) =>
  id === null ? undefined : { id, name: name ?? undefined };
