import { FIRST_WEEK, LAST_WEEK, MAX_POINTS, MIN_POINTS } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCalls, nothing } from '../call.js';
import { byId, idOf, ofWeek, optionalQueryNumber, wholeNumber } from '../fields.js';
import { CorrectionSchema, ScoredWeekSchema, WeekReviewSchema, WeekStateSchema } from '../objects/index.js';

const shared = { tags: ['Scoring'] } as const;

export const FinalizeWeekBody = z
  .object({
    was: z
      .array(z.object({ castawayId: idOf('castaway'), points: wholeNumber(MIN_POINTS, MAX_POINTS) }))
      .max(500)
      .nullish(),
  })
  .meta({
    id: 'FinalizeWeekBody',
    description:
      'All points of the week as the sender sees them: if they have changed since, the week stays provisional. ' +
      'Without them, it becomes final whatever they are.',
    examples: [{}, { was: [{ castawayId: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210', points: 12 }] }],
  });

export const finalWeekCalls = defineCalls(shared, {
  listScoredWeeks: {
    method: 'get',
    path: '/api/results/weeks',
    who: 'player',
    rpc: 'scoring.listScoredWeeks',
    summary: 'The weeks that have points or are final',
    description: 'Ascending. A final week without points had some, which a correction took back.',
    answers: { 200: z.array(ScoredWeekSchema) },
  },
  listCorrections: {
    method: 'get',
    path: '/api/results/corrections',
    who: 'player',
    rpc: 'scoring.listCorrections',
    summary: 'What changed in final weeks, and what that changed for the caller',
    description: 'Newest first, at most 100.',
    query: z.object({
      week: optionalQueryNumber(FIRST_WEEK, LAST_WEEK).meta({ description: 'Only of this week.' }),
    }),
    sample: () => ({ query: { week: '3' } }),
    answers: { 200: z.array(CorrectionSchema) },
  },
  dismissCorrection: {
    method: 'post',
    path: '/api/results/corrections/{id}/dismiss',
    who: 'player',
    rpc: 'scoring.dismissCorrection',
    summary: "Dismiss the news that a correction changed the caller's rank",
    description: 'The correction stays listed.',
    ...byId('correction', 'CORRECTION_NOT_FOUND'),
    answers: { 204: nothing },
    idempotent: true,
  },
  reviewWeek: {
    method: 'get',
    path: '/api/admin/scoring/week/{n}/review',
    who: 'admin',
    rpc: 'scoring.reviewWeek',
    summary: 'What is unusual about a week that may become final',
    ...ofWeek,
    answers: { 200: WeekReviewSchema },
    refusals: ['WEEK_NOT_FOUND'],
  },
  finalizeWeek: {
    method: 'post',
    path: '/api/admin/scoring/week/{n}/final',
    who: 'admin',
    rpc: 'scoring.finalizeWeek',
    summary: 'Make a week final',
    description:
      'From then on, each change of its points is a correction: it needs a reason, and players see it. A final week stays final.',
    ...ofWeek,
    body: FinalizeWeekBody,
    answers: { 200: WeekStateSchema },
    refusals: ['WEEK_NOT_FOUND', 'WEEK_IS_SCORED_TWICE', 'WEEK_NOT_SCORED', 'CONFLICT'],
    idempotent: true,
  },
});
