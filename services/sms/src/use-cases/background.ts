import type { Host, Log, Loop } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
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

/**
 * Starts the work beside the calls: sending messages, checking unconfirmed ones, and reminders. @param retryMs the
 * pause before the second attempt after a temporary failure
 */
export function startBackground(host: Host, context: Context, retryMs: number): Background {
  const { clock, log } = host;
  const { config, database, saveStatus, areFilled, areCaughtUp } = context;
  host.metrics.gauge('sms_waiting_messages', 'Messages not yet handed over', async () => {
    const { waiting } = await database.one<{ waiting: number }>(
      `select count(*)::int as waiting from messages where state in ('QUEUED', 'SENDING')`,
    );
    return waiting;
  });
  const machinery: Machinery = {
    ...{ config, database, saveStatus, areFilled, areCaughtUp, clock, log },
    messenger: createMessenger(context, log),
    replica: `${hostname()} ${randomUUID().slice(0, 8)}`,
    pollMs: host.pollMs,
    retryMs,
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

function createMessenger({ config, account, site: { url } }: Context, log: Log): Messenger {
  if (!account) return createLogMessenger(log, config.NODE_ENV === 'production');
  return createTwilioMessenger({
    ...account,
    apiUrl: config.TWILIO_API_URL,
    statusCallback: url === '' ? undefined : (id) => `${url}/api/sms/status?message=${id}`,
    timeoutMs: config.SMS_TIMEOUT_MS,
    connections: MAX_IN_FLIGHT,
  });
}
