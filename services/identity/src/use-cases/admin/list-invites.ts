import { rpc } from '@torchbearer/kit';
import type { ListInvitesRequest, ListInvitesResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { listInvites as readInvites } from '../../db/invites.js';
import { requireActingAdmin } from './acting-admin.js';
import { toInvite } from '../responses.js';

export const listInvites = rpc<Context, ListInvitesRequest, ListInvitesResponse>({
  who: 'admin',
  handle: async ({ database }, _request, call) => {
    await requireActingAdmin(database, call);
    return { invites: (await readInvites(database)).map(toInvite) };
  },
});
