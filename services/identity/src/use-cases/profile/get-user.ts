import { isId, limitOf, Refusal, rpc } from '@torchbearer/kit';
import type { GetUserRequest, GetUserResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { findUser } from '../../db/users.js';
import { requireActingAdmin } from '../admin/acting-admin.js';
import { toOwnUser, toUser } from '../responses.js';

export const getUser = rpc<Context, GetUserRequest, GetUserResponse>({
  who: 'player',
  openWhile: ['PASSWORD_CHANGE_REQUIRED', 'SECOND_FACTOR_SETUP_REQUIRED'],
  handle: async (context, request, call) => {
    const { database } = context;
    const isSelf = request.userId === call.userId;
    const limit = limitOf(call.actor);
    if (!isSelf && limit !== null) throw new Refusal(limit);
    if (!isSelf) await requireActingAdmin(database, call);
    const user = isId(request.userId) ? await findUser(database, request.userId) : null;
    if (!user) throw new Refusal(isSelf ? 'NOT_SIGNED_IN' : 'USER_NOT_FOUND');
    return { user: isSelf ? toOwnUser(context, user) : toUser(user) };
  },
});
