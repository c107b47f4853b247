import { callsById } from '@torchbearer/contract';
import { forward } from '../forward/forward.js';
import type { Gateway } from '../gateway.js';
import { instantOf } from '../instant-of.js';
import { route } from '../route.js';
import { ownUser } from './own-user.js';

/** After a change of permissions the user's sessions are looked up again. */
const forgetSessions = ({ sessions }: Gateway, { params }: { readonly params: { readonly id: string } }) =>
  sessions.forgetUser(params.id);

export const userRoutes = {
  getOwnUser: route({ call: callsById.getOwnUser, handle: ownUser }),

  setAdmin: forward(callsById.setAdmin, { then: forgetSessions }),
  deleteUser: forward(callsById.deleteUser, { then: forgetSessions }),
  resetUserSecondFactor: forward(callsById.resetUserSecondFactor, { then: forgetSessions }),
  resetUserPassword: forward(callsById.resetUserPassword, {
    answer: ({ temporaryPassword }) => ({ tempPassword: temporaryPassword }),
    then: forgetSessions,
  }),

  createInvite: forward(callsById.createInvite, {
    request: ({ body }) => ({
      note: body.note ?? '',
      mostUses: body.maxUses ?? 1,
      expiresAt: instantOf(body.expiresAt),
    }),
  }),
};
