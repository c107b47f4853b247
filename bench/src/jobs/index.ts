/** All jobs, in the order in which they run. In the quick form they share one league, so each leaves it intact. */
import type { Job } from '../job.js';
import { analytics } from './analytics.js';
import { broadcast } from './broadcast.js';
import { dashboard } from './dashboard.js';
import { idle } from './idle.js';
import { memory } from './memory.js';
import { picks } from './picks.js';
import { picksKafka } from './picks-kafka.js';
import { signIn } from './sign-in.js';
import { standings304 } from './standings-304.js';
import { standings } from './standings.js';
import { start } from './start.js';
import { texts } from './texts.js';

export const jobs: readonly Job[] = [
  picks,
  picksKafka,
  standings304,
  standings,
  idle,
  dashboard,
  signIn,
  texts,
  broadcast,
  // Last, because it replaces the copies of analytics.
  ...[memory, start, analytics],
];
