import { callsById } from '@torchbearer/contract';
import { given, userAnswer } from '../answers.js';
import { done, ok } from '../replies.js';
import { route } from '../route.js';
import { ownUser } from './own-user.js';

export const userRoutes = {
  getOwnUser: route({
    call: callsById.getOwnUser,
    keeping: 'nobody',
    handle: ownUser,
  }),

  listUsers: route({
    call: callsById.listUsers,
    handle: async ({ clients }, { rpc }) => {
      const { users } = await clients.identity.listUsers({}, rpc);
      return ok(users.map(userAnswer));
    },
  }),

  setAdmin: route({
    call: callsById.setAdmin,
    settles: true,
    handle: async ({ clients, sessions }, { params, body, rpc }) => {
      const request = { userId: params.id, isAdmin: body.isAdmin };
      const { user } = await clients.identity.setAdmin(request, rpc);
      sessions.forgetUser(params.id);
      return ok(userAnswer(given(user)));
    },
  }),

  deleteUser: route({
    call: callsById.deleteUser,
    settles: true,
    handle: async ({ clients, sessions }, { params, rpc }) => {
      await clients.identity.deleteUser({ userId: params.id }, rpc);
      sessions.forgetUser(params.id);
      return done;
    },
  }),
};
