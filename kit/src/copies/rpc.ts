/** The RPCs of every service with copies, for the gateway. */
import type {
  AwaitVersionsRequest,
  AwaitVersionsResponse,
  CopiesServiceService,
} from '@torchbearer/proto/copies/v1/copies';
import { z } from 'zod';
import type { Sql } from '../database/database.js';
import { rpc, text } from '../grpc/rpc.js';
import type { RpcTable } from '../grpc/server.js';
import { awaitVersions } from './versions.js';

export interface CopiesContext {
  readonly database: Sql;
  /** Waits for what is derived from the copies; false after the timeout. */
  readonly waitForDerived: (timeoutMs: number) => Promise<boolean>;
}

export const copiesRpcs: RpcTable<CopiesContext, typeof CopiesServiceService> = {
  awaitVersions: rpc<CopiesContext, AwaitVersionsRequest, AwaitVersionsResponse>({
    who: ['gateway'],
    input: z.object({ versions: z.array(z.object({ topic: text(200), key: text(200) })).max(1_000) }),
    async handle({ database, waitForDerived }, { versions, timeoutMs }) {
      const begun = performance.now();
      if (!(await awaitVersions(database, versions, timeoutMs))) return { applied: false };
      return { applied: await waitForDerived(timeoutMs - (performance.now() - begun)) };
    },
  }),
};
