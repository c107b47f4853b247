/** Accounts linked to the identity provider, and the nonces of requests to it, so that a response is valid once. */
import type { Sql, Tx } from '@torchbearer/kit';
import type { ExternalIdentity } from '../domain/id-token.js';
import { hashToken } from '../domain/sessions.js';
import type { UserRow } from './users.js';

type Key = Pick<ExternalIdentity, 'issuer' | 'subject'>;

/** The user whom this identity signs in; null for none. */
export async function findUserIdByIdentity(sql: Sql, { issuer, subject }: Key): Promise<string | null> {
  const row = await sql.oneOrNull<{ userId: string }>(
    'select user_id as "userId" from external_identities where issuer = $1 and subject = $2',
    [issuer, subject],
  );
  return row?.userId ?? null;
}

/** @throws Error if the identity already has an account */
export async function insertIdentity(
  tx: Tx,
  { issuer, subject }: Key,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  await tx.run(
    `insert into external_identities (issuer, subject, user_id, linked_email, created_at)
     values ($1, $2, $3, $4, $5)`,
    [issuer, subject, id, email, now],
  );
}

/** Which identities may be an intruder's; one that is linked in any of these ways. */
export interface Foreign {
  readonly linkedBefore?: Date | 'ever';
  readonly linkedSince?: Date | undefined;
  /** Under another address than this one. */
  readonly linkedElsewhereThan?: string;
}

/** Unlinks the identities that may be an intruder's; returns how many. */
export async function deleteIdentities(
  tx: Tx,
  userId: string,
  { linkedBefore, linkedSince, linkedElsewhereThan }: Foreign,
): Promise<number> {
  return await tx.run(
    `delete from external_identities where user_id = $1
       and (created_at < $2 or created_at >= $3 or lower(linked_email) <> lower($4))`,
    [
      userId,
      linkedBefore === 'ever' ? 'infinity' : (linkedBefore ?? null),
      linkedSince ?? null,
      linkedElsewhereThan ?? null,
    ],
  );
}

interface LinkedIdentity {
  readonly id: string;
  readonly issuer: string;
  /** The account's when it was linked. */
  readonly email: string;
  readonly linkedAt: Date;
}

/** The identities that sign in to the account, newest first. */
export const listIdentitiesOf = (sql: Sql, userId: string): Promise<LinkedIdentity[]> =>
  sql.rows<LinkedIdentity>(
    `select id, issuer, linked_email as email, created_at as "linkedAt" from external_identities
     where user_id = $1 order by created_at desc, id`,
    [userId],
  );

export async function deleteIdentity(tx: Tx, id: string): Promise<void> {
  await tx.run('delete from external_identities where id = $1', [id]);
}

/** Any constant: first sign-ins by a provider take this lock, so that they run one at a time. */
const NEWCOMER_LOCK = 7_214_102;

export async function lockNewcomers(tx: Tx): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock($1)', [NEWCOMER_LOCK]);
}

const GOOD_FOR_MS = 30 * 60_000;

/** Long enough to sign up at the provider meanwhile. */
export async function insertNonce(sql: Sql, nonce: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + GOOD_FOR_MS);
  await sql.run('insert into oidc_nonces (nonce_hash, expires_at) values ($1, $2)', [
    hashToken(nonce),
    expiresAt,
  ]);
}

/** Uses up the nonce; false if it is unknown, used or expired. */
export async function useNonce(tx: Tx, nonce: string, now: Date): Promise<boolean> {
  const used = await tx.run('delete from oidc_nonces where nonce_hash = $1 and expires_at > $2', [
    hashToken(nonce),
    now,
  ]);
  return used === 1;
}

export async function purgeNonces(sql: Sql, now: Date): Promise<void> {
  await sql.run('delete from oidc_nonces where expires_at <= $1', [now]);
}
