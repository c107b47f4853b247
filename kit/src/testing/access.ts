/** Makes the test of who may call from a service's own RPC table. */
import type { Reason } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import { type Actor, serviceActor, VISITOR } from '../grpc/actor.js';
import { callersOf } from '../grpc/callers.js';
import type { RpcClient } from '../grpc/client.js';
import type { Definition, RequestOf, Rpc } from '../grpc/rpc.js';
import { adminActor, playerActor } from './actors.js';

export type Access = Pick<Rpc<never, never, never>, 'who' | 'openWhile'>;

interface RefusedCall<D extends Definition> {
  readonly rpc: string;
  readonly caller: string;
  readonly reason: Reason;
  /** @param demotedId a user who is no longer an admin, which the service has received */
  readonly call: (client: RpcClient<D>, demotedId: string) => Promise<unknown>;
}

const LIMITED = { id: randomUUID(), signedInAt: 0, mustChangePassword: true };

/** The callers that an RPC of a service refuses: each with a description, the signed actor and the reason. */
function refusals(service: string, { who, openWhile = [] }: Access) {
  const id = randomUUID();
  if (typeof who === 'object')
    return [
      ['a visitor', 'SERVICES_ONLY', () => VISITOR],
      ['a player', 'SERVICES_ONLY', () => playerActor(id)],
      ['an admin', 'SERVICES_ONLY', () => adminActor(id)],
      ...callersOf(service)
        .filter((caller) => !who.includes(caller))
        .map((caller) => [`the service ${caller}`, 'SERVICES_ONLY', () => serviceActor(caller)] as const),
    ] as const;
  const gateway = serviceActor('gateway');
  const limited = openWhile.includes('PASSWORD_CHANGE_REQUIRED')
    ? []
    : ([['a session that began with a temporary password', 'PASSWORD_CHANGE_REQUIRED']] as const);
  const as = (actor: Actor) => () => actor;
  switch (who) {
    case 'public':
      return [];
    case 'player':
      return [
        ['a visitor', 'NOT_SIGNED_IN', as(VISITOR)],
        ['a service', 'NOT_SIGNED_IN', as(gateway)],
        ...limited.map(([name, reason]) => [name, reason, as(playerActor(id, 'Player', LIMITED))] as const),
      ] as const;
    case 'admin':
      return [
        ['a visitor', 'NOT_SIGNED_IN', as(VISITOR)],
        ['a player', 'ADMINS_ONLY', as(playerActor(id))],
        ['a service', 'ADMINS_ONLY', as(gateway)],
        ['an admin who has lost the role', 'ADMINS_ONLY', (demotedId: string) => adminActor(demotedId)],
        ...limited.map(([name, reason]) => [name, reason, as(adminActor(id, 'Admin', LIMITED))] as const),
      ] as const;
  }
}

/** The service of `/picks.v1.PicksService/SubmitPick` is picks. */
const serviceOf = (definition: Definition): string =>
  /^\/(\w+)\./.exec(Object.values(definition)[0]?.path ?? '')?.[1] ?? '';

/** Every call that these RPCs have to refuse, each with an empty request. */
export const refusedCalls = <D extends Definition>(
  definition: D,
  rpcs: { readonly [Name in keyof D]: Access },
): RefusedCall<D>[] =>
  Object.entries<Access>(rpcs).flatMap(([rpc, access]) =>
    refusals(serviceOf(definition), access).map(([caller, reason, actorFor]) => ({
      rpc,
      caller,
      reason,
      call: (client, demotedId) => {
        const request = definition[rpc]?.requestDeserialize(Buffer.alloc(0)) as RequestOf<D[string]>;
        return client[rpc as keyof D](request, { actor: actorFor(demotedId) });
      },
    })),
  );
