import { CreateSearch1700001200000 } from '@torchbearer/kit';
import { CreateMessages1700000200000 } from './1700000200000-create-messages.js';
import { AllowCodes1700000300000 } from './1700000300000-allow-codes.js';
import { CreateMessageList1700001200001 } from './1700001200001-create-message-list.js';
import { IndexReminders1700001300000 } from './1700001300000-index-reminders.js';
import { CountReplies1700001600000 } from './1700001600000-count-replies.js';

export const migrations = [
  CreateMessages1700000200000,
  AllowCodes1700000300000,
  CreateSearch1700001200000,
  CreateMessageList1700001200001,
  IndexReminders1700001300000,
  CountReplies1700001600000,
];
