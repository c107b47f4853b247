import { Refusal, rpc, text } from '@torchbearer/kit';
import type { SetPhoneRequest, SetPhoneResponse } from '@torchbearer/proto/identity/v1/identity';
import { parsePhone } from '@torchbearer/rules';
import { z } from 'zod';
import type { CodeToSend } from './code-sender.js';
import type { Context } from '../../context.js';
import { isStopped } from '../../db/phones.js';
import type { UserRow } from '../../db/tables.js';
import { NO_PENDING_PHONE } from '../../db/users.js';
import { pendingPhoneOf } from '../../domain/phone-codes.js';
import { findOwnAccount, lockOwnAccount } from '../profile/own-account.js';
import { proveOwner } from '../password/reauthenticate.js';
import { sendCode, tryProof } from './prove-phone.js';
import { saveUser } from '../profile/save-user.js';
import { toUser } from '../responses.js';
import { phone as phoneInput, typedCode } from '../inputs.js';

interface Begun {
  readonly user: UserRow;
  /** Null if no code is needed, or one was sent a moment ago. */
  readonly toSend: CodeToSend | null;
}

export const setPhone = rpc<Context, SetPhoneRequest, SetPhoneResponse>({
  who: 'player',
  input: z.object({ phone: phoneInput, currentPassword: text(200).optional(), code: typedCode }),
  handle: async (context, { phone: typed, ...proof }, call) => {
    const phone = parsePhone(typed);
    if (phone === null) throw new Refusal('INVALID_INPUT');
    const known = await findOwnAccount(context.database, call);
    if (known.phone !== phone && known.pendingPhone !== phone) {
      await proveOwner(context, call, proof);
    }
    const begun = await context.database.transaction(async (tx): Promise<Begun | Refusal> => {
      const own = await lockOwnAccount(tx, call);
      if (own.phone === phone) {
        // Its owner entered the same number: messages are switched on, and a pending number is dropped.
        const smsEnabled = !(await isStopped(tx, phone));
        return { user: await saveUser(tx, own, { smsEnabled, ...NO_PENDING_PHONE }), toSend: null };
      }
      const pending = pendingPhoneOf(own);
      if (pending?.phone === phone && call.now < pending.resendAt) return { user: own, toSend: null };
      return await tryProof(tx, context, own, { phone, address: call.address, now: call.now });
    });
    if (begun instanceof Refusal) throw begun;
    const { user, toSend } = begun;
    if (toSend) await sendCode(context, toSend, call);
    return { user: toUser(user) };
  },
});
