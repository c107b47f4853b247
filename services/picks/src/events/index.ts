import { on, type Consumed } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../context.js';
import { castaway } from './castaway.js';
import { roster } from './roster.js';
import { scoredWeek } from './scored-week.js';
import { season } from './season.js';
import { user } from './user.js';
import { week } from './week.js';

export const consumed: Consumed<Context>[] = [
  on(Topics.user, user),
  on(Topics.castaway, castaway),
  on(Topics.week, week),
  on(Topics.season, season),
  on(Topics.roster, roster),
  on(Topics.scoredWeek, scoredWeek),
];
