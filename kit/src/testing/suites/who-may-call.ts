/** What each service proves of its table of callers: it refuses everyone else by itself, whatever the gateway does. */
import { expect, test } from 'vitest';
import type { RpcClient } from '../../grpc/client.js';
import type { Definition } from '../../grpc/rpc.js';
import { refusedCalls, type Access } from '../access.js';

/** @param start starts the service; `demotedId` is a user whom it knows not to be an admin */
export const refusesOtherCallers = <D extends Definition>(
  definition: D,
  rpcs: { readonly [Name in keyof D]: Access },
  start: () => Promise<{ readonly client: RpcClient<D>; readonly demotedId: string }>,
): void =>
  test('each RPC is refused to those who may not call it', async () => {
    const { client, demotedId } = await start();
    for (const { rpc, caller, reason, call } of refusedCalls(definition, rpcs))
      await expect(call(client, demotedId), `${rpc} by ${caller}`).rejects.toMatchObject({ reason });
  });
