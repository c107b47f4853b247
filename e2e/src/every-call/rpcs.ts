/** Somebody in the network who reaches the services' own ports, past the gateway. */
import { createSigner, serviceActor, VISITOR, type Actor, type Signer } from '@torchbearer/kit';
import { AnalyticsServiceService } from '@torchbearer/proto/analytics/v1/analytics';
import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import { FeedbackServiceService } from '@torchbearer/proto/feedback/v1/feedback';
import { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { LeagueServiceService } from '@torchbearer/proto/league/v1/league';
import { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { expect, it } from 'vitest';
import { gatewaySigner, keysHeldBy } from '../system.js';
import type { Fixture } from './fixture.js';

/** An RPC for admins of each service, and one for services. */
const SERVICES = {
  identity: [IdentityServiceService.listUsers, IdentityServiceService.lookUpUsers],
  league: [LeagueServiceService.listWeeks, LeagueServiceService.getSchedule],
  picks: [PicksServiceService.listPickLog, CopiesServiceService.awaitVersions],
  scoring: [ScoringServiceService.previewWeekPoints, CopiesServiceService.awaitVersions],
  analytics: [AnalyticsServiceService.getStats, CopiesServiceService.awaitVersions],
  feedback: [FeedbackServiceService.getFeedbackStats, CopiesServiceService.awaitVersions],
  sms: [SmsServiceService.getReminderStatus, CopiesServiceService.awaitVersions],
} as const;

const UNIMPLEMENTED = 12;
/** gRPC statuses that our code never chooses: unknown, deadline, unimplemented, internal, unavailable. */
const UNEXPECTED = [2, 4, UNIMPLEMENTED, 13, 14];
const FORGED = ['NOT_SIGNED_IN', 'SERVICES_ONLY'] as const;

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The reasons for which the RPC for admins and the one for services refuse; null if they do not. */
type Refusals = readonly [forAdmins: string | null, forServices: string | null];
type Metadata = Readonly<Record<string, string>>;

function callersOf(
  service: keyof typeof SERVICES,
  { player, admin, demoted }: Fixture,
): readonly (readonly [name: string, refusals: Refusals, metadata: (method: string) => Metadata])[] {
  const user = (id: string, isAdmin: boolean): Actor => ({ kind: 'user', id, name: 'Somebody', isAdmin });
  const adminActor = user(admin.id, true);
  const signed =
    (actor: Actor, sign: Signer = gatewaySigner(service), ageMs = 0) =>
    (method: string): Metadata => ({
      'tb-caller': sign({ actor, address: null }, method, new Date(Date.now() - ageMs)),
    });
  const thief = service === 'feedback' ? 'analytics' : 'feedback';
  return [
    ['a visitor', FORGED, signed(VISITOR)],
    ['a player', ['ADMINS_ONLY', 'SERVICES_ONLY'], signed(user(player.id, false))],
    ['an admin', [null, 'SERVICES_ONLY'], signed(adminActor)],
    ['the gateway as itself', ['ADMINS_ONLY', null], signed(serviceActor('gateway'))],
    ['an admin demoted since', ['ADMINS_ONLY', 'SERVICES_ONLY'], signed(user(demoted.id, true))],
    ['a caller without a signature', FORGED, () => ({})],
    ['an admin signed a minute ago', FORGED, signed(adminActor, undefined, 60_000)],
    [
      'an admin signed with the key of another service',
      FORGED,
      signed(adminActor, gatewaySigner(service === 'picks' ? 'sms' : 'picks')),
    ],
    ...keysHeldBy(thief).flatMap((key) =>
      ['gateway', thief].map(
        (claimed) =>
          [
            `an admin signed by a key of ${thief} as ${claimed}`,
            FORGED,
            signed(adminActor, createSigner(claimed, service, key)),
          ] as const,
      ),
    ),
    [
      'an admin in unsigned headers',
      FORGED,
      (method) => ({
        'tb-caller': encoded({ ...adminActor, method, until: 9e15 }),
        'tb-user-id': admin.id,
        'x-user-role': 'admin',
        authorization: `Bearer ${admin.token}`,
      }),
    ],
  ];
}

/** Calls an RPC with an empty message. Returns the gRPC status and our error code. */
async function call(session: ClientHttp2Session, path: string, metadata: Metadata) {
  const headers = { 'content-type': 'application/grpc', te: 'trailers', ...metadata };
  const stream = session.request({ ':method': 'POST', ':path': path, ...headers });
  const end: IncomingHttpHeaders = {};
  // A response without a message has the status in its first headers.
  for (const event of ['response', 'trailers'])
    stream.on(event, (given: IncomingHttpHeaders) => void Object.assign(end, given));
  stream.resume().end(Buffer.alloc(5));
  await new Promise((resolve, reject) => void stream.on('error', reject).on('close', resolve));
  const reason = end['tb-reason'];
  return { status: Number(end['grpc-status']), reason: typeof reason === 'string' ? reason : null };
}

export function describeRpcs(getFixture: () => Fixture): void {
  const services = Object.keys(SERVICES) as (keyof typeof SERVICES)[];
  it.each(services)('%s accepts only callers that one of our processes signed', async (service) => {
    const fixture = getFixture();
    const address = (fixture.system.grpcAddresses[service] ?? '').replace('ipv4:', '');
    const session = connect(`http://${address.split(',')[0] ?? ''}`);
    try {
      for (const [name, refusals, metadata] of callersOf(service, fixture)) {
        for (const [index, { path }] of SERVICES[service].entries()) {
          const { status, reason } = await call(session, path, metadata(path));
          const about = `${path} by ${name}: ${status} ${reason ?? ''}`;
          const refusal = refusals[index] ?? null;
          if (refusal !== null) expect(reason, about).toBe(refusal);
          else {
            expect(['NOT_SIGNED_IN', 'ADMINS_ONLY', 'SERVICES_ONLY'], about).not.toContain(reason);
            expect(UNEXPECTED, about).not.toContain(status);
          }
        }
      }
      const reflection = '/grpc.reflection.v1.ServerReflection/ServerReflectionInfo';
      expect((await call(session, reflection, {})).status).toBe(UNIMPLEMENTED);
    } finally {
      session.close();
    }
  });
}
