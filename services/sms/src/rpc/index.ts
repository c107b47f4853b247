import type { RpcTable } from '@torchbearer/kit';
import type { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import type { Context } from '../context.js';
import { estimateBlast } from './estimate-blast.js';
import { getBlast } from './get-blast.js';
import { getReminderStatus } from './get-reminder-status.js';
import { listMessages } from './list-messages.js';
import { listTemplates } from './list-templates.js';
import { receiveMessage } from './receive-message.js';
import { receiveStatus } from './receive-status.js';
import { sendBlast } from './send-blast.js';
import { sendCode } from './send-code.js';

export const smsRpcs: RpcTable<Context, typeof SmsServiceService> = {
  getReminderStatus,
  listMessages,
  estimateBlast,
  sendBlast,
  getBlast,
  listTemplates,
  sendCode,
  receiveMessage,
  receiveStatus,
};
