import type { Bus, Log } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { Sessions } from './sessions.js';

const HEARD = [Topics.session, Topics.user];

/**
 * Drops remembered sessions as soon as identity says that one ended or that a user changed. The gateway serves
 * without it as well (sessions are remembered for seconds only), so a bus that is away is tried again, not waited
 * for.
 */
export function hearSessionNews(options: {
  readonly bus: Bus;
  readonly sessions: Sessions;
  readonly log: Log;
  readonly retryMs?: number;
}): { readonly listening: Promise<void>; stop(): Promise<void> } {
  const { bus, sessions, log, retryMs = 2_000 } = options;
  const stopping = new AbortController();

  const subscribe = async () => {
    await bus.ensureTopics(HEARD.map(({ name, partitions }) => ({ name, partitions })));
    return await bus.broadcast({
      topics: HEARD.map(({ name }) => name),
      handle: ({ topic, key }) => {
        if (topic === Topics.session.name) sessions.forgetSession(key);
        else sessions.forgetUser(key);
      },
    });
  };
  const untilSubscribed = async () => {
    while (!stopping.signal.aborted) {
      try {
        return await subscribe();
      } catch (error) {
        log.warn({ err: error }, 'cannot hear of ended sessions yet');
        await pause(retryMs, stopping.signal);
      }
    }
    return null;
  };

  const subscription = untilSubscribed();
  return {
    listening: subscription.then(() => undefined),
    stop: async () => {
      stopping.abort();
      await (await subscription)?.stop();
    },
  };
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
