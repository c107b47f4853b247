import type { Rpcs } from './context.js';
import { estimateBlast, getBlast, listTemplates, sendBlast, stopBlast } from './use-cases/blasts.js';
import { getReminderProgress, getReminderStatus, stopReminders } from './use-cases/reminders.js';
import { listMessages } from './use-cases/list-messages.js';
import { receiveMessage, receiveStatus } from './use-cases/inbound/webhooks.js';
import { sendCode } from './use-cases/sending/send-code.js';

export const smsRpcs: Rpcs = {
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
