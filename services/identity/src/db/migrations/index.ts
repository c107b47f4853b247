import { CreateUsers1700000100000 } from './1700000100000-create-users.js';
import { CreateSessions1700000200000 } from './1700000200000-create-sessions.js';
import { CreateAccountExtras1700000300000 } from './1700000300000-create-account-extras.js';

export const migrations = [
  CreateUsers1700000100000,
  CreateSessions1700000200000,
  CreateAccountExtras1700000300000,
];
