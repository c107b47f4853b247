import { CreateSearch1700001200000 } from '@torchbearer/kit';
import { CreatePicks1700000200000 } from './1700000200000-create-picks.js';
import { CreateWithdrawals1700000300000 } from './1700000300000-create-withdrawals.js';
import { CreateAutoPickedWeeks1700000400000 } from './1700000400000-create-auto-picked-weeks.js';
import { CreatePickList1700001200001 } from './1700001200001-create-pick-list.js';
import { PublishLockedWeeks1700001400000 } from './1700001400000-publish-locked-weeks.js';
import { WithdrawForMoves1700001600000 } from './1700001600000-withdraw-for-moves.js';
import { DropAdminSubmissions1700001900000 } from './1700001900000-drop-admin-submissions.js';

export const migrations = [
  CreatePicks1700000200000,
  CreateWithdrawals1700000300000,
  CreateAutoPickedWeeks1700000400000,
  CreateSearch1700001200000,
  CreatePickList1700001200001,
  PublishLockedWeeks1700001400000,
  WithdrawForMoves1700001600000,
  DropAdminSubmissions1700001900000,
];
