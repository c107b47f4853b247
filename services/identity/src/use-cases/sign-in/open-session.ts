import type { Tx } from '@torchbearer/kit';
import type { SessionTokens } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { addSession, deleteSession } from '../../db/sessions.js';
import type { SessionRow } from '../../db/tables.js';
import { emitSessionEnded } from '../../publishes.js';

interface Opening {
  readonly userId: string;
  readonly token: string;
  readonly userAgent: string;
  /** The tokens of the cookies sent with the sign-in. */
  readonly replaced: SessionTokens | undefined;
  readonly now: Date;
  /** Whether a code of the second factor was given. */
  readonly withCode?: boolean;
}

/**
 * Opens a session. The sessions of the cookies sent with the sign-in end: the cookie is replaced, and the previous
 * one may have been planted. If the account has too many sessions, the oldest end. The account must be locked, so
 * that concurrent sign-ins see each other's session.
 */
export async function openSession(
  tx: Tx,
  { sessionDays, sessionsPerAccount }: Pick<Context, 'sessionDays' | 'sessionsPerAccount'>,
  { userId, token, userAgent, replaced, now, withCode = false }: Opening,
): Promise<SessionRow> {
  for (const cookie of replaced?.tokens ?? []) {
    const ended = await deleteSession(tx, cookie);
    if (ended) await emitSessionEnded(tx, ended, now);
  }
  const session = { userId, token, userAgent, now, days: sessionDays, withCode };
  const { added, ended } = await addSession(tx, session, sessionsPerAccount);
  for (const one of ended) await emitSessionEnded(tx, one, now);
  return added;
}
