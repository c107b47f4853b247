/** The secrets of second factors, encrypted (see factor-vault.ts), and recovery codes, hashed. */
import type { Sql } from '@torchbearer/kit';
import { hashToken } from '../domain/sessions.js';

/** Saves a new secret in place of an unconfirmed one. */
export async function replaceSecret(sql: Sql, userId: string, secret: Buffer, now: Date): Promise<void> {
  await sql.run(
    `insert into second_factors (user_id, secret, tries_since) values ($1, $2, $3)
     on conflict (user_id) do update set secret = excluded.secret, last_step = null`,
    [userId, secret, now],
  );
}

/** The secret of an account, encrypted, whether or not it was confirmed; null for none. */
export async function findSecret(sql: Sql, userId: string): Promise<Buffer | null> {
  const row = await sql.oneOrNull<{ secret: Buffer }>(
    'select secret from second_factors where user_id = $1',
    [userId],
  );
  return row?.secret ?? null;
}

/**
 * Counts a code attempt and returns the secret with the number of attempts in this period; null without a secret.
 * Attempts are counted before they are checked, so that concurrent ones count too.
 */
export const countCodeTry = (
  sql: Sql,
  userId: string,
  now: Date,
  periodStart: Date,
): Promise<{ readonly secret: Buffer; readonly tries: number } | null> =>
  sql.oneOrNull<{ secret: Buffer; tries: number }>(
    `update second_factors set
       tries = case when tries_since <= $3 then 1 else tries + 1 end,
       tries_since = case when tries_since <= $3 then $2 else tries_since end
     where user_id = $1 returning secret, tries`,
    [userId, now, periodStart],
  );

/** Uses up the code of this period; false if it, or a later one, was already used. */
export async function useStep(sql: Sql, userId: string, secret: Buffer, step: number): Promise<boolean> {
  const taken = await sql.run(
    `update second_factors set last_step = $3, tries = 0
     where user_id = $1 and secret = $2 and (last_step is null or last_step < $3)`,
    [userId, secret, step],
  );
  return taken === 1;
}

/** Uses up a recovery code; false if it does not exist. */
export async function useRecoveryCode(sql: Sql, userId: string, code: string): Promise<boolean> {
  const used = await sql.run('delete from recovery_codes where user_id = $1 and code_hash = $2', [
    userId,
    hashToken(code),
  ]);
  if (used === 1) await sql.run('update second_factors set tries = 0 where user_id = $1', [userId]);
  return used === 1;
}

export async function insertRecoveryCodes(sql: Sql, userId: string, codes: readonly string[]): Promise<void> {
  await sql.run('delete from recovery_codes where user_id = $1', [userId]);
  await sql.run('insert into recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])', [
    userId,
    codes.map(hashToken),
  ]);
}

export async function deleteSecondFactor(sql: Sql, userId: string): Promise<void> {
  await sql.run('delete from recovery_codes where user_id = $1', [userId]);
  await sql.run('delete from second_factors where user_id = $1', [userId]);
}

interface StoredFactor {
  readonly userId: string;
  readonly secret: Buffer;
}

/** Second factors that are encrypted with another key. */
export const listFactorsOfOtherKeys = (sql: Sql, keyId: Buffer): Promise<StoredFactor[]> =>
  sql.rows<StoredFactor>(
    `select user_id as "userId", secret from second_factors where substring(secret from 1 for $2) <> $1`,
    [keyId, keyId.length],
  );

/** Replaces an encrypted secret, unless it was changed meanwhile. */
export async function replaceEncryptedSecret(
  sql: Sql,
  { userId, secret }: StoredFactor,
  encrypted: Buffer,
): Promise<void> {
  await sql.run('update second_factors set secret = $3 where user_id = $1 and secret = $2', [
    userId,
    secret,
    encrypted,
  ]);
}
