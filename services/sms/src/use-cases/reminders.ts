import {
  createCatchUpGate,
  RETRY_MS,
  startLoop,
  type Database,
  type Log,
  type Loop,
  type Sql,
  type Tx,
  rpc,
  audit,
} from '@torchbearer/kit';
import type {
  GetReminderStatusRequest,
  GetReminderStatusResponse,
  GetReminderProgressRequest,
  GetReminderProgressResponse,
  StopRemindersRequest,
  StopRemindersResponse,
} from '@torchbearer/proto/sms/v1/sms';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../context.js';
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
import { NO_MESSAGES, progressOf, stopQueued } from './sending/queued.js';

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

/** Which of a week's reminders were queued, in minutes before the close. */
export async function runsOf(sql: Sql, weekNumber: number): Promise<Set<number>> {
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

export const getReminderStatus = rpc<Context, GetReminderStatusRequest, GetReminderStatusResponse>({
  who: 'admin',
  handle: async ({ database, isReminding }, _request, { now }) => {
    const week = await activeWeek(database);
    if (!week) return { enabled: isReminding, next: [] };
    const runs = await runsOf(database, week.weekNumber);
    const next = reminderMoments(week.picksCloseAt).map((moment) => ({
      ...{ weekNumber: week.weekNumber, ...moment },
      // Sent or skipped: it will not be sent any more.
      sent: runs.has(moment.minutesBefore) || moment.at <= now,
      skipped: skippedBecause(week, moment, runs, now) ?? undefined,
    }));
    return { enabled: isReminding, next };
  },
});

export const getReminderProgress = rpc<Context, GetReminderProgressRequest, GetReminderProgressResponse>({
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
});

/** Later reminders of the week are sent at their times. */
export const stopReminders = rpc<Context, StopRemindersRequest, StopRemindersResponse>({
  who: 'admin',
  handle: ({ database }, _request, call) =>
    database.transaction(async (tx) => {
      const stopped = await stopQueued(tx, 'kind = $3', 'reminder', 'Reminders were stopped', call.now);
      if (stopped > 0)
        await audit(tx, Topics.smsAudit, call, {
          action: 'sms.reminders-stopped',
          target: { type: 'reminders', id: 'reminders', name: 'Reminders' },
          before: null,
          after: { stopped },
        });
      return { stopped };
    }),
});
