import { callsById } from '@torchbearer/contract';
import { given, inviteAnswer, userAnswer } from '../answers/index.js';
import { instantOf } from '../instant-of.js';
import { created, done, ok } from '../replies.js';
import { route } from '../route.js';
import { filled } from './filled.js';
import { ownUser } from './own-user.js';

export const userRoutes = {
  getOwnUser: route({
    call: callsById.getOwnUser,
    keeping: 'nobody',
    handle: ownUser,
  }),

  listUsers: route({
    call: callsById.listUsers,
    keeping: 'nobody',
    handle: async ({ clients }, { rpc }) => {
      const { users } = await clients.identity.listUsers({}, rpc);
      return ok(users.map(userAnswer));
    },
  }),

  setAdmin: route({
    call: callsById.setAdmin,
    keeping: 'nobody',
    settles: true,
    handle: async ({ clients, sessions }, { params, body, rpc }) => {
      const request = {
        userId: params.id,
        isAdmin: body.isAdmin,
        currentPassword: body.currentPassword ?? undefined,
      };
      const { user } = await clients.identity.setAdmin(request, rpc);
      sessions.forgetUser(params.id);
      return ok(userAnswer(given(user)));
    },
  }),

  updateUser: route({
    call: callsById.updateUser,
    keeping: 'nobody',
    settles: true,
    handle: async ({ clients }, { params, body, rpc }) => {
      const { user } = await clients.identity.updateUser({ userId: params.id, ...filled(body) }, rpc);
      return ok(userAnswer(given(user)));
    },
  }),

  resetUserSecondFactor: route({
    call: callsById.resetUserSecondFactor,
    keeping: 'nobody',
    settles: true,
    handle: async ({ clients, sessions }, { params, rpc }) => {
      await clients.identity.resetUserSecondFactor({ userId: params.id }, rpc);
      sessions.forgetUser(params.id);
      return done;
    },
  }),

  resetUserPassword: route({
    call: callsById.resetUserPassword,
    keeping: 'nobody',
    settles: true,
    handle: async ({ clients, sessions }, { params, rpc }) => {
      const { temporaryPassword } = await clients.identity.resetUserPassword({ userId: params.id }, rpc);
      sessions.forgetUser(params.id);
      return ok({ tempPassword: temporaryPassword });
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

  listInvites: route({
    call: callsById.listInvites,
    keeping: 'nobody',
    handle: async ({ clients }, { rpc }) => {
      const { invites } = await clients.identity.listInvites({}, rpc);
      return ok(invites.map(inviteAnswer));
    },
  }),

  createInvite: route({
    call: callsById.createInvite,
    settles: true,
    handle: async ({ clients }, { body, rpc }) => {
      const { invite } = await clients.identity.createInvite(
        { note: body.note ?? '', mostUses: body.maxUses ?? 1, expiresAt: instantOf(body.expiresAt) },
        rpc,
      );
      return created(inviteAnswer(given(invite)));
    },
  }),

  deleteInvite: route({
    call: callsById.deleteInvite,
    settles: true,
    handle: async ({ clients }, { params, rpc }) => {
      await clients.identity.deleteInvite({ inviteId: params.id }, rpc);
      return done;
    },
  }),
};
