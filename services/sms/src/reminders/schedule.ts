import type { Database, Log } from '@torchbearer/kit';
import { activeWeek } from '../db/weeks.js';
import { dueReminder } from '../domain/reminder-moments.js';
import { startLoop, type Loop } from '../sending/loop.js';
import { remind, runsOf } from './run.js';

export interface ScheduleOptions {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Log;
  readonly pollMs: number;
  /** Whether the copies were complete once. */
  readonly areCopiesFilled: () => Promise<boolean>;
  /** Whether everything that the bus holds for this service is in its copies. */
  readonly isCaughtUp: () => Promise<boolean>;
  /** Called when messages were queued. */
  readonly onQueued: () => void;
}

/** With the bus away nobody can say whether the copies are complete; after so many polls they have to do. */
const MOST_POLLS_HELD_BACK = 30;

/**
 * Looks for a reminder that is due at every poll. After a downtime the events that were missed come in topic by
 * topic, a pick perhaps after the week: so a due reminder waits until the copies have caught up.
 */
export function startReminders(options: ScheduleOptions): Loop {
  const { database, clock, log, pollMs } = options;
  let heldBack = 0;

  const round = async (): Promise<number> => {
    if (!(await options.areCopiesFilled())) return pollMs;
    const now = clock();
    const week = await activeWeek(database);
    const due = week && dueReminder(week, now);
    if (!week || !due || (await runsOf(database, week.weekNumber)).has(due.minutesBefore)) return pollMs;
    if (heldBack < MOST_POLLS_HELD_BACK && !(await options.isCaughtUp())) {
      heldBack += 1;
      return pollMs;
    }
    heldBack = 0;
    // Looked at again: what was missed may have closed or changed the week.
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
  return startLoop({ pollMs, log, label: 'reminding', round });
}
