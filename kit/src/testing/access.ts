/** Makes the test of who may call from a service's own RPC table. */
import type { Reason } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import { serviceActor, VISITOR, type Actor } from '../grpc/actor.js';
import type { RpcClient } from '../grpc/client.js';
import type { Definition, RequestOf } from '../grpc/definition.js';
import type { Rpc } from '../grpc/rpc.js';
import { adminActor, playerActor } from './actors.js';

type Access = Pick<Rpc<never, never, never>, 'who' | 'openWhile'>;

export interface RefusedCall<D extends Definition> {
  readonly rpc: string;
  readonly caller: string;
  readonly reason: Reason;
  /** @param demotedId a user who is no longer an admin, which the service has received */
  readonly call: (client: RpcClient<D>, demotedId: string) => Promise<unknown>;
}

const LIMITED = { id: randomUUID(), signedInAt: 0, mustChangePassword: true };

/** The callers that an RPC refuses: each with a description, the signed actor and the reason. */
function refusals({ who, openWhile = [] }: Access) {
  const id = randomUUID();
  const service = serviceActor('gateway');
  const limited = openWhile.includes('PASSWORD_CHANGE_REQUIRED')
    ? []
    : ([['a session that began with a temporary password', 'PASSWORD_CHANGE_REQUIRED']] as const);
  const as = (actor: Actor) => () => actor;
  switch (who) {
    case 'public':
      return [];
    case 'service':
      return [
        ['a visitor', 'SERVICES_ONLY', as(VISITOR)],
        ['a player', 'SERVICES_ONLY', as(playerActor(id))],
        ['an admin', 'SERVICES_ONLY', as(adminActor(id))],
      ] as const;
    case 'player':
      return [
        ['a visitor', 'NOT_SIGNED_IN', as(VISITOR)],
        ['a service', 'NOT_SIGNED_IN', as(service)],
        ...limited.map(([name, reason]) => [name, reason, as(playerActor(id, 'Player', LIMITED))] as const),
      ] as const;
    case 'admin':
      return [
        ['a visitor', 'NOT_SIGNED_IN', as(VISITOR)],
        ['a player', 'ADMINS_ONLY', as(playerActor(id))],
        ['a service', 'ADMINS_ONLY', as(service)],
        ['an admin who has lost the role', 'ADMINS_ONLY', (demotedId: string) => adminActor(demotedId)],
        ...limited.map(([name, reason]) => [name, reason, as(adminActor(id, 'Admin', LIMITED))] as const),
      ] as const;
  }
}

/** Every call that these RPCs have to refuse, each with an empty request. */
export const refusedCalls = <D extends Definition>(
  definition: D,
  rpcs: { readonly [Name in keyof D]: Access },
): RefusedCall<D>[] =>
  Object.entries<Access>(rpcs).flatMap(([rpc, access]) =>
    refusals(access).map(([caller, reason, actorFor]) => ({
      rpc,
      caller,
      reason,
      call: (client, demotedId) => {
        const request = definition[rpc]?.requestDeserialize(Buffer.alloc(0)) as RequestOf<D[string]>;
        return client[rpc as keyof D](request, { actor: actorFor(demotedId) });
      },
    })),
  );
