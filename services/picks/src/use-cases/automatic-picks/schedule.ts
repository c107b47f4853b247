import { createCatchUpGate, RETRY_MS, startLoop, type Database, type Log, type Loop } from '@torchbearer/kit';
import { publishLockedWeeks } from '../../db/locked-weeks.js';
import { dueWeeks, movedWeeks, nextClose } from './chunk.js';
import { autoPick, withdrawForMoves } from './run.js';

export interface ScheduleOptions {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Log;
  /** How often to check for closed weeks without a wake-up, in milliseconds. */
  readonly pollMs: number;
  /** Whether the copies were complete once; before that no player would get a pick. */
  readonly areFilled: () => Promise<boolean>;
  /** Whether the consumer lag is zero. */
  readonly isCaughtUp: () => Promise<boolean>;
}

/**
 * Picks for the players who did not, when a week closes. Wake it when a week has changed.
 *
 * After a downtime the missed events arrive topic by topic: a week may arrive before the rosters, or before an
 * elimination. So a due week waits until consumer lag is zero. Then the picks are made once, as of the close: what was
 * entered or given later does not count, and a player who is drafted later has no pick of that week.
 */
export function startAutoPicks(options: ScheduleOptions): Loop {
  const { database, clock, log, pollMs, areFilled, isCaughtUp } = options;
  const mayProceed = createCatchUpGate(isCaughtUp);
  return startLoop({
    pollMs,
    log,
    label: 'automatic picks',
    round: async () => {
      if (!(await areFilled())) return RETRY_MS;
      const now = clock();
      const [moved, due] = [await movedWeeks(database), await dueWeeks(database, now)];
      if (moved.length + due.length > 0 && !(await mayProceed())) return RETRY_MS;
      await withdrawForMoves(database, moved, now);
      await autoPick(database, moved.length > 0 ? await dueWeeks(database, now) : due, now, log);
      await database.transaction((tx) => publishLockedWeeks(tx, now));
      const next = await nextClose(database, now);
      return next === null ? pollMs : next.getTime() - clock().getTime();
    },
  });
}
