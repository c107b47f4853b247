import { rpc, text } from '@torchbearer/kit';
import type { ReportLockoutRequest, ReportLockoutResponse } from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { recordSecurityEvent } from '../security-events.js';

export const reportLockout = rpc<Context, ReportLockoutRequest, ReportLockoutResponse>({
  who: ['gateway'],
  input: z.object({ email: text(254) }),
  handle: async ({ database }, { email, everywhere }, call) => {
    const detail = everywhere ? 'everywhere' : 'address';
    const event = { kind: 'lockout', outcome: 'refused', subject: { email }, detail } as const;
    await recordSecurityEvent(database, call, event);
    return {};
  },
});
