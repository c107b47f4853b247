import type { Log } from '@torchbearer/kit';
import type { Context } from '../context.js';
import { purgeEmailChanges } from '../db/email-changes.js';
import { purgeNonces } from '../db/nonces.js';
import { purgeResets } from '../db/resets.js';
import { purgePhoneCodes } from '../db/phone-code-sends.js';
import { purgeSecurityEvents } from '../db/security-events.js';
import { purgeExpiredSessions } from '../db/sessions.js';
import { liveAt } from '../domain/sessions.js';
import { securityEventsDeletedUntil } from '../domain/security-events.js';

const HOUR_MS = 60 * 60_000;

/**
 * Deletes expired sessions, links and codes, and old security events: at start, because a process may run for less
 * than an hour, and then hourly.
 */
export function startPurge(context: Context, log: Log): { stop(): Promise<void> } {
  const purge = async (): Promise<void> => {
    try {
      const purged = await purgeExpiredSessions(
        context.database,
        liveAt(context.clock(), context.sessionIdleDays),
      );
      if (purged > 0) log.info({ purged }, 'deleted expired sessions');
      await purgeResets(context.database, context.clock());
      await purgeSecurityEvents(context.database, securityEventsDeletedUntil(context.clock()));
      await purgeNonces(context.database, context.clock());
      await purgeEmailChanges(context.database, context.clock());
      await purgePhoneCodes(context.database, context.clock());
    } catch (error) {
      log.error({ err: error }, 'could not delete expired rows; trying again in an hour');
    }
  };
  let running = purge();
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
