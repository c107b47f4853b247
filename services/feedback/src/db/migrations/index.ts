import { Baseline1700001200001 } from './1700001200001-baseline.js';
import { DropOldUsers1700001900000 } from './1700001900000-drop-old-users.js';

export const migrations = [Baseline1700001200001, DropOldUsers1700001900000];
