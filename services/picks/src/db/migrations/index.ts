import { CreateCopies1700000100000 } from './1700000100000-create-copies.js';
import { CreatePicks1700000200000 } from './1700000200000-create-picks.js';
import { CreateWithdrawals1700000300000 } from './1700000300000-create-withdrawals.js';
import { CopyEliminationWeeks1700000431000 } from './1700000431000-copy-elimination-weeks.js';

export const migrations = [
  CreateCopies1700000100000,
  CreatePicks1700000200000,
  CreateWithdrawals1700000300000,
  CopyEliminationWeeks1700000431000,
];
