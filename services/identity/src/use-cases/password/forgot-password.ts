import { rpc } from '@torchbearer/kit';
import type { ForgotPasswordRequest, ForgotPasswordResponse } from '@torchbearer/proto/identity/v1/identity';
import { randomUUID } from 'node:crypto';
import { storedEmail } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { insertResetRequest } from '../../db/resets.js';
import { recordSecurityEvent } from '../security-events.js';
import { email } from '../inputs.js';

export const forgotPassword = rpc<Context, ForgotPasswordRequest, ForgotPasswordResponse>({
  who: 'public',
  input: z.object({ email }),
  handle: async (context, request, call) => {
    const wish = { id: randomUUID(), email: storedEmail(request.email), now: call.now };
    await context.database.transaction(async (tx) => {
      await insertResetRequest(tx, wish);
      await recordSecurityEvent(tx, call, { kind: 'reset-requested', subject: { email: wish.email } });
    });
    context.wakeMails();
    return {};
  },
});
