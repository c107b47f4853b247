import type { Sql, Tx } from '@torchbearer/kit';
import { chooseRecipients } from '../../db/recipients.js';
import type { ActiveWeek } from '../../db/weeks.js';
import type { ReminderMinutes } from '../../domain/reminder-moments.js';
import { reminderText } from '../../domain/texts.js';
import { enqueue } from '../../db/enqueue.js';

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
