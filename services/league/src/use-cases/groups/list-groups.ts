import { rpc } from '@torchbearer/kit';
import type { ListGroupsRequest, ListGroupsResponse } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { listGroupsOf } from '../../db/group-list.js';
import { toGroup } from './responses.js';

export const listGroups = rpc<Context, ListGroupsRequest, ListGroupsResponse>({
  who: 'player',
  handle: async ({ database }, _request, { userId }) => ({
    groups: (await listGroupsOf(database, userId)).map((group) => toGroup(group, userId)),
  }),
});
