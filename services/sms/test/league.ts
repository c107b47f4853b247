/** A league for one test: the real service, fed by events on a real bus, with its own Twilio stand-in. */
import type { Sql } from '@torchbearer/kit';
import {
  close,
  opening,
  adminActor,
  eventually,
  sentAtOnce,
  startLeagueFor,
  type StartOptions,
} from '@torchbearer/kit/testing';
import { startFakeTwilio, type FakeTwilioOptions } from '@torchbearer/parts';
import type { UserChanged } from '@torchbearer/proto/identity/v1/events';
import { RecipientFilter, SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import { randomUUID } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import type { SmsWaits } from '../src/config.js';
import { smsService } from '../src/service.js';

export const HOUR_MS = 3_600_000;
export const OPEN = opening(3);
export const CLOSE = close(3);
export const hoursBeforeClose = (hours: number): Date => new Date(CLOSE.getTime() - hours * HOUR_MS);

export const ACCOUNT = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'the token of a stand-in',
  from: '+15552000000',
};

export const ALL = RecipientFilter.RECIPIENT_FILTER_ALL;
export const NO_PICKS = RecipientFilter.RECIPIENT_FILTER_NO_PICKS;
export const CUSTOM = RecipientFilter.RECIPIENT_FILTER_CUSTOM;

export interface LeagueOptions extends StartOptions {
  readonly waits?: Partial<SmsWaits>;
}

export type League = Awaited<ReturnType<typeof startLeague>>;

let phones = 0;
/** A number that no player has had before. */
export const nextPhone = (): string => `+1555${String(2_000_000 + phones++)}`;

/** A user who opted in long ago, so that no welcome is due, with a number of their own. */
const optedIn = () => ({
  ...{ phone: nextPhone(), smsEnabled: true },
  phoneAddedAt: new Date('2025-01-01T00:00:00Z'),
});

/** Stops at the end of the test. @param variables in addition to those of the databases and the stand-in */
export async function startLeague(
  variables: Record<string, string> = {},
  twilioOptions: Partial<FakeTwilioOptions> = {},
  { waits, ...options }: LeagueOptions = {},
) {
  const twilio = await startFakeTwilio({ ...ACCOUNT, ...twilioOptions });
  onTestFinished(() => twilio.stop());
  const league = await startLeagueFor(
    inject('postgresUrl'),
    smsService({ retryMs: 10, noticeDelayMs: 50, ...waits }),
    { sms: SmsServiceService },
    {
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
    },
    options,
  );
  onTestFinished(() => league.end());
  const { sms, database, events, send } = league;
  const sent = sentAtOnce(events, send);
  const admin = adminActor(randomUUID(), 'Ada');
  return {
    ...league,
    ...sent,
    twilio,
    admin,
    user: (fields: Partial<UserChanged> = {}) => sent.user({ ...optedIn(), ...fields }),
    /** This many players at once, each with a roster. */
    players: async (count: number, castawayIds: readonly string[], fields: Partial<UserChanged> = {}) => {
      const players = Array.from({ length: count }, (_, place) => {
        const user = events.user({ name: `Player ${place + 1}`, ...optedIn(), ...fields });
        events.roster(user.id, castawayIds);
        return { ...user, phone: user.phone ?? '' };
      });
      await send();
      return players;
    },
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
      }),
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
