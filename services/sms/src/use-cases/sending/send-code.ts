import { isId, rpc } from '@torchbearer/kit';
import type { SendCodeRequest, SendCodeResponse } from '@torchbearer/proto/sms/v1/sms';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { sendCode as send } from './code.js';

const id = z.string().refine(isId, 'must be an id');

export const sendCode = rpc<Context, SendCodeRequest, SendCodeResponse>({
  who: ['identity'],
  input: z.object({
    codeId: id,
    userId: id,
    phone: z.string().regex(/^\+1\d{10}$/, 'must be +1 and ten digits'),
    code: z.string().regex(/^\d{6}$/, 'must be six digits'),
    expiresAt: z.date(),
  }),
  handle: async ({ database, wake }, request, { now }) => {
    await database.transaction((tx) => send(tx, request, now));
    wake();
    return {};
  },
});
