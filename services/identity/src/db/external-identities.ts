import type { Sql, Tx } from '@torchbearer/kit';
import type { ExternalIdentity } from '../domain/id-token.js';

type Key = Pick<ExternalIdentity, 'issuer' | 'subject'>;

/** The user whom this identity signs in; null for none. */
export async function findUserIdByIdentity(sql: Sql, { issuer, subject }: Key): Promise<string | null> {
  const [row] = await sql.rows<{ userId: string }>(
    'select user_id as "userId" from external_identities where issuer = $1 and subject = $2',
    [issuer, subject],
  );
  return row?.userId ?? null;
}

/** @throws QueryFailedError if the identity already has an account */
export async function insertIdentity(
  tx: Tx,
  { issuer, subject }: Key,
  userId: string,
  now: Date,
): Promise<void> {
  await tx.run(
    'insert into external_identities (issuer, subject, user_id, created_at) values ($1, $2, $3, $4)',
    [issuer, subject, userId, now],
  );
}

/** Unlinks the identities linked before that time; null for all. */
export async function deleteIdentitiesBefore(tx: Tx, userId: string, before: Date | null): Promise<void> {
  await tx.run(
    'delete from external_identities where user_id = $1 and ($2::timestamptz is null or created_at < $2)',
    [userId, before],
  );
}

/** Any constant: first sign-ins by a provider take this lock, so that they run one at a time. */
const NEWCOMER_LOCK = 7_214_102;

export async function lockNewcomers(tx: Tx): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock($1)', [NEWCOMER_LOCK]);
}
