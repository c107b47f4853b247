import type { Host, Log, Loop } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { SmsConfig, TwilioAccount } from '../config.js';
import type { Context } from '../context.js';
import { createLogMessenger, type Messenger } from '../twilio/messenger.js';
import { createTwilioMessenger } from '../twilio/twilio-messenger.js';
import { startReminders } from './reminders.js';
import { MAX_IN_FLIGHT, startDispatcher, type Machinery } from './sending/dispatcher.js';
import { startReconciler } from './sending/reconciler.js';

/** `wake` starts sending. */
export interface Background extends Loop {
  wakeReminders(): void;
}

export interface BackgroundOptions {
  readonly host: Host;
  readonly config: SmsConfig;
  /** The pause before the second attempt after a temporary failure, in milliseconds. */
  readonly retryMs: number;
  readonly account: TwilioAccount | null;
  readonly context: Context;
}

/** Starts the work beside the calls: sending messages, checking unconfirmed ones, and reminders. */
export function startBackground(options: BackgroundOptions): Background {
  const { host, config, context } = options;
  const { clock, log } = host;
  const { database, saveStatus, areFilled, areCaughtUp } = context;
  host.metrics.gauge('sms_waiting_messages', 'Messages not yet handed over', async () => {
    const { waiting } = await database.one<{ waiting: number }>(
      `select count(*)::int as waiting from messages where state in ('QUEUED', 'SENDING')`,
    );
    return waiting;
  });
  const machinery: Machinery = {
    ...{ database, saveStatus, areFilled, areCaughtUp, clock, log },
    messenger: createMessenger(options, log),
    replica: `${hostname()} ${randomUUID().slice(0, 8)}`,
    perSecond: config.SMS_PER_SECOND,
    pollMs: host.pollMs,
    timeoutMs: config.SMS_TIMEOUT_MS,
    leaseMs: config.SMS_LEASE_MS,
    graceMs: config.SMS_LOOKUP_GRACE_MS,
    retryMs: options.retryMs,
  };
  const reconciler = startReconciler(machinery, context.wake);
  const dispatcher = startDispatcher(machinery, () => reconciler.wake());
  const reminders = config.SMS_REMINDERS ? startReminders(machinery, context.wake) : null;
  return {
    wake: () => dispatcher.wake(),
    wakeReminders: () => reminders?.wake(),
    stop: async () => {
      await Promise.all([reminders?.stop(), reconciler.stop(), dispatcher.stop()]);
    },
  };
}

function createMessenger({ config, account, context }: BackgroundOptions, log: Log): Messenger {
  if (!account) return createLogMessenger(log, config.NODE_ENV === 'production');
  const site = context.site.url;
  return createTwilioMessenger({
    ...account,
    apiUrl: config.TWILIO_API_URL,
    statusCallback: site === '' ? undefined : (id) => `${site}/api/sms/status?message=${id}`,
    timeoutMs: config.SMS_TIMEOUT_MS,
    mostAtOnce: MAX_IN_FLIGHT,
  });
}
