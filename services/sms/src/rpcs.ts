import type { RpcTable } from '@torchbearer/kit';
import type { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import type { Context } from './context.js';
import { estimateBlast } from './use-cases/estimate-blast.js';
import { getBlast } from './use-cases/get-blast.js';
import { getReminderStatus } from './use-cases/get-reminder-status.js';
import { listMessages } from './use-cases/list-messages.js';
import { listTemplates } from './use-cases/list-templates.js';
import { receiveMessage } from './use-cases/receive-message.js';
import { receiveStatus } from './use-cases/receive-status.js';
import { sendBlast } from './use-cases/send-blast.js';
import { sendCode } from './use-cases/send-code.js';

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
