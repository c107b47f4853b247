import { createCatchUpGate, RETRY_MS, startLoop, type Database, type Log, type Loop } from '@torchbearer/kit';
import { activeWeek } from '../../db/weeks.js';
import { dueReminder, nextReminderAt } from '../../domain/reminder-moments.js';
import { remind, runsOf } from './send-reminders.js';

export interface ScheduleOptions {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Log;
  /** How often to check without a wake-up, in milliseconds. */
  readonly pollMs: number;
  /** Whether the copies were complete once. */
  readonly areCopiesFilled: () => Promise<boolean>;
  /** Whether everything that the bus holds for this service is in its copies. */
  readonly isCaughtUp: () => Promise<boolean>;
  /** Called after messages were queued. */
  readonly onQueued: () => void;
}

/**
 * Queues each reminder when it is due. Wake it when a week has changed. After a downtime the missed events arrive topic
 * by topic, a pick perhaps after its week, so a due reminder waits until consumer lag is zero.
 */
export function startReminders(options: ScheduleOptions): Loop {
  const { database, clock, log, pollMs } = options;
  const mayProceed = createCatchUpGate(options.isCaughtUp);

  const round = async (): Promise<number> => {
    if (!(await options.areCopiesFilled())) return RETRY_MS;
    const now = clock();
    const week = await activeWeek(database);
    if (!week) return pollMs;
    const next = nextReminderAt(week, now);
    const untilNextMs = next === null ? pollMs : next.getTime() - now.getTime();
    const due = dueReminder(week, now);
    if (!due || (await runsOf(database, week.weekNumber)).has(due.minutesBefore)) return untilNextMs;
    if (!(await mayProceed())) return RETRY_MS;
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
    return RETRY_MS;
  };
  return startLoop({ pollMs, log, label: 'sending reminders', round });
}
