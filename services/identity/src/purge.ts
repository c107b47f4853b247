import type { Log } from '@torchbearer/kit';
import type { Context } from './context.js';
import { purgeResets } from './db/resets.js';
import { purgeExpiredSessions } from './db/sessions.js';

const HOUR_MS = 60 * 60_000;

/** Forgets expired sessions and reset links once an hour. They are dead before that; this keeps the tables small. */
export function startPurge(context: Context, log: Log): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const purge = async (): Promise<void> => {
    try {
      const purged = await purgeExpiredSessions(context.database, context.clock());
      if (purged > 0) log.info({ purged }, 'forgot expired sessions');
      await purgeResets(context.database, context.clock());
    } catch (error) {
      log.error({ err: error }, 'could not forget what has expired; trying again in an hour');
    }
  };
  const timer = setInterval(() => {
    running = purge();
  }, HOUR_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
