import { CreateSearch1700001200000 } from '@torchbearer/kit';
import { CreateFeedback1700000300000 } from './1700000300000-create-feedback.js';
import { CreateAnswerList1700001200001 } from './1700001200001-create-answer-list.js';
import { DropOldUsers1700001900000 } from './1700001900000-drop-old-users.js';

export const migrations = [
  CreateFeedback1700000300000,
  CreateSearch1700001200000,
  CreateAnswerList1700001200001,
  DropOldUsers1700001900000,
];
