/** Authorization of direct calls to the services: RPCs for admins and for services, by callers of every kind. */
import { createSigner, serviceActor, VISITOR, type Actor, type Signer } from '@torchbearer/kit';
import { layout } from '@torchbearer/local';
import { AnalyticsServiceService } from '@torchbearer/proto/analytics/v1/analytics';
import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import { FeedbackServiceService } from '@torchbearer/proto/feedback/v1/feedback';
import { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { LeagueServiceService } from '@torchbearer/proto/league/v1/league';
import { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import { describe, expect, it } from 'vitest';
import { gatewaySigner, keysHeldBy } from '../system.js';
import { openRpcClient } from './raw-rpc.js';
import type { Fixture } from './fixture.js';

type Refusal = 'NOT_SIGNED_IN' | 'ADMINS_ONLY' | 'SERVICES_ONLY';

interface Caller {
  readonly name: string;
  /** The errors of an RPC for admins and of one for services; null if the caller may call it. */
  readonly expected: readonly [forAdmins: Refusal | null, forServices: Refusal | null];
  /** The metadata of a call to this method. */
  readonly metadata: (method: string) => Readonly<Record<string, string>>;
}

/** An RPC for admins of each service. */
const forAdmins = {
  identity: IdentityServiceService.listUsers,
  league: LeagueServiceService.listWeeks,
  picks: PicksServiceService.listPickLog,
  scoring: ScoringServiceService.previewWeekPoints,
  analytics: AnalyticsServiceService.getStats,
  feedback: FeedbackServiceService.getFeedbackStats,
  sms: SmsServiceService.getReminderStatus,
};
/** An RPC for services of each service. */
const forServices = {
  identity: IdentityServiceService.lookUpUsers,
  league: LeagueServiceService.getSchedule,
  picks: CopiesServiceService.awaitVersions,
  scoring: CopiesServiceService.awaitVersions,
  analytics: CopiesServiceService.awaitVersions,
  feedback: CopiesServiceService.awaitVersions,
  sms: CopiesServiceService.awaitVersions,
};

/** gRPC statuses that our code never chooses: unknown, deadline, unimplemented, internal, unavailable. */
const UNEXPECTED = [2, 4, 12, 13, 14];

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function callersOf(service: string, { player, admin, demoted }: Fixture): readonly Caller[] {
  const byGateway = gatewaySigner(service);
  const user = (id: string, isAdmin: boolean): Actor => ({ kind: 'user', id, name: 'Somebody', isAdmin });
  const adminActor = user(admin.id, true);
  const gateway = serviceActor('gateway');
  const signed = (actor: Actor, method: string, sign: Signer = byGateway, ageMs = 0): string =>
    sign({ actor, address: null }, method, new Date(Date.now() - ageMs));
  const signedBy = (name: string, actor: Actor, expected: Caller['expected']): Caller => ({
    name,
    expected,
    metadata: (method) => ({ 'tb-caller': signed(actor, method) }),
  });
  const forged = (name: string, make: (method: string) => string): Caller => ({
    name,
    expected: ['NOT_SIGNED_IN', 'SERVICES_ONLY'],
    metadata: (method) => ({ 'tb-caller': make(method) }),
  });
  const partsOf = (signature: string): [content: string, signature: string] => {
    const end = signature.lastIndexOf('.');
    return [signature.slice(0, end), signature.slice(end + 1)];
  };
  return [
    signedBy('a visitor', VISITOR, ['NOT_SIGNED_IN', 'SERVICES_ONLY']),
    signedBy('a player', user(player.id, false), ['ADMINS_ONLY', 'SERVICES_ONLY']),
    signedBy('an admin', adminActor, [null, 'SERVICES_ONLY']),
    signedBy('the gateway as itself', gateway, ['ADMINS_ONLY', null]),
    signedBy('an admin who was demoted after the call was signed', user(demoted.id, true), [
      'ADMINS_ONLY',
      'SERVICES_ONLY',
    ]),
    { ...forged('a caller without a signature', () => ''), metadata: () => ({}) },
    forged('another service, signed by the gateway', (method) => signed(serviceActor('sms'), method)),
    forged('an admin signed with a guessed key', (method) =>
      signed(adminActor, method, createSigner('gateway', service, 'a guess')),
    ),
    forged('an admin signed with the key of another service', (method) =>
      signed(adminActor, method, gatewaySigner(service === 'picks' ? 'sms' : 'picks')),
    ),
    forged('an admin signed a minute ago', (method) => signed(adminActor, method, byGateway, 60_000)),
    forged('an admin signed for another method', (method) => signed(adminActor, `${method}s`)),
    forged('the gateway, signed for another method', (method) => signed(gateway, `${method}s`)),
    forged("an admin with a player's signature", (method) => {
      const [, signature] = partsOf(signed(user(player.id, false), method));
      return `${partsOf(signed(adminActor, method))[0]}.${signature}`;
    }),
    forged('an admin without a signature', (method) => partsOf(signed(adminActor, method))[0]),
    forged('an admin with an empty signature', (method) => `${partsOf(signed(adminActor, method))[0]}.`),
    {
      ...forged('an admin in unsigned headers', () => ''),
      metadata: (method) => ({
        'tb-caller': encoded({ ...adminActor, method, until: 9e15 }),
        'tb-user-id': admin.id,
        'x-user-role': 'admin',
        authorization: `Bearer ${admin.token}`,
      }),
    },
  ];
}

export function describeForgedActors(getFixture: () => Fixture): void {
  describe('the services behind the gateway', () => {
    const services = Object.keys(forAdmins) as (keyof typeof forAdmins)[];

    it.each(services)('%s accepts only callers that one of our processes signed', async (service) => {
      const fixture = getFixture();
      const client = openRpcClient(fixture.system.grpcAddresses[service] ?? '');
      try {
        for (const { name, expected, metadata } of callersOf(service, fixture)) {
          for (const [index, { path }] of [forAdmins[service], forServices[service]].entries()) {
            const { status, reason } = await client.call(path, Buffer.alloc(0), metadata(path));
            const about = `${path} by ${name}: ${status} ${reason ?? ''}`;
            const wanted = expected[index] ?? null;
            if (wanted !== null) expect(reason, about).toBe(wanted);
            else {
              expect(['NOT_SIGNED_IN', 'ADMINS_ONLY', 'SERVICES_ONLY'], about).not.toContain(reason);
              expect(UNEXPECTED, about).not.toContain(status);
            }
          }
        }
      } finally {
        client.close();
      }
    });

    it.each(layout.map(({ name }) => name).filter((name) => name !== 'gateway'))(
      'let nobody act as an admin or as the gateway with the keys of %s',
      async (thief) => {
        const { system, admin } = getFixture();
        const actor: Actor = { kind: 'user', id: admin.id, name: 'Somebody', isAdmin: true };
        for (const service of services.filter((name) => name !== thief)) {
          const client = openRpcClient(system.grpcAddresses[service] ?? '');
          const outcome = async (method: string, sign: Signer, speaker: Actor): Promise<string | null> => {
            const signature = sign({ actor: speaker, address: null }, method, new Date());
            return (await client.call(method, Buffer.alloc(0), { 'tb-caller': signature })).reason;
          };
          try {
            for (const key of keysHeldBy(thief))
              for (const claimed of ['gateway', thief]) {
                const sign = createSigner(claimed, service, key);
                const about = `${service} by a key of ${thief} as ${claimed}`;
                expect(await outcome(forAdmins[service].path, sign, actor), about).toBe('NOT_SIGNED_IN');
                const speaker = serviceActor('gateway');
                expect(await outcome(forServices[service].path, sign, speaker), about).toBe('SERVICES_ONLY');
              }
          } finally {
            client.close();
          }
        }
      },
    );
  });
}
