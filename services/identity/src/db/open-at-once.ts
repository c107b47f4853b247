/** The statements of the hot path: most sign-ins only add a session and its security event. */
import type { Database } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import type { NewSecurityEvent } from './security-events.js';
import { rowOf, type NewSession } from './sessions.js';
import type { SessionRow } from './tables.js';
import type { ReadUser } from './users.js';

export interface AtOnce {
  readonly user: ReadUser;
  readonly session: NewSession;
  readonly event: NewSecurityEvent;
  /** How many sessions the account may have. */
  readonly most: number;
}

/**
 * Opens a session and records its security event in one round trip. @returns null, and does nothing, if the account was
 * changed since it was read, or if an older session would have to end
 */
export async function openAtOnce(
  database: Pick<Database, 'together'>,
  { user, session, event, most }: AtOnce,
): Promise<SessionRow | null> {
  const row = rowOf(session);
  const [, opened] = await database.together([
    // Locked as in the other sign-ins, so that the next statement sees the sessions of those that ran meanwhile.
    { text: 'select from users where id = $1 for update', parameters: [user.id] },
    {
      text: `
        with opened as (
          insert into sessions
            (id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at, code_given_at)
          select $1::uuid, id, $2::bytea, $3::text, $4::timestamptz, $4, $5::timestamptz, $16::timestamptz
          from users
          where id = $6::uuid and xmin = $7::xid
            and (select count(*) from sessions where user_id = $6) < $8::int
          returning user_id)
        insert into security_events (id, at, kind, outcome, user_id, actor_id, address, detail)
        select $9::uuid, $10::timestamptz, $11::text, $12::text, user_id, nullif($13::uuid, user_id), $14::text,
               $15::text
        from opened
        returning id`,
      parameters: [
        row.id,
        row.tokenHash,
        row.userAgent,
        row.createdAt,
        row.expiresAt,
        user.id,
        user.rowVersion,
        most,
        randomUUID(),
        event.at,
        event.kind,
        event.outcome,
        event.actorId,
        event.address,
        event.detail,
        row.codeGivenAt,
      ],
    },
  ]);
  return opened?.length === 1 ? row : null;
}
