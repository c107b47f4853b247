import { rpc, text } from '@torchbearer/kit';
import type { SendBlastRequest, SendBlastResponse } from '@torchbearer/proto/sms/v1/sms';
import { z } from 'zod';
import { choiceInput, messageInput } from './choice.js';
import { progressAfter } from '../sending/progress.js';
import { sendBlast as send } from './send.js';
import type { Context } from '../../context.js';

export const sendBlast = rpc<Context, SendBlastRequest, SendBlastResponse>({
  who: 'admin',
  input: z.object({
    ...choiceInput,
    message: messageInput.min(1, 'Please enter a message'),
    idempotencyKey: text(200),
  }),
  handle: async ({ database, wake, blastWaitMs }, request, call) => {
    const blastId = await database.transaction((tx) => send(tx, request, call));
    wake();
    const { waiting, sent, delivered, failed, skipped } = await progressAfter(database, blastId, blastWaitMs);
    const left = skipped.reduce((sum, { recipients }) => sum + recipients, 0);
    return { blastId, sent: waiting + sent + delivered, failed: failed + left };
  },
});
