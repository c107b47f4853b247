import { rpc } from '@torchbearer/kit';
import type { GetReminderStatusRequest, GetReminderStatusResponse } from '@torchbearer/proto/sms/v1/sms';
import type { Context } from '../../context.js';
import { activeWeek } from '../../db/weeks.js';
import { reminderMoments, skippedBecause } from '../../domain/reminder-moments.js';
import { runsOf } from './send-reminders.js';

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
