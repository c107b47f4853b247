import { awaitVersions as copiesAreAsNew, rpc, versionsInput } from '@torchbearer/kit';
import type { AwaitVersionsRequest, AwaitVersionsResponse } from '@torchbearer/proto/copies/v1/copies';
import type { ScoringContext } from '../context.js';

const LONGEST_WAIT_MS = 5_000;

/** Waits for the copies and for the standings that follow from them, so that who wrote reads their consequences. */
export const awaitVersions = rpc<ScoringContext, AwaitVersionsRequest, AwaitVersionsResponse>({
  who: 'service',
  input: versionsInput,
  async handle({ database, recomputer }, { versions, timeoutMs }) {
    const wait = Math.min(timeoutMs, LONGEST_WAIT_MS);
    const begun = performance.now();
    if (!(await copiesAreAsNew(database, versions, wait))) return { applied: false };
    return { applied: await recomputer.settled(wait - (performance.now() - begun)) };
  },
});
