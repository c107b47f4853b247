import type { RpcTable } from '@torchbearer/kit';
import type { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import type { Context } from './context.js';
import { estimateBlast } from './use-cases/blasts/estimate-blast.js';
import { getBlast } from './use-cases/blasts/get-blast.js';
import { getReminderProgress } from './use-cases/reminders/get-reminder-progress.js';
import { getReminderStatus } from './use-cases/reminders/get-reminder-status.js';
import { listMessages } from './use-cases/list-messages.js';
import { listTemplates } from './use-cases/blasts/list-templates.js';
import { receiveMessage } from './use-cases/inbound/receive-message.js';
import { receiveStatus } from './use-cases/sending/receive-status.js';
import { sendBlast } from './use-cases/blasts/send-blast.js';
import { stopBlast } from './use-cases/blasts/stop-blast.js';
import { stopReminders } from './use-cases/reminders/stop-reminders.js';
import { sendCode } from './use-cases/sending/send-code.js';

export const smsRpcs: RpcTable<Context, typeof SmsServiceService> = {
  getReminderStatus,
  listMessages,
  estimateBlast,
  sendBlast,
  getBlast,
  stopBlast,
  getReminderProgress,
  stopReminders,
  listTemplates,
  sendCode,
  receiveMessage,
  receiveStatus,
};
