import type { Host, Log } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { SmsConfig, TwilioAccount } from '../config.js';
import type { Context } from '../context.js';
import { createLogMessenger, type Messenger } from '../twilio/messenger.js';
import { createTwilioMessenger } from '../twilio/twilio-messenger.js';
import { startReminders } from './reminders.js';
import { MAX_IN_FLIGHT, startDispatcher, type Machinery } from './sending/dispatcher.js';
import { startReconciler } from './sending/reconciler.js';

/** Notifies its listeners that there may be work. Without a listener the signal is lost. */
export interface Signal {
  readonly announce: () => void;
  readonly onAnnounced: (listener: () => void) => void;
}

export function createSignal(): Signal {
  const listeners: (() => void)[] = [];
  return {
    announce: () => {
      for (const listener of listeners) listener();
    },
    onAnnounced: (listener) => void listeners.push(listener),
  };
}

export interface BackgroundOptions {
  readonly host: Host;
  readonly config: SmsConfig;
  /** The pause before the second attempt after a temporary failure, in milliseconds. */
  readonly retryMs: number;
  readonly account: TwilioAccount | null;
  /** Wakes the dispatcher. */
  readonly work: Signal;
  /** Wakes the reminders. */
  readonly weeks: Signal;
  readonly context: Context;
}

/** Starts the work beside the calls: sending messages, checking unconfirmed ones, and reminders. */
export async function startBackground(options: BackgroundOptions): Promise<{ stop(): Promise<void> }> {
  const { host, config, work, weeks, context } = options;
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
  const reconciler = startReconciler(machinery, work.announce);
  const dispatcher = startDispatcher(machinery, () => reconciler.wake());
  work.onAnnounced(() => dispatcher.wake());
  const loops = [reconciler, dispatcher];
  if (config.SMS_REMINDERS) {
    const reminders = startReminders(machinery, work.announce);
    weeks.onAnnounced(() => reminders.wake());
    loops.unshift(reminders);
  }
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
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
