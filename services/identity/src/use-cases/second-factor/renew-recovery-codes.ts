import { Refusal, rpc, text } from '@torchbearer/kit';
import type {
  RenewRecoveryCodesRequest,
  RenewRecoveryCodesResponse,
} from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { insertNotice } from '../../db/notices.js';
import { insertRecoveryCodes } from '../../db/second-factors.js';
import { drawRecoveryCodes } from '../../domain/codes.js';
import { FRESH_FOR_ACCOUNT_MS } from '../../domain/recent-sign-in.js';
import { findOwnAccount, lockOwnAccount } from '../profile/own-account.js';
import { reauthenticate } from '../password/reauthenticate.js';
import { recordSecurityEvent } from '../security-events.js';
import { checkCode } from './second-factor.js';

export const renewRecoveryCodes = rpc<Context, RenewRecoveryCodesRequest, RenewRecoveryCodesResponse>({
  who: 'player',
  input: z.object({ currentPassword: text(200).optional(), code: text(20, 1) }),
  handle: async (context, { currentPassword, code }, call) => {
    await reauthenticate(context, call, { currentPassword, withinMs: FRESH_FOR_ACCOUNT_MS });
    const found = await findOwnAccount(context.database, call);
    if (found.secondFactorAt === null) throw new Refusal('SECOND_FACTOR_OFF');
    await checkCode(context, found.id, code, call);
    const recoveryCodes = drawRecoveryCodes(context.randomInt);
    await context.database.transaction(async (tx) => {
      const user = await lockOwnAccount(tx, call);
      if (user.secondFactorAt === null) throw new Refusal('SECOND_FACTOR_OFF');
      await insertRecoveryCodes(tx, user.id, recoveryCodes);
      await recordSecurityEvent(tx, call, { kind: 'recovery-codes-renewed', subject: { userId: user.id } });
      await insertNotice(tx, user.email, 'recovery-codes-renewed', call.now);
    });
    context.wakeMails();
    return { recoveryCodes };
  },
});
