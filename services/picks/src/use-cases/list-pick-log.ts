import { rpc } from '@torchbearer/kit';
import type { ListPickLogRequest, ListPickLogResponse } from '@torchbearer/proto/picks/v1/picks';
import type { Context } from '../context.js';
import { newestPicks } from '../db/pick-entries.js';

export const listPickLog = rpc<Context, ListPickLogRequest, ListPickLogResponse>({
  who: 'admin',
  handle: async ({ database }) => {
    return { picks: await newestPicks(database) };
  },
});
