import { rpc } from '@torchbearer/kit';
import type {
  CancelPendingPhoneRequest,
  CancelPendingPhoneResponse,
} from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { dropPendingPhone, NO_PENDING_PHONE } from '../../db/users.js';
import { lockOwnAccount } from '../profile/own-account.js';
import { toUser } from '../responses.js';

export const cancelPendingPhone = rpc<Context, CancelPendingPhoneRequest, CancelPendingPhoneResponse>({
  who: 'player',
  handle: async ({ database }, _request, call) =>
    await database.transaction(async (tx) => {
      const user = await lockOwnAccount(tx, call);
      await dropPendingPhone(tx, user.id);
      return { user: toUser({ ...user, ...NO_PENDING_PHONE }) };
    }),
});
