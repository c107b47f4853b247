import { FIRST_PAGE, pageInput, pageOf, rpc } from '@torchbearer/kit';
import type { ListPickLogRequest, ListPickLogResponse } from '@torchbearer/proto/picks/v1/picks';
import { FIRST_WEEK, LAST_WEEK, LISTS } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../context.js';
import { newestPicks } from '../db/pick-entries.js';
import { pickLog, readPickLog } from '../db/pick-log.js';

const input = z.object({
  page: pageInput(LISTS.pickLog),
  week: z.int().min(FIRST_WEEK).max(LAST_WEEK).optional(),
});

export const listPickLog = rpc<Context, ListPickLogRequest, ListPickLogResponse>({
  who: 'admin',
  input,
  handle: async ({ database }, { page: asked, week }) => {
    if (!asked && week === undefined) return { picks: await newestPicks(database) };
    const { rows, page } = await readPickLog(database, pageOf(pickLog, asked ?? FIRST_PAGE), week ?? null);
    return { picks: [...rows], page };
  },
});
