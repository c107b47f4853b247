import { awaitVersions as awaitCopies, rpc, text } from '@torchbearer/kit';
import type { AwaitVersionsRequest, AwaitVersionsResponse } from '@torchbearer/proto/copies/v1/copies';
import { z } from 'zod';
import type { Context } from '../context.js';

const LONGEST_WAIT_MS = 5_000;

export const awaitVersions = rpc<Context, AwaitVersionsRequest, AwaitVersionsResponse>({
  who: 'service',
  input: z.object({ versions: z.array(z.object({ topic: text(200), key: text(200) })).max(1_000) }),
  handle: async ({ database }, { versions, timeoutMs }) => ({
    applied: await awaitCopies(database, versions, Math.min(timeoutMs, LONGEST_WAIT_MS)),
  }),
});
