import { ConfigError, type Log } from '@torchbearer/kit';
import type { Context } from '../../context.js';
import { listFactorsOfOtherKeys, resealSecret } from '../../db/second-factors.js';
import { KEY_ID_BYTES } from '../../secrets/factor-vault.js';

/**
 * Encrypts with the present key what was stored with the one before. At a start: then a wrong key is seen before anybody
 * who signs in is refused for it.
 * @throws ConfigError where something was stored with a key that is not known here
 */
export async function renewVault(
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
      await resealSecret(database, factor, factorVault.seal(factor.userId, secret));
    } catch (error) {
      // One damaged row must not keep everybody out.
      log.error(
        { err: error, userId: factor.userId },
        'a second factor cannot be read: an admin can reset it',
      );
    }
  }
  if (stored.length > 0) log.info({ stored: stored.length }, 'second factors are stored with the new key');
}
