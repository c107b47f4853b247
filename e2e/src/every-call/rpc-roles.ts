/** Who gets through to what when the services are called past the gateway. */
import { sealCaller, serviceActor, VISITOR, type Actor } from '@torchbearer/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTOR_SECRET } from '../system.js';
import { rpcs, type DeclaredWho, type RpcEntry } from './rpc-list.js';
import { openPort, type Port } from './stranger-rpc.js';
import type { Stage } from './stage.js';

type Standing = 'visitor' | 'player' | 'admin' | 'service';

interface Caller {
  readonly name: string;
  readonly as: Standing;
  readonly id: string;
  /** What comes with a call of this method. */
  readonly metadata: (method: string) => Readonly<Record<string, string>>;
}

const UNAUTHENTICATED = 16;
const PERMISSION_DENIED = 7;
const LIMPING = [2, 4, 12, 13, 14];

/** What each may not do, and how it is told. */
function barrier(who: DeclaredWho, as: Standing): readonly [number, string] | null {
  const notSignedIn = [UNAUTHENTICATED, 'NOT_SIGNED_IN'] as const;
  switch (who) {
    case 'public':
      return null;
    case 'service':
      return as === 'service' ? null : [PERMISSION_DENIED, 'SERVICES_ONLY'];
    case 'player or service':
      return as === 'visitor' ? notSignedIn : null;
    case 'player':
      return as === 'visitor' || as === 'service' ? notSignedIn : null;
    case 'admin':
      if (as === 'visitor') return notSignedIn;
      return as === 'admin' ? null : [PERMISSION_DENIED, 'ADMINS_ONLY'];
  }
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function callersOf({ player, admin, demoted }: Stage): readonly Caller[] {
  const user = (id: string, isAdmin: boolean): Actor => ({ kind: 'user', id, name: 'Somebody', isAdmin });
  const adminActor = user(admin.id, true);
  const sealed = (actor: Actor, method: string, { secret = ACTOR_SECRET, ageMs = 0 } = {}): string =>
    sealCaller({ actor, address: null }, method, secret, new Date(Date.now() - ageMs));
  const good = (actor: Actor) => (method: string) => ({ 'tb-actor': sealed(actor, method) });
  const forged = (name: string, seal?: (method: string) => string): Caller => ({
    name,
    as: 'visitor',
    id: admin.id,
    metadata: (method): Record<string, string> => (seal ? { 'tb-actor': seal(method) } : {}),
  });
  const partsOf = (seal: string) => seal.split('.') as [payload: string, signature: string];
  return [
    { name: 'a visitor', as: 'visitor', id: '', metadata: good(VISITOR) },
    { name: 'a player', as: 'player', id: player.id, metadata: good(user(player.id, false)) },
    { name: 'an admin', as: 'admin', id: admin.id, metadata: good(adminActor) },
    { name: 'a service', as: 'service', id: '', metadata: good(serviceActor('gateway')) },
    {
      name: 'an admin demoted since the call was signed',
      as: 'player',
      id: demoted.id,
      metadata: good(user(demoted.id, true)),
    },
    forged('nobody'),
    forged('an admin signed with another secret', (method) =>
      sealed(adminActor, method, { secret: `${ACTOR_SECRET}!` }),
    ),
    forged('a service signed with another secret', (method) =>
      sealed(serviceActor('gateway'), method, { secret: 'a guess' }),
    ),
    forged('an admin signed a minute ago', (method) => sealed(adminActor, method, { ageMs: 60_000 })),
    forged('an admin signed for another method', (method) => sealed(adminActor, `${method}s`)),
    forged('a service signed for another method', (method) => sealed(serviceActor('gateway'), `${method}s`)),
    forged("an admin under a player's signature", (method) => {
      const [, signature] = partsOf(sealed(user(player.id, false), method));
      return `${partsOf(sealed(adminActor, method))[0]}.${signature}`;
    }),
    forged('an admin without a signature', (method) => partsOf(sealed(adminActor, method))[0]),
    forged('an admin with an empty signature', (method) => `${partsOf(sealed(adminActor, method))[0]}.`),
    {
      ...forged('an admin in plain words'),
      metadata: (method) => ({
        'tb-actor': encoded({ ...adminActor, method, until: 9e15 }),
        'tb-user-id': admin.id,
        'x-user-role': 'admin',
        authorization: `Bearer ${admin.token}`,
      }),
    },
  ];
}

export function describeRpcRoles(staged: () => Stage): void {
  describe.each(rpcs)('the service behind the gateway, $name', ({ service, definition, entries }) => {
    let port: Port;
    let callers: readonly Caller[];
    let stage: Stage;
    beforeAll(() => {
      stage = staged();
      port = openPort(stage.system.grpcAddresses[service] ?? '');
      callers = callersOf(stage);
    });
    afterAll(() => port?.close());

    const call = async (name: string, entry: RpcEntry, caller: Caller) => {
      const method = definition[name];
      if (!method) throw new Error(`no method ${name}`);
      const empty = method.requestDeserialize(Buffer.alloc(0)) as object;
      const request: unknown = { ...empty, ...entry.request?.(stage, caller.id) };
      return await port.call(method.path, method.requestSerialize(request), caller.metadata(method.path));
    };

    it('has each of its methods listed with who may call it', () => {
      expect(Object.keys(entries).sort()).toEqual(Object.keys(definition).sort());
    });

    it.each(Object.entries(entries))('lets only those %s who may', async (name, entry) => {
      // The refused first, all at once; who gets through may change something.
      const inTurn = callers.filter((caller) => barrier(entry.who, caller.as) === null);
      await Promise.all(
        callers.map(async (caller) => {
          const wanted = barrier(entry.who, caller.as);
          if (wanted === null) return;
          const { status, reason } = await call(name, entry, caller);
          expect([status, reason], `${name} by ${caller.name}`).toEqual(wanted);
        }),
      );
      for (const caller of entry.refusedOnly ? [] : inTurn) {
        const { status, reason } = await call(name, entry, caller);
        expect(['NOT_SIGNED_IN', 'ADMINS_ONLY', 'SERVICES_ONLY'], `${name} by ${caller.name}`).not.toContain(
          reason,
        );
        expect(LIMPING, `${name} by ${caller.name}: ${reason}`).not.toContain(status);
      }
    });
  });
}
