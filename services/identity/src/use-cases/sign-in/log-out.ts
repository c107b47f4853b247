import { rpc } from '@torchbearer/kit';
import type { LogOutRequest, LogOutResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { deleteSession } from '../../db/sessions.js';
import { emitSessionEnded } from '../../publishes.js';

export const logOut = rpc<Context, LogOutRequest, LogOutResponse>({
  who: 'public',
  handle: async (context, request, call) => {
    await context.database.transaction(async (tx) => {
      const ended = await deleteSession(tx, request.token);
      if (ended) await emitSessionEnded(tx, ended, call.now);
    });
    return {};
  },
});
