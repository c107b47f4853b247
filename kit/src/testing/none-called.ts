import { Refusal } from '../errors.js';
import type { Definition, Rpc } from '../grpc/rpc.js';
import type { RpcTable } from '../grpc/server.js';

const notCalled: Rpc<unknown, unknown, never> = {
  who: 'public',
  handle: () => Promise.reject(new Refusal('UNAVAILABLE')),
};

/** Every RPC of a service, each refusing: a stand-in replaces those that are called. */
export const noneCalled = <D extends Definition>(definition: D): RpcTable<unknown, D> =>
  Object.fromEntries(Object.keys(definition).map((name) => [name, notCalled])) as unknown as RpcTable<
    unknown,
    D
  >;
