import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFactorVault, KEY_ID_BYTES } from './factor-vault.js';

const OLD = 'the key that was there before, long enough';
const NEW = 'the key that takes its place, long enough';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

describe('the vault of second factors', () => {
  const vault = createFactorVault([OLD], randomBytes);

  it('decrypts a secret, and encrypts equal secrets differently', () => {
    const [one, other] = [vault.encrypt('amber', SECRET), vault.encrypt('amber', SECRET)];
    expect(vault.open('amber', one)).toBe(SECRET);
    expect(one.toString('latin1')).not.toContain(SECRET);
    expect(one.subarray(KEY_ID_BYTES).equals(other.subarray(KEY_ID_BYTES))).toBe(false);
  });

  it('does not decrypt a secret of another account or with any byte changed', () => {
    const encrypted = vault.encrypt('amber', SECRET);
    expect(() => vault.open('basalt', encrypted)).toThrow();
    for (let at = 0; at < encrypted.length; at++) {
      const changed = Buffer.from(encrypted);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => vault.open('amber', changed)).toThrow();
    }
  });

  it('decrypts with the previous key while it is configured, and encrypts with the new one', () => {
    const encrypted = vault.encrypt('amber', SECRET);
    const both = createFactorVault([NEW, OLD], randomBytes);
    expect(both.open('amber', encrypted)).toBe(SECRET);
    const next = createFactorVault([NEW], randomBytes);
    expect(next.open('amber', both.encrypt('amber', SECRET))).toBe(SECRET);
    expect(() => next.open('amber', encrypted)).toThrow(/a key that is not known here/);
    expect(both.keyIds).toEqual([next.keyId, vault.keyId]);
  });
});
