import { asMessage, isId, Refusal, text, type Call, type Sql, type Tx } from '@torchbearer/kit';
import type { SecurityEvent } from '@torchbearer/proto/identity/v1/identity';
import type { Reason } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context, Rpcs } from '../context.js';
import {
  insertSecurityEvent,
  listSecurityEvents as listRows,
  securityEventExists,
  type SecurityEventRow,
  type Subject,
} from '../db/security-events.js';
import type { SecurityEventKind, SecurityEventOutcome } from '../domain/security-events.js';
import { requireActingAdmin } from './accounts.js';
import { wrongField } from './inputs.js';

/** Who did it, from where and when. */
export type Cause = Pick<Call, 'actor' | 'address' | 'log' | 'now'>;

interface Manner {
  /** Default `succeeded`. */
  readonly outcome?: SecurityEventOutcome;
  /** A fixed word that says how or what; never text that was typed. */
  readonly detail?: string | null | undefined;
}

/**
 * Records a security event, for admins and as a log line. Pass the transaction of the change, so that both commit
 * together; for a failure, pass `context.database` after its transaction. @param subject recorded as the account's id,
 * or as a keyed hash of the e-mail
 */
export async function recordSecurityEvent(
  sql: Sql | Tx,
  { actor, address, log, now }: Cause,
  kind: SecurityEventKind,
  subject: Subject,
  { outcome = 'succeeded', detail = null }: Manner = {},
): Promise<void> {
  const actorId = actor.kind === 'user' && actor.id !== null && isId(actor.id) ? actor.id : null;
  const row = { at: now, kind, outcome, subject, actorId, address, detail };
  const { userId, account } = await insertSecurityEvent(sql, row);
  const write = (): void => {
    const line = { securityEvent: kind, outcome, userId, account, address, detail };
    log.info({ ...line, ...(actorId !== userId && { actorId }) }, 'security event');
  };
  if ('onCommit' in sql) sql.onCommit(write);
  else write();
}

/** Reasons of a failed sign-in, and of one that lacks only the second factor. */
const OUTCOMES: ReadonlyMap<Reason, SecurityEventOutcome> = new Map([
  ['WRONG_CREDENTIALS', 'failed'],
  ['WRONG_SECOND_FACTOR', 'failed'],
  ['TEMPORARY_PASSWORD_USED', 'failed'],
  ['EXTERNAL_SIGN_IN_REFUSED', 'failed'],
  ['INVITE_CODE_INVALID', 'failed'],
  ['SECOND_FACTOR_REQUIRED', 'refused'],
  ['SECOND_FACTOR_UNPROVEN', 'refused'],
]);

/** Signs in and records a failed sign-in, or a refused one if only the second factor is missing. */
export async function recordingFailure<Answer>(
  { database }: Pick<Context, 'database'>,
  call: Cause,
  email: string,
  means: 'password' | 'provider',
  signIn: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await signIn();
  } catch (error) {
    const reason = error instanceof Refusal ? error.reason : null;
    const outcome = reason === null ? undefined : OUTCOMES.get(reason);
    const detail = reason?.includes('SECOND_FACTOR') ? 'second-factor' : means;
    if (outcome) await recordSecurityEvent(database, call, 'sign-in', { email }, { outcome, detail });
    throw error;
  }
}

const USUAL_LIMIT = 50;

export const listSecurityEvents: Rpcs['listSecurityEvents'] = {
  who: 'admin',
  input: z.object({
    subject: text(100, 1).optional(),
    beforeId: text(100, 1).optional(),
    // 0 is how a number that was not given arrives.
    limit: z.int().min(0).max(200, 'At most 200 events at a time.'),
  }),
  handle: async ({ database }, { subject, beforeId, limit: requested }, call) => {
    await requireActingAdmin(database, call);
    if (beforeId !== undefined && !(isId(beforeId) && (await securityEventExists(database, beforeId)))) {
      throw wrongField('beforeId', 'There is no such event to go on from.');
    }
    const limit = requested || USUAL_LIMIT;
    // One more than shown, to know whether there are more.
    const found = await listRows(database, { subject, beforeId, limit: limit + 1 });
    const events = found.slice(0, limit).map(toResponse);
    return { events, nextId: found.length > limit ? events.at(-1)?.id : undefined };
  },
};

const toResponse = (row: SecurityEventRow): SecurityEvent => ({
  ...asMessage(row),
  user: person(row.userId, row.userName),
  actor: person(row.actorId, row.actorName),
});

const person = (id: string | null, name: string | null) =>
  id === null ? undefined : { id, name: name ?? undefined };
