/** All jobs, in the order in which they run. In the quick form they share one league, so each leaves it intact. */
import type { Job } from '../job.js';
import { analytics } from './analytics.js';
import { atRest } from './at-rest.js';
import { broadcast } from './broadcast.js';
import { dashboard } from './dashboard.js';
import { largeLeague } from './large-league.js';
import { picks, picksKafka } from './picks.js';
import { signIn } from './sign-in.js';
import { standings } from './standings.js';
import { texts } from './texts.js';

export const jobs: readonly Job[] = [
  picks,
  picksKafka,
  standings,
  dashboard,
  signIn,
  texts,
  broadcast,
  atRest,
  analytics,
  largeLeague,
];
