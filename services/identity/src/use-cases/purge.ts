import { startLoop, type Log, type Loop } from '@torchbearer/kit';
import type { Context } from '../context.js';
import { purgeEmailChanges } from '../db/email-changes.js';
import { purgeNonces } from '../db/external-identities.js';
import { purgeResets } from '../db/passwords.js';
import { purgePhoneCodes } from '../db/phones.js';
import { purgeSecurityEvents } from '../db/security-events.js';
import { purgeExpiredSessions } from '../db/sessions.js';
import { securityEventsDeletedUntil } from '../domain/security-events.js';
import { liveAt } from '../domain/sessions.js';

const HOUR_MS = 60 * 60_000;

/**
 * Deletes expired sessions, links and codes, and old security events: at start, because a process may run for less
 * than an hour, and then hourly.
 */
export const startPurge = ({ database, clock, config }: Context, log: Log): Loop =>
  startLoop({
    pollMs: HOUR_MS,
    log,
    label: 'deleting expired rows',
    round: async () => {
      const purged = await purgeExpiredSessions(database, liveAt(clock(), config.SESSION_IDLE_DAYS));
      if (purged > 0) log.info({ purged }, 'deleted expired sessions');
      await purgeResets(database, clock());
      await purgeSecurityEvents(database, securityEventsDeletedUntil(clock()));
      await purgeNonces(database, clock());
      await purgeEmailChanges(database, clock());
      await purgePhoneCodes(database, clock());
    },
  });
