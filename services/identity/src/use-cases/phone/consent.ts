import type { Tx } from '@torchbearer/kit';
import type { ConsentChanged } from '@torchbearer/proto/sms/v1/events';
import { lockPhone, rememberStopped, forgetStopped } from '../../db/phones.js';
import { lockUserByPhone } from '../../db/users.js';
import { saveUser } from '../profile/save-user.js';

/** Applies STOP or START of a number's owner to the account that has the number, now or later. */
export async function applyConsent(tx: Tx, { phone, stopped }: ConsentChanged): Promise<void> {
  await lockPhone(tx, phone);
  await (stopped ? rememberStopped(tx, phone) : forgetStopped(tx, phone));
  const user = await lockUserByPhone(tx, phone);
  if (user) await saveUser(tx, user, { smsEnabled: !stopped });
}
