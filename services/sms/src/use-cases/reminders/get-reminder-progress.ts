import { rpc } from '@torchbearer/kit';
import type { GetReminderProgressRequest, GetReminderProgressResponse } from '@torchbearer/proto/sms/v1/sms';
import type { Context } from '../../context.js';
import { activeWeek } from '../../db/weeks.js';
import { NO_MESSAGES, progressOf } from '../sending/progress.js';

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
