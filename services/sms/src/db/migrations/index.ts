import { Baseline1700001600000 } from './1700001600000-baseline.js';

export const migrations = [Baseline1700001600000];
