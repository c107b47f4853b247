import { on, type Consumed } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../context.js';
import { consent } from './consent.js';

export const consumed: Consumed<Context>[] = [on(Topics.consent, consent)];
