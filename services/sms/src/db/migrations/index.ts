import { CreateMessages1700000200000 } from './1700000200000-create-messages.js';
import { AllowCodes1700000300000 } from './1700000300000-allow-codes.js';

export const migrations = [CreateMessages1700000200000, AllowCodes1700000300000];
