import { asMessage, pageInput, pageOf } from '@torchbearer/kit';
import { Direction, type MessageEntry } from '@torchbearer/proto/sms/v1/sms';
import { LISTS } from '@torchbearer/rules';
import { z } from 'zod';
import type { Rpcs } from '../context.js';
import { messageList, readMessages, type LogRow } from '../db/message-log.js';

export const listMessages: Rpcs['listMessages'] = {
  who: 'admin',
  input: z.object({
    limit: z.number().int().min(1, 'must be at least 1').max(200, 'must be at most 200'),
    page: pageInput(LISTS.messages),
  }),
  handle: async ({ database }, { limit, page: asked }) => {
    const { rows, page } = await readMessages(database, pageOf(messageList, asked, limit));
    return { messages: rows.map(entryOf), page };
  },
};

const entryOf = (row: LogRow): MessageEntry => ({
  ...asMessage(row),
  direction: row.isInbound ? Direction.DIRECTION_INBOUND : Direction.DIRECTION_OUTBOUND,
  user: row.userId === null ? undefined : { id: row.userId, name: row.userName ?? '' },
});
