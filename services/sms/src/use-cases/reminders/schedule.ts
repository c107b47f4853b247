import type { Database, Log } from '@torchbearer/kit';
import { activeWeek } from '../../db/weeks.js';
import { dueReminder } from '../../domain/reminder-moments.js';
import { startLoop, type Loop } from '../loop.js';
import { remind, runsOf } from './send-reminders.js';

export interface ScheduleOptions {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Log;
  readonly pollMs: number;
  /** Whether the copies were complete once. */
  readonly areCopiesFilled: () => Promise<boolean>;
  /** Whether everything that the bus holds for this service is in its copies. */
  readonly isCaughtUp: () => Promise<boolean>;
  /** Called after messages were queued. */
  readonly onQueued: () => void;
}

/**
 * While the bus is down, the service can't know whether its copies are complete; after so many polls it goes on with
 * them.
 */
const MAX_POLLS_DEFERRED = 30;

/**
 * Checks at every poll whether a reminder is due. After a downtime the missed events arrive topic by topic, a pick
 * perhaps after its week, so a due reminder waits until consumer lag is zero.
 */
export function startReminders(options: ScheduleOptions): Loop {
  const { database, clock, log, pollMs } = options;
  let deferred = 0;

  const round = async (): Promise<number> => {
    if (!(await options.areCopiesFilled())) return pollMs;
    const now = clock();
    const week = await activeWeek(database);
    const due = week && dueReminder(week, now);
    if (!week || !due || (await runsOf(database, week.weekNumber)).has(due.minutesBefore)) return pollMs;
    if (deferred < MAX_POLLS_DEFERRED && !(await options.isCaughtUp())) {
      deferred += 1;
      return pollMs;
    }
    deferred = 0;
    // Checked again: the events received meanwhile may have closed or changed the week.
    const ran = await database.transaction(async (tx) => {
      const [current, instant] = [await activeWeek(tx), clock()];
      const moment = current && dueReminder(current, instant);
      if (!current || !moment) return null;
      const messages = await remind(tx, current, moment.minutesBefore, instant);
      return { weekNumber: current.weekNumber, minutesBefore: moment.minutesBefore, messages };
    });
    if (ran !== null && ran.messages !== null) {
      log.info(ran, 'reminders queued');
      options.onQueued();
    }
    return pollMs;
  };
  return startLoop({ pollMs, log, label: 'sending reminders', round });
}
