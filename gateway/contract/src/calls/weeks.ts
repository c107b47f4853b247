import * as z from 'zod';
import { defineCall } from '../call.js';
import { MAX_LENGTH, MIN_CORRECTION_REASON } from '@torchbearer/rules';
import { givenInstant, text, weekNumber } from '../fields.js';
import { WeekSchema } from '../objects/index.js';
import { opensBeforeItCloses } from '../rules.js';

const tags = ['Weeks'];

export const SaveWeekBody = z
  .object({
    weekNumber: weekNumber(),
    isActive: z.boolean(),
    picksOpenAt: givenInstant().nullish(),
    picksCloseAt: givenInstant().nullish(),
    activeWeek: weekNumber().nullish(),
    onlyNew: z.boolean().optional(),
    reason: text(MAX_LENGTH.correctionReason).min(MIN_CORRECTION_REASON).nullish().meta({
      description: 'Why the close is moved after it has passed. Players read it.',
    }),
  })
  .check(opensBeforeItCloses())
  .meta({
    id: 'SaveWeekBody',
    description:
      'Times that are left out stay, or get their defaults: Thursday 09:00 to Wednesday 17:00 Pacific. ' +
      '`activeWeek` is the number of the week that the sender saw active, null for none: if another one is active by ' +
      'now, it is neither replaced nor ended. With `onlyNew`, an existing week is not changed. A close that has passed ' +
      'is moved only with a `reason`: then the automatic picks of the week are withdrawn and made again at the new ' +
      'close. Once the week has points, it is not moved.',
    examples: [
      { weekNumber: 3, isActive: true },
      { weekNumber: 4, isActive: true, activeWeek: 3 },
      { weekNumber: 5, isActive: false, onlyNew: true },
      {
        weekNumber: 4,
        isActive: false,
        picksOpenAt: '2025-10-09T16:00:00Z',
        picksCloseAt: '2025-10-16T00:00:00Z',
        reason: 'The episode was postponed.',
      },
    ],
  });

export const weekCalls = [
  defineCall({
    id: 'getActiveWeek',
    method: 'get',
    path: '/api/weeks/active',
    who: 'player',
    rpc: 'league.getActiveWeek',
    summary: 'The active week',
    tags,
    answers: { 200: WeekSchema },
    refusals: ['NO_ACTIVE_WEEK'],
    idempotent: true,
  }),
  defineCall({
    id: 'listWeeks',
    method: 'get',
    path: '/api/admin/weeks',
    who: 'admin',
    rpc: 'league.listWeeks',
    summary: 'Every week',
    tags,
    answers: { 200: z.array(WeekSchema) },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'saveWeek',
    method: 'post',
    path: '/api/admin/week',
    who: 'admin',
    rpc: 'league.saveWeek',
    summary: 'Create a week (201) or change it (200)',
    description: 'At most one week is active: activating one deactivates the other.',
    tags,
    body: SaveWeekBody,
    answers: { 200: WeekSchema, 201: WeekSchema },
    refusals: ['WEEK_CLOSES_BEFORE_OPEN', 'CONFLICT', 'WEEK_IS_CLOSED', 'WEEK_IS_SCORED'],
    idempotent: true,
  }),
] as const;
