import { ConfigError, Refusal, text, type Call, type Log, type Tx } from '@torchbearer/kit';
import type { RemoveSecondFactorRequest } from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context, Rpcs } from '../context.js';
import { insertNotice } from '../db/mails.js';
import {
  deleteSecondFactor,
  findSecret,
  insertRecoveryCodes,
  listFactorsOfOtherKeys,
  replaceEncryptedSecret,
  replaceSecret,
} from '../db/second-factors.js';
import { updateHidden, type UserRow } from '../db/users.js';
import { readableEmail } from '../domain/account.js';
import { drawRecoveryCodes, drawSecret, uriOf } from '../domain/codes.js';
import { KEY_ID_BYTES } from '../secrets/factor-vault.js';
import { auditUser, changeOwn, findOwnAccount, lockForAdmin, refuseOnAdmins } from './accounts.js';
import { checkCode, reauthenticate } from './reauthenticate.js';
import { recordSecurityEvent, type Cause } from './security-events.js';
import { endSessionsOf } from './sessions.js';

export const beginSecondFactor: Rpcs['beginSecondFactor'] = {
  who: 'player',
  openWhile: ['SECOND_FACTOR_SETUP_REQUIRED'],
  input: z.object({ currentPassword: text(200).optional() }),
  handle: async (context, { currentPassword }, call) => {
    await reauthenticate(context, call, { currentPassword });
    return await changeOwn(context.database, call, async (tx, user) => {
      if (user.secondFactorAt !== null) throw new Refusal('SECOND_FACTOR_ON');
      const secret = drawSecret(context.randomInt);
      await replaceSecret(tx, user.id, context.factorVault.encrypt(user.id, secret), call.now);
      return { secret, uri: uriOf(secret, readableEmail(user.email)) };
    });
  },
};

export const cancelSecondFactor: Rpcs['cancelSecondFactor'] = {
  who: 'player',
  openWhile: ['SECOND_FACTOR_SETUP_REQUIRED'],
  handle: async ({ database }, _request, call) => {
    await changeOwn(database, call, async (tx, user) => {
      if (user.secondFactorAt !== null) throw new Refusal('SECOND_FACTOR_ON');
      await deleteSecondFactor(tx, user.id);
    });
    return {};
  },
};

export const confirmSecondFactor: Rpcs['confirmSecondFactor'] = {
  who: 'player',
  openWhile: ['SECOND_FACTOR_SETUP_REQUIRED'],
  input: z.object({ code: text(20, 1) }),
  handle: async (context, { code }, call) => {
    const { database, randomInt } = context;
    const found = await findOwnAccount(database, call);
    if (found.secondFactorAt !== null) throw new Refusal('SECOND_FACTOR_ON');
    const begun = await findSecret(database, found.id);
    await checkCode(context, found.id, code, call);
    const recoveryCodes = drawRecoveryCodes(randomInt);
    await changeOwn(database, call, async (tx, user) => {
      if (user.secondFactorAt !== null) throw new Refusal('SECOND_FACTOR_ON');
      // Another session may have started with another secret since, which this code does not prove.
      const stored = await findSecret(tx, user.id);
      if (begun === null || stored?.equals(begun) !== true) throw new Refusal('WRONG_SECOND_FACTOR');
      await updateHidden(tx, user.id, { secondFactorAt: call.now });
      await insertRecoveryCodes(tx, user.id, recoveryCodes);
      await recordSecurityEvent(tx, call, 'second-factor-enabled', user.id);
    });
    return { recoveryCodes };
  },
};

/** Checks that the caller may change their second factor. @throws Refusal SECOND_FACTOR_OFF without one */
async function proveFactor(
  context: Context,
  call: Call,
  { currentPassword, code }: RemoveSecondFactorRequest,
): Promise<void> {
  await reauthenticate(context, call, { currentPassword });
  const found = await findOwnAccount(context.database, call);
  if (found.secondFactorAt === null) throw new Refusal('SECOND_FACTOR_OFF');
  await checkCode(context, found.id, code, call);
}

export const renewRecoveryCodes: Rpcs['renewRecoveryCodes'] = {
  who: 'player',
  input: z.object({ currentPassword: text(200).optional(), code: text(20, 1) }),
  handle: async (context, proof, call) => {
    await proveFactor(context, call, proof);
    const recoveryCodes = drawRecoveryCodes(context.randomInt);
    await changeOwn(context.database, call, async (tx, user) => {
      if (user.secondFactorAt === null) throw new Refusal('SECOND_FACTOR_OFF');
      await insertRecoveryCodes(tx, user.id, recoveryCodes);
      await recordSecurityEvent(tx, call, 'recovery-codes-renewed', user.id);
      await insertNotice(tx, user.email, 'recovery-codes-renewed', call.now);
    });
    context.wakeMails();
    return { recoveryCodes };
  },
};

export const removeSecondFactor: Rpcs['removeSecondFactor'] = {
  who: 'player',
  input: z.object({ currentPassword: text(200).optional(), code: text(20, 1) }),
  handle: async (context, proof, call) => {
    await proveFactor(context, call, proof);
    await changeOwn(context.database, call, (tx, user) => dropSecondFactor(tx, user, call));
    return {};
  },
};

/**
 * Removes an account's second factor and records it. The row must be locked. @param detail why, if it was not
 * requested
 */
export async function dropSecondFactor(
  tx: Tx,
  user: Pick<UserRow, 'id'>,
  call: Cause,
  detail?: 'unproven',
): Promise<void> {
  await deleteSecondFactor(tx, user.id);
  await updateHidden(tx, user.id, { secondFactorAt: null });
  await recordSecurityEvent(tx, call, 'second-factor-disabled', user.id, { detail });
}

export const resetUserSecondFactor: Rpcs['resetUserSecondFactor'] = {
  who: 'admin',
  handle: async ({ database }, { userId }, call) => {
    await database.transaction(async (tx) => {
      const user = await lockForAdmin(tx, call, userId);
      refuseOnAdmins(user);
      if (user.secondFactorAt === null) throw new Refusal('SECOND_FACTOR_OFF');
      await dropSecondFactor(tx, user, call);
      await endSessionsOf(tx, user.id, call.now);
      await auditUser(tx, call, 'user.second-factor-reset', user);
    });
    return {};
  },
};

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
