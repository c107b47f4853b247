/** Tests that each service runs, with a table of its own. */
import { afterAll, expect, test } from 'vitest';
import type { RpcClient } from '../../grpc/client.js';
import type { Definition } from '../../grpc/rpc.js';
import { refusedCalls, type Access } from '../access.js';

export { republishes } from './republishing.js';

/** Waits until something is started for all tests of a file, and stops it after the last one. */
export async function forFile<Started extends { stop(): Promise<unknown> }>(
  starting: Promise<Started>,
): Promise<Started> {
  const started = await starting;
  afterAll(() => started.stop());
  return started;
}

/**
 * Each service refuses everyone else by itself, whatever the gateway does.
 * @param start starts the service; `demotedId` is a user whom it knows not to be an admin
 */
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
