import type { RpcTable } from '@torchbearer/kit';
import type { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import type { Context } from './context.js';
import { estimateBlast, getBlast, listTemplates, sendBlast, stopBlast } from './use-cases/blasts.js';
import { getReminderProgress, getReminderStatus, stopReminders } from './use-cases/reminders.js';
import { listMessages } from './use-cases/list-messages.js';
import { receiveMessage, receiveStatus } from './use-cases/inbound/webhooks.js';
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
