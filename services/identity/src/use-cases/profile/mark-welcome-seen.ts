import { rpc } from '@torchbearer/kit';
import type {
  MarkWelcomeSeenRequest,
  MarkWelcomeSeenResponse,
} from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { updateHidden } from '../../db/users.js';
import { lockOwnAccount } from './own-account.js';
import { toUser } from '../responses.js';

export const markWelcomeSeen = rpc<Context, MarkWelcomeSeenRequest, MarkWelcomeSeenResponse>({
  who: 'player',
  handle: async ({ database }, _request, call) =>
    await database.transaction(async (tx) => {
      const user = await lockOwnAccount(tx, call);
      if (!user.hasSeenWelcome) await updateHidden(tx, user.id, { hasSeenWelcome: true });
      return { user: toUser({ ...user, hasSeenWelcome: true }) };
    }),
});
