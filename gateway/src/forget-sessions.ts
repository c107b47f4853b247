import type { Bus, Log, Subscription } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sessions } from './sessions.js';

const TOPICS = [Topics.session, Topics.user];

/**
 * Drops cached sessions when identity publishes that one ended or that a user changed. The gateway serves
 * without it as well (sessions are then cached for seconds only), so a bus that is down is retried in the
 * background.
 */
export function forgetChangedSessions(options: {
  readonly bus: Pick<Bus, 'ensureTopics' | 'broadcast'>;
  readonly sessions: Pick<Sessions, 'forgetSession' | 'forgetUser'> & Partial<Pick<Sessions, 'trustEvents'>>;
  readonly log: Log;
  readonly retryMs?: number;
}): { readonly listening: Promise<void>; stop(): Promise<void> } {
  const { bus, sessions, log, retryMs = 2_000 } = options;
  const stopping = new AbortController();

  const subscribe = async () => {
    await bus.ensureTopics(TOPICS.map(({ name, partitions }) => ({ name, partitions })));
    return await bus.broadcast({
      topics: TOPICS.map(({ name }) => name),
      handle: ({ topic, key }) => {
        if (topic === Topics.session.name) sessions.forgetSession(key);
        else sessions.forgetUser(key);
      },
      onConnected: () => sessions.trustEvents?.(true),
      onLost: () => sessions.trustEvents?.(false),
    });
  };
  let subscription: Subscription | null = null;
  const untilSubscribed = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        subscription = await subscribe();
        if (stopping.signal.aborted) await subscription.stop();
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.warn({ err: error }, 'cannot receive events about ended sessions yet');
        // A stop ends the pause.
        await pause(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  return {
    listening: untilSubscribed(),
    // Don't wait for a subscription in progress: a bus that is down may block it until it is closed.
    stop: async () => {
      stopping.abort();
      sessions.trustEvents?.(false);
      await subscription?.stop();
    },
  };
}
