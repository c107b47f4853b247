import { rpc } from '@torchbearer/kit';
import type { ListPickLogRequest, ListPickLogResponse } from '@torchbearer/proto/picks/v1/picks';
import type { Context } from '../context.js';
import { newestPicks } from '../db/pick-entries.js';
import { requireActingAdmin } from './acting-admin.js';

export const listPickLog = rpc<Context, ListPickLogRequest, ListPickLogResponse>({
  who: 'admin',
  handle: async (context, _request, call) => {
    await requireActingAdmin(context, call);
    return { picks: await newestPicks(context.database) };
  },
});
