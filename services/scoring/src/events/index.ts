import { on, type Consumed } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { ScoringContext } from '../context.js';
import * as castaway from './castaway.js';
import * as pick from './pick.js';
import * as roster from './roster.js';
import * as season from './season.js';
import * as user from './user.js';
import * as week from './week.js';

/** What scoring keeps copies of. Handlers mark standings as behind, in the same transaction, where they are. */
export const consumed: readonly Consumed<ScoringContext>[] = [
  on(Topics.user, user),
  on(Topics.castaway, castaway),
  on(Topics.week, week),
  on(Topics.season, season),
  on(Topics.roster, roster),
  on(Topics.pick, pick),
];
