import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

/** Encrypts the secrets of second factors, so that a reader of the table or a backup can't compute codes. */
export interface FactorVault {
  /** The id of the current key, with which encrypted secrets begin. */
  readonly keyId: Buffer;
  /** The ids of all known keys. */
  readonly keyIds: readonly Buffer[];
  /** The result can be decrypted for this account only. */
  encrypt(userId: string, secret: string): Buffer;
  /** @throws Error if it was encrypted with another key, for another account, or changed since */
  open(userId: string, encrypted: Buffer): string;
}

export const KEY_ID_BYTES = 8;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

const derive = (secret: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `torchbearer second factor ${purpose}`, bytes));

/**
 * AES-256-GCM, under a key that HKDF derives from the secret.
 * @param secrets the first encrypts; the others only decrypt older secrets @param randomBytes a secure random source
 */
export function createFactorVault(
  secrets: readonly [string, ...string[]],
  randomBytes: (count: number) => Buffer,
): FactorVault {
  const keyOf = (secret: string) => ({
    id: derive(secret, 'key id', KEY_ID_BYTES),
    key: derive(secret, 'encryption', 32),
  });
  const [first, ...others] = secrets;
  const current = keyOf(first);
  const known = [current, ...others.map(keyOf)];
  return {
    keyId: current.id,
    keyIds: known.map(({ id }) => id),
    encrypt: (userId, secret) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, current.key, iv).setAAD(Buffer.from(userId));
      const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([current.id, iv, hidden, cipher.getAuthTag()]);
    },
    open: (userId, encrypted) => {
      const id = encrypted.subarray(0, KEY_ID_BYTES);
      const used = known.find((candidate) => candidate.id.equals(id));
      if (!used) throw new Error('a second factor was stored with a key that is not known here');
      const iv = encrypted.subarray(KEY_ID_BYTES, KEY_ID_BYTES + IV_BYTES);
      const decipher = createDecipheriv(CIPHER, used.key, iv).setAAD(Buffer.from(userId));
      decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
      const hidden = encrypted.subarray(KEY_ID_BYTES + IV_BYTES, -TAG_BYTES);
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
    },
  };
}
