import { rpc } from '@torchbearer/kit';
import type {
  CancelEmailChangeRequest,
  CancelEmailChangeResponse,
} from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { endPendingEmail } from '../../db/email-changes.js';
import { lockOwnAccount } from '../profile/own-account.js';

export const cancelEmailChange = rpc<Context, CancelEmailChangeRequest, CancelEmailChangeResponse>({
  who: 'player',
  handle: async ({ database }, _request, call) => {
    await database.transaction(async (tx) => {
      const { id } = await lockOwnAccount(tx, call);
      await endPendingEmail(tx, id, call.now);
    });
    return {};
  },
});
