import { createCatchUpGate, startLoop, type Database, type Log, type Loop } from '@torchbearer/kit';
import { activeWeek } from '../../db/weeks.js';
import { dueReminder } from '../../domain/reminder-moments.js';
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
 * Checks at every poll whether a reminder is due. After a downtime the missed events arrive topic by topic, a pick
 * perhaps after its week, so a due reminder waits until consumer lag is zero.
 */
export function startReminders(options: ScheduleOptions): Loop {
  const { database, clock, log, pollMs } = options;
  const mayProceed = createCatchUpGate(options.isCaughtUp);

  const round = async (): Promise<void> => {
    if (!(await options.areCopiesFilled())) return;
    const now = clock();
    const week = await activeWeek(database);
    const due = week && dueReminder(week, now);
    if (!week || !due || (await runsOf(database, week.weekNumber)).has(due.minutesBefore)) return;
    if (!(await mayProceed())) return;
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
  };
  return startLoop({ pollMs, log, label: 'sending reminders', round });
}
