import { ConfigError, type Log } from '@torchbearer/kit';
import type { Context } from '../../context.js';
import { listFactorsOfOtherKeys, replaceEncryptedSecret } from '../../db/second-factors.js';
import { KEY_ID_BYTES } from '../../secrets/factor-vault.js';

/**
 * Encrypts secrets of the previous key with the current one. Runs at start, so that a wrong key shows before it locks
 * users out. @throws ConfigError if a secret was encrypted with an unknown key
 */
export async function rotateFactorKey(
  { database, factorVault }: Pick<Context, 'database' | 'factorVault'>,
  log: Log,
): Promise<void> {
  const stored = await listFactorsOfOtherKeys(database, factorVault.keyId);
  const isKnown = ({ secret }: { readonly secret: Buffer }): boolean =>
    factorVault.keyIds.some((id) => id.equals(secret.subarray(0, KEY_ID_BYTES)));
  const unknown = stored.filter((factor) => !isKnown(factor)).length;
  if (unknown > 0) {
    throw new ConfigError(
      `SECOND_FACTOR_KEY is not the key that ${unknown} second factors were stored with. Set that one, or set it as SECOND_FACTOR_KEY_ALSO while it is changed.`,
    );
  }
  for (const factor of stored) {
    try {
      const secret = factorVault.open(factor.userId, factor.secret);
      await replaceEncryptedSecret(database, factor, factorVault.encrypt(factor.userId, secret));
    } catch (error) {
      // One damaged row must not stop the service.
      log.error(
        { err: error, userId: factor.userId },
        'a second factor cannot be read: an admin can reset it',
      );
    }
  }
  if (stored.length > 0) log.info({ stored: stored.length }, 'second factors are stored with the new key');
}
