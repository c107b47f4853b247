import type { Sql, Tx } from '@torchbearer/kit';
import type { ExternalIdentity } from '../domain/id-token.js';

type Key = Pick<ExternalIdentity, 'issuer' | 'subject'>;

/** Whose account this identity signs in to; null where none does. */
export async function findUserIdByIdentity(sql: Sql, { issuer, subject }: Key): Promise<string | null> {
  const [row] = await sql.rows<{ userId: string }>(
    'select user_id as "userId" from external_identities where issuer = $1 and subject = $2',
    [issuer, subject],
  );
  return row?.userId ?? null;
}

/** @throws QueryFailedError where the identity has an account already */
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

/** Unlinks the identities that were linked before that instant; null for all of them. */
export async function deleteIdentitiesBefore(tx: Tx, userId: string, before: Date | null): Promise<void> {
  await tx.run(
    'delete from external_identities where user_id = $1 and ($2::timestamptz is null or created_at < $2)',
    [userId, before],
  );
}

/** Any constant: whoever comes by a provider for the first time takes it, so that they come one after another. */
const NEWCOMER_LOCK = 7_214_102;

export async function lockNewcomers(tx: Tx): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock($1)', [NEWCOMER_LOCK]);
}
