import { audit, rpc } from '@torchbearer/kit';
import type { StopRemindersRequest, StopRemindersResponse } from '@torchbearer/proto/sms/v1/sms';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../../context.js';
import { stopQueued } from '../sending/stop-queued.js';

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
