/** An attacker in the network who can reach the services' own ports. `e2e/every-call.e2e.ts` tests the permissions. */
import type { Signer } from '@torchbearer/kit';
import { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { LeagueServiceService } from '@torchbearer/proto/league/v1/league';
import { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import type { SignedIn } from '../../api.js';
import { openRpcClient } from '../../every-call/raw-rpc.js';
import type { Attack, Family } from '../attack.js';
import { assertEqual, assertStatus, assertThat } from '../assertions.js';
import { gatewaySigner } from '../../system.js';
import { SECRET, type Target } from '../target.js';

const UNAUTHENTICATED = 16;
const UNIMPLEMENTED = 12;
const TOO_LARGE = 8;
/** What the gRPC library returns for bytes that are not a message. */
const INTERNAL = 13;
/** Statuses that our code never chooses: unknown, internal, unavailable. */
const UNEXPECTED = [2, INTERNAL, 14];

const listUsers = IdentityServiceService.listUsers;

async function withClient<T>(
  { system }: Target,
  service: string,
  work: (client: ReturnType<typeof openRpcClient>) => Promise<T>,
): Promise<T> {
  const client = openRpcClient(system.grpcAddresses[service] ?? '');
  try {
    return await work(client);
  } finally {
    client.close();
  }
}

const FORGED: Readonly<Record<string, (target: Target) => Record<string, string>>> = {
  'no signature': () => ({}),
  "an admin's session token": ({ admin }) => ({
    authorization: `Bearer ${admin.token}`,
    'tb-caller': admin.token,
  }),
  'a signature of 8 KB': () => ({ 'tb-caller': 'x'.repeat(8_000) }),
  'a signature that is not base64': () => ({ 'tb-caller': 'gateway.!!!.???' }),
};

/** The metadata of an admin's call, as an eavesdropper between two processes would see it. */
function signedBy(sign: Signer, { id, name }: SignedIn, method: string, made: Date): Record<string, string> {
  const session = { id: 'a session', signedInAt: made.getTime(), mustChangePassword: false };
  const actor = { kind: 'user', id, name, isAdmin: true, session } as const;
  return { 'tb-caller': sign({ actor, address: null }, method, made) };
}

const forged: readonly Attack[] = Object.entries(FORGED).map(([name, make]) => ({
  name: `list all users with ${name}`,
  run: (target: Target) =>
    withClient(target, 'identity', async (client) => {
      const { status } = await client.call(listUsers.path, Buffer.alloc(0), make(target));
      assertEqual(status, UNAUTHENTICATED, 'the status');
    }),
}));

const unknownMethods: Attack = {
  name: 'call methods that no service has',
  run: (target) =>
    withClient(target, 'identity', async (client) => {
      for (const path of [
        '/grpc.reflection.v1.ServerReflection/ServerReflectionInfo',
        '/grpc.reflection.v1alpha.ServerReflection/ServerReflectionInfo',
        '/identity.v1.IdentityService/DropTables',
        listUsers.path.toLowerCase(),
      ]) {
        const { status } = await client.call(path, Buffer.alloc(0), {});
        assertEqual(status, UNIMPLEMENTED, `status of ${path}`);
      }
    }),
};

const RPCS_OF_ALL = {
  identity: IdentityServiceService.logIn,
  league: LeagueServiceService.getCastaway,
  sms: SmsServiceService.receiveMessage,
};

const garbage: readonly Attack[] = Object.entries(RPCS_OF_ALL).map(([service, { path }]) => ({
  name: `send invalid or too large messages to ${service}`,
  run: async (target: Target) => {
    const signature = signedBy(gatewaySigner(service, SECRET), target.admin, path, new Date());
    const invalidMessages = [
      Buffer.from('not a message'),
      Buffer.alloc(1_000, 0xff),
      Buffer.from('0affffffff0f', 'hex'),
    ];
    await withClient(target, service, async (client) => {
      for (const message of invalidMessages) {
        const { status } = await client.call(path, message, signature);
        assertEqual(status, INTERNAL, `status of ${message.length} invalid bytes`);
      }
      const large = Buffer.alloc(7 * 1024 * 1024, 0x0a);
      // The server may close the connection before it has received everything.
      const { status } = await client.call(path, large, signature).catch(() => ({ status: TOO_LARGE }));
      assertEqual(status, TOO_LARGE, 'status of 7 MB');
    });
    // The service still handles valid messages.
    const { status } = await withClient(target, service, (client) =>
      client.call(path, Buffer.alloc(0), signature),
    );
    assertThat(status >= 0 && !UNEXPECTED.includes(status), `a valid message got ${status}`);
    assertStatus(
      await target.send({ path: '/api/auth/me', token: target.victim.token }),
      200,
      'a call afterwards',
    );
  },
}));

export const grpc: Family = { name: 'gRPC', attacks: [...forged, unknownMethods, ...garbage] };
