/** Nonces that browsers put into their request to the identity provider, so that its response is valid once. */
import type { Sql, Tx } from '@torchbearer/kit';
import { hashToken } from '../domain/sessions.js';

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
