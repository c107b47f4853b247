import { isId, type Sql } from '@torchbearer/kit';
import { storedEmail } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import type { SecurityEventKind, SecurityEventOutcome } from '../domain/security-events.js';

/** An account's id, or an e-mail as typed, or null if neither is known. */
export type Subject = string | { readonly email: string } | null;

interface NewSecurityEvent extends Pick<
  SecurityEventRow,
  'at' | 'outcome' | 'actorId' | 'address' | 'detail'
> {
  readonly kind: SecurityEventKind;
  readonly subject: Subject;
}

/** The subject of an event: a user, or the keyed hash of an e-mail without an account. */
interface RecordedSubject {
  readonly userId: string | null;
  readonly account: string | null;
}

/** Stores not the e-mail but a 96-bit hash of it, with a key that only this database has. */
export async function insertSecurityEvent(sql: Sql, event: NewSecurityEvent): Promise<RecordedSubject> {
  const { at, kind, outcome, subject, address, detail } = event;
  const [userId, email] =
    typeof subject === 'string' ? [subject, null] : [null, subject && storedEmail(subject.email)];
  return await sql.one<RecordedSubject>(
    `with subject as (
       select coalesce($5::uuid, (select id from users where lower(email) = lower($6::text))) as user_id,
              (select left(encode(sha256(key || sha256(key || convert_to(lower($6::text), 'UTF8'))), 'hex'), 24)
               from security_event_key) as account)
     insert into security_events (id, at, kind, outcome, user_id, account, actor_id, address, detail)
     select $1::uuid, $2::timestamptz, $3::text, $4::text, user_id, case when user_id is null then account end,
            nullif($7::uuid, user_id), $8::text, $9::text
     from subject
     returning user_id as "userId", account`,
    [randomUUID(), at, kind, outcome, userId, email, event.actorId, address, detail],
  );
}

export interface SecurityEventRow extends RecordedSubject {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly outcome: SecurityEventOutcome;
  readonly address: string | null;
  readonly detail: string | null;
  readonly actorId: string | null;
  /** Null if the account was deleted since. */
  readonly userName: string | null;
  readonly actorName: string | null;
}

interface SecurityEventQuery {
  /** A user's id, or the hash of an attempted e-mail. */
  readonly subject?: string | undefined;
  /** Only events older than this one, which must exist. */
  readonly beforeId?: string | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function listSecurityEvents(
  sql: Sql,
  { subject, beforeId, limit }: SecurityEventQuery,
): Promise<SecurityEventRow[]> {
  return await sql.rows<SecurityEventRow>(
    `select event.id, event.at, event.kind, event.outcome, event.address, event.detail, event.account,
            event.user_id as "userId", subject.name as "userName",
            event.actor_id as "actorId", actor.name as "actorName"
     from security_events event
     left join users subject on subject.id = event.user_id
     left join users actor on actor.id = event.actor_id
     where ${isOf(subject)}
       and ($2::uuid is null or event.seq < (select seq from security_events where id = $2))
     order by event.seq desc limit $3`,
    [subject ?? null, beforeId ?? null, limit],
  );
}

/** Filters by one column so that its index is used: only a user's id is a UUID. */
function isOf(subject: string | undefined): string {
  if (subject === undefined) return '$1::text is null';
  return isId(subject) ? 'event.user_id = $1::uuid' : 'event.account = $1::text';
}

export const securityEventExists = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql.rows('select from security_events where id = $1', [id])).length > 0;

/** Returns how many. */
export const purgeSecurityEvents = (sql: Sql, until: Date): Promise<number> =>
  sql.run('delete from security_events where at <= $1', [until]);
