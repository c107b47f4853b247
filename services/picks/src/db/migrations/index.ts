import { Baseline1700001600000 } from './1700001600000-baseline.js';
import { DropAdminSubmissions1700001900000 } from './1700001900000-drop-admin-submissions.js';

export const migrations = [Baseline1700001600000, DropAdminSubmissions1700001900000];
