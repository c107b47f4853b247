import { rpc } from '@torchbearer/kit';
import type { RemovePhoneRequest, RemovePhoneResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../context.js';
import { phoneChanges } from '../domain/phone.js';
import { lockOwnAccount } from '../own-account.js';
import { saveUser } from '../save-user.js';

export const removePhone = rpc<Context, RemovePhoneRequest, RemovePhoneResponse>({
  who: 'player',
  handle: async ({ database }, _request, call) => {
    await database.transaction(async (tx) => {
      const user = await lockOwnAccount(tx, call);
      await saveUser(tx, user, phoneChanges(user, null, false, call.now));
    });
    return {};
  },
});
