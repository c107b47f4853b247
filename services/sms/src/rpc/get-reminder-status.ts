import { rpc } from '@torchbearer/kit';
import type { GetReminderStatusRequest, GetReminderStatusResponse } from '@torchbearer/proto/sms/v1/sms';
import type { Context } from '../context.js';
import { activeWeek } from '../db/weeks.js';
import { reminderMoments } from '../domain/reminder-moments.js';
import { runsOf } from '../reminders/run.js';

export const getReminderStatus = rpc<Context, GetReminderStatusRequest, GetReminderStatusResponse>({
  who: 'admin',
  handle: async ({ database, isReminding }, _request, { now }) => {
    const week = await activeWeek(database);
    if (!week) return { enabled: isReminding, next: [] };
    const runs = await runsOf(database, week.weekNumber);
    const next = reminderMoments(week.picksCloseAt).map(({ minutesBefore, at }) => ({
      ...{ weekNumber: week.weekNumber, at, minutesBefore },
      // Over, one way or the other: it is not going to be sent any more.
      sent: runs.has(minutesBefore) || at <= now,
    }));
    return { enabled: isReminding, next };
  },
});
