import { on, type Consumed } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../context.js';
import { user } from './user.js';

export const consumed: Consumed<Context>[] = [on(Topics.user, user)];
