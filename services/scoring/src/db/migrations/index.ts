import { Baseline1700001600000 } from './1700001600000-baseline.js';
import { DropTriggersOfOldReleases1700001700000 } from './1700001700000-drop-triggers-of-old-releases.js';
import { StoreStandings1700001910000 } from './1700001910000-store-standings.js';

export const migrations = [
  Baseline1700001600000,
  DropTriggersOfOldReleases1700001700000,
  StoreStandings1700001910000,
];
