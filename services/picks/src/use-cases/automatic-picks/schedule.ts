import { createCatchUpGate, startLoop, type Database, type Log, type Loop } from '@torchbearer/kit';
import { dueWeeks } from './chunk.js';
import { autoPick } from './run.js';

export interface ScheduleOptions {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Log;
  readonly pollMs: number;
  /** Whether the copies were complete once; before that no player would get a pick. */
  readonly areFilled: () => Promise<boolean>;
  /** Whether the consumer lag is zero. */
  readonly isCaughtUp: () => Promise<boolean>;
}

/**
 * Checks for closed weeks at every poll and picks for the players who did not.
 *
 * After a downtime the missed events arrive topic by topic: a week may arrive before the rosters, or before an
 * elimination. So a due week waits until consumer lag is zero. Then the picks are made once for a close, for the
 * rosters known at that moment; a player who is drafted later has no pick of that week.
 */
export function startAutoPicks(options: ScheduleOptions): Loop {
  const { database, clock, log, pollMs, areFilled, isCaughtUp } = options;
  const mayProceed = createCatchUpGate(isCaughtUp);
  return startLoop({
    pollMs,
    log,
    label: 'automatic picks',
    round: async () => {
      if (!(await areFilled())) return;
      const now = clock();
      const due = await dueWeeks(database, now);
      if (due.length > 0 && !(await mayProceed())) return;
      await autoPick(database, due, now, log);
    },
  });
}
