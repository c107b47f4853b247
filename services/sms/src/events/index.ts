import { on, type Consumed } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../context.js';
import { castaway } from './castaway.js';
import { pick } from './pick.js';
import { roster } from './roster.js';
import { user } from './user.js';
import { week } from './week.js';

export const consumed: Consumed<Context>[] = [
  on(Topics.user, user),
  on(Topics.castaway, castaway),
  on(Topics.week, week),
  on(Topics.roster, roster),
  on(Topics.pick, pick),
];
