import { Baseline1700001200000 } from './1700001200000-baseline.js';
import { DropPointsOfPicks1700001900000 } from './1700001900000-drop-points-of-picks.js';

export const migrations = [Baseline1700001200000, DropPointsOfPicks1700001900000];
