import { isId, Refusal, rpc } from '@torchbearer/kit';
import type { GetUserRequest, GetUserResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../context.js';
import { findUser } from '../db/users.js';
import { requireActingAdmin } from './acting-admin.js';
import { userAnswer } from './answers.js';

export const getUser = rpc<Context, GetUserRequest, GetUserResponse>({
  who: 'player',
  handle: async ({ database }, request, call) => {
    const isSelf = request.userId === call.userId;
    if (!isSelf) await requireActingAdmin(database, call);
    const user = isId(request.userId) ? await findUser(database, request.userId) : null;
    if (!user) throw new Refusal(isSelf ? 'NOT_SIGNED_IN' : 'USER_NOT_FOUND');
    return { user: userAnswer(user) };
  },
});
