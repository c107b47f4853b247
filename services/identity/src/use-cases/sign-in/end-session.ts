import { isId, Refusal, rpc } from '@torchbearer/kit';
import type { EndSessionRequest, EndSessionResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { deleteSessionOf } from '../../db/sessions.js';
import { liveAt } from '../../domain/sessions.js';
import { emitSessionEnded } from '../../publishes.js';

export const endSession = rpc<Context, EndSessionRequest, EndSessionResponse>({
  who: 'player',
  handle: async ({ database, sessionIdleDays }, { sessionId }, { userId, now }) => {
    // Another user's session is treated like an unknown one.
    if (!isId(sessionId) || !isId(userId)) throw new Refusal('SESSION_NOT_FOUND');
    await database.transaction(async (tx) => {
      const ended = await deleteSessionOf(tx, userId, sessionId, liveAt(now, sessionIdleDays));
      if (!ended) throw new Refusal('SESSION_NOT_FOUND');
      await emitSessionEnded(tx, ended, now);
    });
    return {};
  },
});
