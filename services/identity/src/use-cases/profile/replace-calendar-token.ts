import { rpc } from '@torchbearer/kit';
import type {
  RenewCalendarTokenRequest,
  RenewCalendarTokenResponse,
} from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { replaceCalendarToken } from '../../db/calendar-tokens.js';
import { lockOwnAccount } from './own-account.js';

export const renewCalendarToken = rpc<Context, RenewCalendarTokenRequest, RenewCalendarTokenResponse>({
  who: 'player',
  handle: async ({ database, randomToken }, _request, call) => {
    const token = randomToken();
    await database.transaction(async (tx) => {
      const user = await lockOwnAccount(tx, call);
      await replaceCalendarToken(tx, user.id, token, call.now);
    });
    return { token };
  },
});
