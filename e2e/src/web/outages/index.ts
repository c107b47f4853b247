import { drafting } from './drafting.js';
import type { Outage } from './outage.js';
import { reading } from './reading.js';
import { writing } from './writing.js';

export type { Outage } from './outage.js';

export const outages: readonly Outage[] = [...reading, ...writing, ...drafting];
