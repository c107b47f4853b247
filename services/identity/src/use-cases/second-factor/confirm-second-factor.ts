import { isId, Refusal, rpc, text } from '@torchbearer/kit';
import type {
  ConfirmSecondFactorRequest,
  ConfirmSecondFactorResponse,
} from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { findSecret, insertRecoveryCodes } from '../../db/second-factors.js';
import { findUser, updateHidden } from '../../db/users.js';
import { drawRecoveryCodes } from '../../domain/codes.js';
import { lockOwnAccount } from '../profile/own-account.js';
import { checkCode } from './second-factor.js';
import { recordSecurityEvent } from '../security-events.js';

export const confirmSecondFactor = rpc<Context, ConfirmSecondFactorRequest, ConfirmSecondFactorResponse>({
  who: 'player',
  openWhile: ['SECOND_FACTOR_SETUP_REQUIRED'],
  input: z.object({ code: text(20, 1) }),
  handle: async (context, { code }, call) => {
    const { database, randomInt } = context;
    const found = isId(call.userId) ? await findUser(database, call.userId) : null;
    if (!found) throw new Refusal('NOT_SIGNED_IN');
    if (found.secondFactorAt !== null) throw new Refusal('SECOND_FACTOR_ON');
    const begun = await findSecret(database, found.id);
    await checkCode(context, found.id, code, call);
    const recoveryCodes = drawRecoveryCodes(randomInt);
    await database.transaction(async (tx) => {
      const user = await lockOwnAccount(tx, call);
      if (user.secondFactorAt !== null) throw new Refusal('SECOND_FACTOR_ON');
      // Another session may have started with another secret since, which this code does not prove.
      const stored = await findSecret(tx, user.id);
      if (begun === null || stored?.equals(begun) !== true) throw new Refusal('WRONG_SECOND_FACTOR');
      await updateHidden(tx, user.id, { secondFactorAt: call.now });
      await insertRecoveryCodes(tx, user.id, recoveryCodes);
      await recordSecurityEvent(tx, call, { kind: 'second-factor-enabled', subject: { userId: user.id } });
    });
    return { recoveryCodes };
  },
});
