import type { Database, Log } from '@torchbearer/kit';
import { dueWeeks } from './chunk.js';
import { autoPick } from './run.js';

export interface ScheduleOptions {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Log;
  readonly pollMs: number;
  /** Whether the copies were complete once; before, nobody would get a pick. */
  readonly areFilled: () => Promise<boolean>;
  /** Whether everything that the bus holds for this service is in its copies. */
  readonly isCaughtUp: () => Promise<boolean>;
}

/** With the bus away nobody can say whether the copies are complete; after so many polls they have to do. */
const MOST_POLLS_HELD_BACK = 30;

/**
 * Looks for closed weeks at every poll and picks for the players who did not.
 *
 * After a downtime the events that were missed come in topic by topic: a week may arrive before the rosters, or
 * before an elimination. So a due week waits until the copies have caught up. From then on the rule is plain: the
 * picks are made once for a close, for the rosters known at that moment; whoever is drafted afterwards has no pick
 * of that week.
 */
export function startAutoPicks(options: ScheduleOptions): { stop(): Promise<void> } {
  const { database, clock, log, pollMs, areFilled, isCaughtUp } = options;
  let heldBack = 0;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    if (!(await areFilled())) return;
    const now = clock();
    const due = await dueWeeks(database, now);
    if (due.length > 0 && heldBack < MOST_POLLS_HELD_BACK && !(await isCaughtUp())) {
      heldBack += 1;
      return;
    }
    heldBack = 0;
    await autoPick(database, due, now, log);
  };

  let looking: Promise<void> = Promise.resolve();
  const next = (): void => {
    if (isStopping) return;
    timer = setTimeout(() => {
      looking = look()
        .catch((error: unknown) => log.error({ err: error }, 'automatic picks failed; trying again'))
        .then(next);
    }, pollMs);
  };
  next();
  return {
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
