/** An attacker inside the network who reached a service's own port. `e2e/every-call.e2e.ts` has who may call what. */
import { serviceActor, signCaller } from '@torchbearer/kit';
import { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { LeagueServiceService } from '@torchbearer/proto/league/v1/league';
import { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import type { SignedIn } from '../../api.js';
import { openPort } from '../../every-call/raw-rpc.js';
import type { Attack, Family } from '../attack.js';
import { answered, holds, same } from '../expected.js';
import { ACTOR_SECRET, type Place } from '../place.js';

/** The caller is not authenticated. */
const SEAL_REFUSED = 16;
const UNIMPLEMENTED = 12;
const TOO_LARGE = 8;
/** The gRPC library's message for bytes that are not a message. */
const NO_MESSAGE = 13;
/** Statuses that our own code did not choose: unknown, internal, unavailable. */
const UNEXPECTED = [2, NO_MESSAGE, 14];

const listUsers = IdentityServiceService.listUsers;

async function atPort<T>(
  { system }: Place,
  service: string,
  work: (port: ReturnType<typeof openPort>) => Promise<T>,
): Promise<T> {
  const port = openPort(system.grpcAddresses[service] ?? '');
  try {
    return await work(port);
  } finally {
    port.close();
  }
}

const FORGED: Readonly<Record<string, (place: Place) => Record<string, string>>> = {
  'no seal': () => ({}),
  'a seal by a secret that stands in our sources': () => ({
    'tb-actor': signCaller(
      { actor: serviceActor('gateway'), address: null },
      listUsers.path,
      'signs actors in end-to-end tests, for tests only',
      new Date(),
    ),
  }),
  'a seal with an empty secret': () => ({
    'tb-actor': signCaller({ actor: serviceActor('gateway'), address: null }, listUsers.path, '', new Date()),
  }),
  "an admin's own session token": ({ admin }) => ({
    authorization: `Bearer ${admin.token}`,
    'tb-actor': admin.token,
  }),
  'a seal of 8 KB': () => ({ 'tb-actor': 'x'.repeat(8_000) }),
  'a seal that is no base64': () => ({ 'tb-actor': '!!!.???' }),
};

/** How long a signature is valid, and how far clocks may differ. */
const GOOD_MS = 30_000 + 5_000;

/** What an eavesdropper between two processes would see of a call by an admin. */
const captured = ({ id, name }: SignedIn, method: string, made: Date): Record<string, string> => {
  const session = { id: 'a session', signedInAt: made.getTime(), mustChangePassword: false };
  const actor = { kind: 'user', id, name, isAdmin: true, session } as const;
  return { 'tb-actor': signCaller({ actor, address: null }, method, ACTOR_SECRET, made) };
};

const replayed: Attack = {
  name: "replay an admin's captured seal for another method or service, or after half a minute",
  run: (place) =>
    atPort(place, 'identity', async (port) => {
      const list = async (method: string, made: Date): Promise<number> =>
        (await port.call(listUsers.path, Buffer.alloc(0), captured(place.admin, method, made))).status;
      const now = new Date();
      same(await list(listUsers.path, now), 0, 'a seal for this method, now, is answered with');
      const old = new Date(now.getTime() - GOOD_MS - 1_000);
      same(await list(listUsers.path, old), SEAL_REFUSED, 'half a minute later');
      for (const { path } of [IdentityServiceService.getUser, LeagueServiceService.getLeague]) {
        same(await list(path, now), SEAL_REFUSED, `by a seal for ${path}`);
      }
    }),
};

const forged: readonly Attack[] = Object.entries(FORGED).map(([name, make]) => ({
  name: `list everybody with ${name}`,
  run: (place: Place) =>
    atPort(place, 'identity', async (port) => {
      const { status } = await port.call(listUsers.path, Buffer.alloc(0), make(place));
      same(status, 16, 'the status');
    }),
}));

const unlisted: Attack = {
  name: 'call what no service offers',
  run: (place) =>
    atPort(place, 'identity', async (port) => {
      for (const path of [
        '/grpc.reflection.v1.ServerReflection/ServerReflectionInfo',
        '/grpc.reflection.v1alpha.ServerReflection/ServerReflectionInfo',
        '/identity.v1.IdentityService/DropTables',
        listUsers.path.toLowerCase(),
      ]) {
        const { status } = await port.call(path, Buffer.alloc(0), {});
        same(status, UNIMPLEMENTED, path);
      }
    }),
};

const RPCS_OF_ALL = {
  identity: IdentityServiceService.logIn,
  league: LeagueServiceService.getCastaway,
  sms: SmsServiceService.receiveMessage,
};

const garbage: readonly Attack[] = Object.entries(RPCS_OF_ALL).map(([service, { path }]) => ({
  name: `messages that are none, or too large, to ${service}`,
  run: async (place: Place) => {
    const seal = captured(place.admin, path, new Date());
    const noMessages = [
      Buffer.from('not a message'),
      Buffer.alloc(1_000, 0xff),
      Buffer.from('0affffffff0f', 'hex'),
    ];
    await atPort(place, service, async (port) => {
      for (const message of noMessages) {
        const { status } = await port.call(path, message, seal);
        same(status, NO_MESSAGE, `${message.length} bytes were answered`);
      }
      const large = Buffer.alloc(7 * 1024 * 1024, 0x0a);
      // The connection may be closed before all was sent.
      const { status } = await port.call(path, large, seal).catch(() => ({ status: TOO_LARGE }));
      same(status, TOO_LARGE, '7 MB were answered');
    });
    // The service itself is still up, and decides.
    const { status } = await atPort(place, service, (port) => port.call(path, Buffer.alloc(0), seal));
    holds(status >= 0 && !UNEXPECTED.includes(status), `a message that is one was answered ${status}`);
    answered(await place.ask({ path: '/api/auth/me', token: place.victim.token }), 200, 'afterwards');
  },
}));

export const grpc: Family = { name: 'gRPC', attacks: [...forged, replayed, unlisted, ...garbage] };
