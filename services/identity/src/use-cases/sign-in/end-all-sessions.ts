import { rpc } from '@torchbearer/kit';
import type { EndAllSessionsRequest, EndAllSessionsResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { endSessionsOf } from './end-sessions.js';
import { lockOwnAccount } from '../profile/own-account.js';
import { recordSecurityEvent } from '../security-events.js';

export const endAllSessions = rpc<Context, EndAllSessionsRequest, EndAllSessionsResponse>({
  who: 'player',
  handle: async ({ database }, { keptToken }, call) => {
    await database.transaction(async (tx) => {
      const user = await lockOwnAccount(tx, call);
      await endSessionsOf(tx, user.id, call.now, keptToken);
      await recordSecurityEvent(tx, call, {
        kind: 'sign-out-everywhere',
        subject: { userId: user.id },
        ...(keptToken !== undefined && { detail: 'others' }),
      });
    });
    return {};
  },
});
