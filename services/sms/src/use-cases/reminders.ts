import { createCatchUpGate, RETRY_MS, startLoop, type Loop, type Sql, type Tx } from '@torchbearer/kit';
import type { Rpcs } from '../context.js';
import { enqueue } from '../db/enqueue.js';
import { chooseRecipients, activeWeek, type ActiveWeek } from '../db/copied.js';
import {
  dueReminder,
  nextReminderAt,
  type ReminderMinutes,
  reminderMoments,
  skippedBecause,
} from '../domain/reminder-moments.js';
import { reminderText } from '../domain/texts.js';
import type { Machinery } from './sending/dispatcher.js';
import { NO_MESSAGES, progressOf, stopQueued } from './sending/queued.js';

/**
 * Queues each reminder when it is due. Wake it when a week has changed. After a downtime the missed events arrive topic
 * by topic, a pick perhaps after its week, so a due reminder waits until consumer lag is zero.
 * @param onQueued called after messages were queued
 */
export function startReminders(options: Machinery, onQueued: () => void): Loop {
  const { database, clock, log, pollMs } = options;
  const mayProceed = createCatchUpGate(options.areCaughtUp);

  const round = async (): Promise<number> => {
    if (!(await options.areFilled())) return RETRY_MS;
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
      onQueued();
    }
    return RETRY_MS;
  };
  return startLoop({ pollMs, log, label: 'sending reminders', round });
}

/** Which of a week's reminders were queued, in minutes before the close. */
async function runsOf(sql: Sql, weekNumber: number): Promise<Set<number>> {
  const runs = await sql.rows<{ minutesBefore: number }>(
    'select minutes_before as "minutesBefore" from reminder_runs where week_number = $1',
    [weekNumber],
  );
  return new Set(runs.map(({ minutesBefore }) => minutesBefore));
}

/**
 * Queues one of a week's reminders for every player who is opted in, has a roster and has not picked. The run and its
 * messages are saved in one transaction, so it happens once and completely.
 * @returns how many were queued; null if it was done before, here or by another replica
 */
export async function remind(
  tx: Tx,
  week: ActiveWeek,
  minutesBefore: ReminderMinutes,
  now: Date,
): Promise<number | null> {
  const { weekNumber, picksCloseAt } = week;
  const isOurs = await tx.run(
    `insert into reminder_runs (week_number, minutes_before, ran_at) values ($1, $2, $3) on conflict do nothing`,
    [weekNumber, minutesBefore, now],
  );
  if (isOurs === 0) return null;
  const players = await chooseRecipients(tx, { filter: 'no-picks' }, weekNumber);
  const messages = players.map((player) => ({
    ...({ kind: 'reminder', userId: player.id, phone: player.phone, weekNumber } as const),
    dedupeKey: `reminder:${weekNumber}:${minutesBefore}:${player.id}`,
    text: reminderText(minutesBefore, {
      week: weekNumber,
      deadline: picksCloseAt,
      name: player.name,
      castaway: null,
    }),
    expiresAt: picksCloseAt,
  }));
  return await enqueue(tx, messages, now);
}

export const getReminderStatus: Rpcs['getReminderStatus'] = {
  who: 'admin',
  handle: async ({ database, config }, _request, { now }) => {
    const week = await activeWeek(database);
    if (!week) return { enabled: config.SMS_REMINDERS, next: [] };
    const runs = await runsOf(database, week.weekNumber);
    const next = reminderMoments(week.picksCloseAt).map((moment) => ({
      ...{ weekNumber: week.weekNumber, ...moment },
      // Sent or skipped: it will not be sent any more.
      sent: runs.has(moment.minutesBefore) || moment.at <= now,
      skipped: skippedBecause(week, moment, runs, now) ?? undefined,
    }));
    return { enabled: config.SMS_REMINDERS, next };
  },
};

export const getReminderProgress: Rpcs['getReminderProgress'] = {
  who: 'admin',
  handle: async ({ database }) => {
    const week = await activeWeek(database);
    if (!week) return NO_MESSAGES;
    const { weekNumber } = week;
    return {
      weekNumber,
      ...(await progressOf(database, `kind = 'reminder' and week_number = $1`, weekNumber)),
    };
  },
};

/** Later reminders of the week are sent at their times. */
export const stopReminders: Rpcs['stopReminders'] = {
  who: 'admin',
  handle: ({ database }, _request, call) =>
    database.transaction((tx) =>
      stopQueued(tx, call, {
        which: 'kind = $3',
        value: 'reminder',
        reason: 'Reminders were stopped',
        action: 'sms.reminders-stopped',
        target: { type: 'reminders', id: 'reminders', name: 'Reminders' },
      }),
    ),
};
