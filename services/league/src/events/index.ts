import { on, type Consumed } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../context.js';
import { pick } from './pick.js';
import { scoredWeek } from './scored-week.js';
import { user } from './user.js';

export const consumed: Consumed<Context>[] = [
  on(Topics.user, user),
  on(Topics.pick, pick),
  on(Topics.scoredWeek, scoredWeek),
];
