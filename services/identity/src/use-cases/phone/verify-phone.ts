import { Refusal, rpc, text } from '@torchbearer/kit';
import type { VerifyPhoneRequest, VerifyPhoneResponse } from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { lockPhone } from '../../db/phones.js';
import type { UserRow } from '../../db/tables.js';
import { updateHidden } from '../../db/users.js';
import { isCodeGood, pendingPhoneOf, tidyPhoneCode, wrongCodeMessage } from '../../domain/phone-codes.js';
import { findOwnAccount, lockOwnAccount } from '../profile/own-account.js';
import { bindPendingPhone } from './prove-phone.js';
import { recordSecurityEvent } from '../security-events.js';
import { withUniquenessErrors } from '../profile/uniqueness.js';
import { toUser } from '../responses.js';

export const verifyPhone = rpc<Context, VerifyPhoneRequest, VerifyPhoneResponse>({
  who: 'player',
  input: z.object({
    code: text(40).refine(
      (typed) => /^\d{6}$/.test(tidyPhoneCode(typed)),
      'Please enter the six digits of the code',
    ),
  }),
  handle: async ({ database, phoneCodes }, request, call) => {
    const code = tidyPhoneCode(request.code);
    const { pendingPhone: phone } = await findOwnAccount(database, call);
    if (phone === null) throw new Refusal('PHONE_NOT_PENDING');
    const outcome = await withUniquenessErrors(database, { phone }, call.userId, () =>
      database.transaction(async (tx): Promise<UserRow | Refusal> => {
        await lockPhone(tx, phone);
        const user = await lockOwnAccount(tx, call);
        const pending = pendingPhoneOf(user);
        if (pending?.phone !== phone || user.phoneCodeHash === null) throw new Refusal('PHONE_NOT_PENDING');
        if (!isCodeGood(pending, call.now)) throw new Refusal('PHONE_CODE_EXPIRED');
        if (phoneCodes.matches(user.phoneCodeHash, { userId: user.id, phone }, code)) {
          return await bindPendingPhone(tx, user, call, 'code');
        }
        // Returned, not thrown, because the attempt has to be counted.
        await updateHidden(tx, user.id, { phoneCodeTries: user.phoneCodeTries + 1 });
        const subject = { userId: user.id };
        await recordSecurityEvent(tx, call, {
          kind: 'phone-changed',
          outcome: 'failed',
          subject,
          detail: 'code',
        });
        const message = wrongCodeMessage(pending.triesLeft - 1);
        return new Refusal('PHONE_CODE_WRONG', message, [{ field: 'code', message }]);
      }),
    );
    if (outcome instanceof Refusal) throw outcome;
    return { user: toUser(outcome) };
  },
});
