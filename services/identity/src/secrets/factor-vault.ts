import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

/** Encrypts what codes are computed from: whoever reads the table, or a backup of it, computes none. */
export interface FactorVault {
  /** Names the key that secrets are encrypted with now; they begin with it. */
  readonly keyId: Buffer;
  /** Names of every key that is known here. */
  readonly keyIds: readonly Buffer[];
  /** What it answers opens for this account alone. */
  seal(userId: string, secret: string): Buffer;
  /** @throws Error for what was encrypted with another key, for another account, or changed since */
  open(userId: string, sealed: Buffer): string;
}

export const KEY_ID_BYTES = 8;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

const derive = (secret: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `torchbearer second factor ${purpose}`, bytes));

/**
 * AES-256-GCM, under a key that HKDF derives from the secret.
 * @param secrets the first encrypts; the others are for what was stored before the secret was changed
 * @param randomBytes unpredictable ones
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
    seal: (userId, secret) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, current.key, iv).setAAD(Buffer.from(userId));
      const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([current.id, iv, hidden, cipher.getAuthTag()]);
    },
    open: (userId, sealed) => {
      const id = sealed.subarray(0, KEY_ID_BYTES);
      const used = known.find((candidate) => candidate.id.equals(id));
      if (!used) throw new Error('a second factor was stored with a key that is not known here');
      const iv = sealed.subarray(KEY_ID_BYTES, KEY_ID_BYTES + IV_BYTES);
      const decipher = createDecipheriv(CIPHER, used.key, iv).setAAD(Buffer.from(userId));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      const hidden = sealed.subarray(KEY_ID_BYTES + IV_BYTES, -TAG_BYTES);
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
    },
  };
}
