import { Refusal, rpc } from '@torchbearer/kit';
import type { SetSmsEnabledRequest, SetSmsEnabledResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { isStopped } from '../../db/phones.js';
import { lockOwnAccount } from '../profile/own-account.js';
import { saveUser } from '../profile/save-user.js';
import { toUser } from '../responses.js';

export const setSmsEnabled = rpc<Context, SetSmsEnabledRequest, SetSmsEnabledResponse>({
  who: 'player',
  handle: async ({ database }, { enabled }, call) =>
    await database.transaction(async (tx) => {
      const user = await lockOwnAccount(tx, call);
      if (enabled) {
        if (user.phone === null) throw new Refusal('NO_PHONE');
        // Consuming a STOP waits for the account's lock, so a STOP that is not visible here is applied after us.
        if (await isStopped(tx, user.phone)) throw new Refusal('SMS_STOPPED');
      }
      return { user: toUser(await saveUser(tx, user, { smsEnabled: enabled })) };
    }),
});
