/** A league for one test: the real service, fed by events on a real bus, with its own Twilio stand-in. */
import { createBus, serviceActor, type Sql } from '@torchbearer/kit';
import {
  adminActor,
  connectForTest,
  createServiceDatabase,
  eventually,
  startForTest,
  testLog,
  type StartOptions,
} from '@torchbearer/kit/testing';
import { startFakeTwilio, type FakeTwilioOptions } from '@torchbearer/parts';
import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import { RecipientFilter, SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import { randomUUID } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import type { SmsWaits } from '../src/config.js';
import { service, smsService } from '../src/service.js';
import { createTestEvents } from './test-events.js';

export const ACCOUNT = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'the token of a stand-in',
  from: '+15552000000',
};

export const ALL = RecipientFilter.RECIPIENT_FILTER_ALL;
export const NO_PICKS = RecipientFilter.RECIPIENT_FILTER_NO_PICKS;
export const CUSTOM = RecipientFilter.RECIPIENT_FILTER_CUSTOM;

export type League = Awaited<ReturnType<typeof startLeague>>;

export interface ReplicaOptions extends StartOptions {
  readonly waits?: Partial<SmsWaits>;
}

/** @param variables in addition to those of the databases and the stand-in */
export async function startLeague(
  variables: Record<string, string> = {},
  twilioOptions: Partial<FakeTwilioOptions> = {},
  options: ReplicaOptions = {},
) {
  const twilio = await startFakeTwilio({ ...ACCOUNT, ...twilioOptions });
  onTestFinished(() => twilio.stop());
  const environment: Record<string, string> = {
    ...(await createServiceDatabase(inject('postgresUrl'), service)),
    TWILIO_ACCOUNT_SID: ACCOUNT.accountSid,
    TWILIO_AUTH_TOKEN: ACCOUNT.authToken,
    TWILIO_FROM: ACCOUNT.from,
    TWILIO_API_URL: twilio.url,
    IDENTITY_ADDRESS: '127.0.0.1:1',
    PICKS_ADDRESS: '127.0.0.1:1',
    SCORING_ADDRESS: '127.0.0.1:1',
    SMS_PER_SECOND: '1000',
    SMS_TIMEOUT_MS: '800',
    SMS_LEASE_MS: '1600',
    SMS_LOOKUP_GRACE_MS: '100',
    LOG_LEVEL: 'error',
    ...variables,
  };
  const bus = createBus(environment, { clientId: 'test', log: testLog, onCrash: () => undefined });
  onTestFinished(() => bus.close());
  const replica = await startReplica(environment, options);
  const { database, copies, sms } = replica;
  const events = createTestEvents(bus);

  /** Resolves once everything published so far is in the copies. */
  const waitForCopies = async (): Promise<void> => {
    const wanted = events.published();
    for (let start = 0; start < wanted.length; start += 500) {
      const request = { versions: wanted.slice(start, start + 500), timeoutMs: 5_000 };
      await eventually(async () => {
        const call = { actor: serviceActor('gateway'), deadlineMs: 10_000 };
        const { applied } = await copies.awaitVersions(request, call);
        if (!applied) throw new Error('the copies are behind');
      });
    }
  };
  const admin = adminActor(randomUUID(), 'Ada');

  return {
    ...events,
    ...replica,
    bus,
    environment,
    waitForCopies,
    twilio,
    admin,
    /** Starts another replica on the same database, or restarts after `stop`. */
    startReplica: (more: Record<string, string> = {}) => startReplica({ ...environment, ...more }, options),
    blast: (message: string, fields: Partial<Parameters<typeof sms.sendBlast>[0]> = {}) =>
      sms.sendBlast(
        { message, filter: ALL, custom: [], idempotencyKey: '', ...fields },
        { actor: admin, deadlineMs: 30_000 },
      ),
    stored: () => storedMessages(database),
    /** Resolves once no message is queued or in progress. */
    quiet: () =>
      eventually(async () => {
        const waiting = (await storedMessages(database)).filter(({ state }) =>
          ['QUEUED', 'SENDING'].includes(state),
        );
        if (waiting.length > 0) throw new Error(`${waiting.length} messages wait`);
      }, 60_000),
  };
}

export interface StoredMessage {
  readonly id: string;
  readonly kind: string;
  readonly userId: string | null;
  readonly phone: string;
  readonly text: string;
  readonly state: string;
  readonly attempt: number;
  readonly sid: string | null;
  readonly errorCode: number | null;
  readonly error: string | null;
}

/** Outbound messages as stored, in the order of their creation. */
export const storedMessages = (sql: Sql): Promise<StoredMessage[]> =>
  sql.rows<StoredMessage>(
    `select id, kind, user_id as "userId", phone, text, state, attempt, sid, error_code as "errorCode", error
     from messages order by created_at, not_before`,
  );

/** Stops at the end of the test, unless the test stops it earlier. */
async function startReplica(environment: Record<string, string>, { waits, ...options }: ReplicaOptions) {
  const service = smsService({ retryMs: 10, noticeDelayMs: 50, ...waits });
  const replica = await startForTest(service, environment, options);
  const { started, clock } = replica;
  const address = `127.0.0.1:${started.grpcPort}`;
  const sms = await connectForTest(SmsServiceService, started.grpcPort, 'sms');
  const copies = await connectForTest(CopiesServiceService, started.grpcPort, 'sms');
  const end = async (): Promise<void> => {
    sms.close();
    copies.close();
    await replica.stop();
  };
  onTestFinished(end);
  return { clock, sms, copies, address, database: started.database, stop: end };
}
