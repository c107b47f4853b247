import { audit, isId, Refusal, rpc } from '@torchbearer/kit';
import type { DeleteInviteRequest, DeleteInviteResponse } from '@torchbearer/proto/identity/v1/identity';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../../context.js';
import { deleteInvite as takeBack } from '../../db/invites.js';
import { requireActingAdmin } from './acting-admin.js';
import { inviteTarget } from './audit-targets.js';

export const deleteInvite = rpc<Context, DeleteInviteRequest, DeleteInviteResponse>({
  who: 'admin',
  handle: async ({ database }, { inviteId }, call) => {
    await database.transaction(async (tx) => {
      await requireActingAdmin(tx, call);
      const invite = isId(inviteId) ? await takeBack(tx, inviteId, call.now) : null;
      if (!invite) throw new Refusal('INVITE_NOT_FOUND');
      const { uses, mostUses } = invite;
      await audit(tx, Topics.identityAudit, call, {
        action: 'invite.deleted',
        target: inviteTarget(invite),
        before: { uses, mostUses },
        after: null,
      });
    });
    return {};
  },
});
