import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFactorVault, KEY_ID_BYTES } from './factor-vault.js';

const OLD = 'the key that was there before, long enough';
const NEW = 'the key that takes its place, long enough';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

describe('the vault of second factors', () => {
  const vault = createFactorVault([OLD], randomBytes);

  it('gives a secret back, and shows nothing of it, not even that two are the same', () => {
    const [one, other] = [vault.seal('amber', SECRET), vault.seal('amber', SECRET)];
    expect(vault.open('amber', one)).toBe(SECRET);
    expect(one.toString('latin1')).not.toContain(SECRET);
    expect(one.subarray(KEY_ID_BYTES).equals(other.subarray(KEY_ID_BYTES))).toBe(false);
  });

  it('opens nothing that belongs to another account or was changed, in whatever byte', () => {
    const sealed = vault.seal('amber', SECRET);
    expect(() => vault.open('basalt', sealed)).toThrow();
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => vault.open('amber', changed)).toThrow();
    }
  });

  it('opens what the key before has sealed as long as that one is known, and seals by the new one', () => {
    const sealed = vault.seal('amber', SECRET);
    const both = createFactorVault([NEW, OLD], randomBytes);
    expect(both.open('amber', sealed)).toBe(SECRET);
    const next = createFactorVault([NEW], randomBytes);
    expect(next.open('amber', both.seal('amber', SECRET))).toBe(SECRET);
    expect(() => next.open('amber', sealed)).toThrow(/a key that is not known here/);
    expect(both.keyIds).toEqual([next.keyId, vault.keyId]);
  });
});
