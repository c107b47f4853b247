import { rpc, text, type Call, type Tx } from '@torchbearer/kit';
import {
  PhoneConfirmation,
  type ConfirmPhoneRequest,
  type ConfirmPhoneResponse,
} from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { lockPhone } from '../../db/phones.js';
import { findUserByPhone, lockUsersByPendingPhone } from '../../db/users.js';
import { isCodeGood, pendingPhoneOf } from '../../domain/phone-codes.js';
import { bindPendingPhone } from './prove-phone.js';

/** A YES confirms like the code, and for as long. A repeated call reports that the number is already confirmed. */
export const confirmPhone = rpc<Context, ConfirmPhoneRequest, ConfirmPhoneResponse>({
  who: ['sms'],
  input: z.object({ phone: text(100) }),
  handle: async ({ database }, { phone }, call) => ({
    confirmation: await database.transaction((tx) => confirm(tx, phone, call)),
  }),
});

async function confirm(tx: Tx, phone: string, call: Call): Promise<PhoneConfirmation> {
  await lockPhone(tx, phone);
  if (await findUserByPhone(tx, phone)) return PhoneConfirmation.PHONE_CONFIRMATION_ALREADY_CONFIRMED;
  const claimants = await lockUsersByPendingPhone(tx, phone);
  const good = claimants.filter((user) => {
    const pending = pendingPhoneOf(user);
    return pending !== null && isCodeGood(pending, call.now);
  });
  const [user] = good;
  if (!user) {
    return claimants.length > 0
      ? PhoneConfirmation.PHONE_CONFIRMATION_EXPIRED
      : PhoneConfirmation.PHONE_CONFIRMATION_NOT_PENDING;
  }
  if (good.length > 1) return PhoneConfirmation.PHONE_CONFIRMATION_AMBIGUOUS;
  await bindPendingPhone(tx, user, call, 'text message');
  return PhoneConfirmation.PHONE_CONFIRMATION_CONFIRMED;
}
