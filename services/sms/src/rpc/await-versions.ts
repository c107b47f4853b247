import { awaitVersions as awaitCopies, rpc, versionsInput } from '@torchbearer/kit';
import type { AwaitVersionsRequest, AwaitVersionsResponse } from '@torchbearer/proto/copies/v1/copies';
import type { Context } from '../context.js';

export const awaitVersions = rpc<Context, AwaitVersionsRequest, AwaitVersionsResponse>({
  who: 'service',
  input: versionsInput,
  handle: async ({ database }, { versions, timeoutMs }) => ({
    applied: await awaitCopies(database, versions, timeoutMs),
  }),
});
