import { CreateSearch1700001200000 } from '@torchbearer/kit';
import { CreateUsers1700000100000 } from './1700000100000-create-users.js';
import { CreateSessions1700000200000 } from './1700000200000-create-sessions.js';
import { CreateAccountExtras1700000300000 } from './1700000300000-create-account-extras.js';
import { CreatePasswordTries1700000400000 } from './1700000400000-create-password-tries.js';
import { CreatePendingPhones1700000520000 } from './1700000520000-create-pending-phones.js';
import { CreateEmailChanges1700000650000 } from './1700000650000-create-email-changes.js';
import { CreateOidcNonces1700000660000 } from './1700000660000-create-oidc-nonces.js';
import { CreateSecurityEvents1700000710000 } from './1700000710000-create-security-events.js';
import { CreateSecondFactors1700000860000 } from './1700000860000-create-second-factors.js';
import { CreateUserSearch1700001200001 } from './1700001200001-create-user-search.js';
import { CreateUserList1700001200002 } from './1700001200002-create-user-list.js';
import { CreateUserFilters1700001200003 } from './1700001200003-create-user-filters.js';
import { HideResults1700001400001 } from './1700001400001-hide-results.js';
import { LinkedAddresses1700001600000 } from './1700001600000-linked-addresses.js';
import { DropLinkedEmailTrigger1700001900000 } from './1700001900000-drop-linked-email-trigger.js';

export const migrations = [
  CreateUsers1700000100000,
  CreateSessions1700000200000,
  CreateAccountExtras1700000300000,
  CreatePasswordTries1700000400000,
  CreatePendingPhones1700000520000,
  CreateEmailChanges1700000650000,
  CreateOidcNonces1700000660000,
  CreateSecurityEvents1700000710000,
  CreateSecondFactors1700000860000,
  CreateSearch1700001200000,
  CreateUserSearch1700001200001,
  CreateUserList1700001200002,
  CreateUserFilters1700001200003,
  HideResults1700001400001,
  LinkedAddresses1700001600000,
  DropLinkedEmailTrigger1700001900000,
];
