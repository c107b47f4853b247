import { MAX_LENGTH, MAX_POINTS, MIN_POINTS } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCall } from '../call.js';
import { idOf, pathCount, pathWeekNumber, text, wholeNumber } from '../fields.js';
import {
  HistoryWeekSchema,
  NeedsSchema,
  OwnStandingSchema,
  PointsEntrySchema,
  PointsPreviewSchema,
  ResultRowSchema,
  SavedPointsSchema,
  StandingsEntrySchema,
} from '../objects/index.js';
import { eachCastawayOnce } from '../rules.js';

const tags = ['Scoring'];
const params = z.object({ n: pathWeekNumber() });

const savedQuery = z.object({
  standings: z.enum(['none']).optional().meta({
    description: 'With `none`, the response has no standings: of a large league, they are megabytes.',
  }),
});

const points = () => wholeNumber(MIN_POINTS, MAX_POINTS);

export const SavePointsBody = z
  .object({
    entries: z
      .array(z.object({ castawayId: idOf('castaway'), points: points(), was: points().nullish() }))
      .min(1)
      .max(100)
      .check(eachCastawayOnce('Each castaway can be scored only once')),
  })
  .meta({
    id: 'SavePointsBody',
    description:
      'The castaways whose points to set; the others keep theirs. `was` is what the sender saw, null for none: if ' +
      'something else is stored by now, nothing is saved. Without `was`, the points are set anyway.',
    examples: [
      { entries: [{ castawayId: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210', points: 12 }] },
      { entries: [{ castawayId: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210', points: 14, was: 12 }] },
    ],
  });

export const UndoPointsBody = z
  .object({
    was: z
      .array(z.object({ castawayId: idOf('castaway'), points: points() }))
      .max(500)
      .nullish(),
  })
  .meta({
    id: 'UndoPointsBody',
    description:
      'All points of the week as the sender sees them: if they have changed since, nothing is undone. ' +
      'Without them, the last save is undone, whatever it was.',
    examples: [{}, { was: [{ castawayId: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210', points: 12 }] }],
  });

export const scoringCalls = [
  defineCall({
    id: 'listResults',
    method: 'get',
    path: '/api/results',
    who: 'player',
    rpc: 'scoring.listResults',
    summary: 'Points of every castaway and week',
    description: 'Newest week first, then points descending.',
    tags,
    answers: { 200: z.array(ResultRowSchema) },
    refusals: [],
    etag: true,
    idempotent: true,
  }),
  defineCall({
    id: 'getWeekPoints',
    method: 'get',
    path: '/api/admin/scoring/week/{n}',
    who: 'admin',
    rpc: 'scoring.getWeekPoints',
    summary: 'The points of one week',
    tags,
    params,
    sample: () => ({ params: { n: '3' } }),
    answers: { 200: z.array(PointsEntrySchema) },
    refusals: ['WEEK_NOT_FOUND'],
    idempotent: true,
  }),
  defineCall({
    id: 'saveWeekPoints',
    method: 'post',
    path: '/api/admin/scoring/week/{n}',
    who: 'admin',
    rpc: 'scoring.saveWeekPoints',
    summary: 'Save points of one week, all or nothing',
    description: 'Zero is a score, missing is not. Saving the same twice changes nothing.',
    tags,
    params,
    query: savedQuery,
    body: SavePointsBody,
    sample: ({ castaway }) => ({
      params: { n: '3' },
      body: { entries: [{ castawayId: castaway, points: -12 }] },
    }),
    answers: { 200: SavedPointsSchema },
    refusals: ['WEEK_NOT_FOUND', 'UNKNOWN_CASTAWAY', 'ELIMINATED_NOT_SCORED', 'CONFLICT'],
    idempotent: true,
  }),
  defineCall({
    id: 'getStandings',
    method: 'get',
    path: '/api/league/standings',
    who: 'player',
    rpc: 'scoring.getStandings',
    summary: 'The leaderboard, by rank',
    description:
      'All rows; with `q`, the first hundred whose name has these words, whatever their case and accents.',
    tags,
    query: z.object({ q: text(MAX_LENGTH.name).optional() }),
    answers: { 200: z.array(StandingsEntrySchema) },
    refusals: [],
    etag: true,
    idempotent: true,
  }),
  defineCall({
    id: 'getOwnStanding',
    method: 'get',
    path: '/api/league/standings/me',
    who: 'player',
    rpc: 'scoring.getStandings',
    summary: "The caller's row of the leaderboard, and its neighbors",
    tags,
    answers: { 200: OwnStandingSchema },
    refusals: [],
    etag: true,
    idempotent: true,
  }),
  defineCall({
    id: 'getStandingsPage',
    method: 'get',
    path: '/api/league/standings/pages/{standings}/{page}',
    who: 'player',
    rpc: 'scoring.getStandings',
    summary: 'A hundred rows of the leaderboard',
    description:
      'Of the version with this label, which `/api/league/standings/me` has. A page never changes. Versions that have been replaced stay for a short while.',
    tags,
    params: z.object({
      standings: z.string().regex(/^\d{1,10}-[\w-]{8}$/),
      page: pathCount().meta({ description: 'Counted from 0.' }),
    }),
    sample: ({ standings }) => ({ params: { standings, page: '0' } }),
    answers: { 200: z.array(StandingsEntrySchema) },
    refusals: ['STANDINGS_REPLACED'],
    cacheControl: 'private, max-age=31536000, immutable',
    idempotent: true,
  }),
  defineCall({
    id: 'getWeeksInFirst',
    method: 'get',
    path: '/api/league/weeks-in-first',
    who: 'player',
    rpc: 'scoring.getWeeksInFirst',
    summary: "After how many weeks today's leader was first",
    tags,
    answers: { 200: z.object({ weeksInFirst: z.int().nonnegative() }) },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'getMyHistory',
    method: 'get',
    path: '/api/league/history/me',
    who: 'player',
    rpc: 'scoring.getMyHistory',
    summary: "The caller's season, week by week",
    description: 'Every scored week from the first pick week on, ascending.',
    tags,
    answers: { 200: z.array(HistoryWeekSchema) },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'getMyNeeds',
    method: 'get',
    path: '/api/league/needs/me',
    who: 'player',
    rpc: 'scoring.getMyNeeds',
    summary: 'What the caller needs this week',
    description:
      'From the moment that picks are locked, against those next to the caller and for first place.',
    tags,
    answers: { 200: NeedsSchema },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'previewWeekPoints',
    method: 'post',
    path: '/api/admin/scoring/week/{n}/preview',
    who: 'admin',
    rpc: 'scoring.previewWeekPoints',
    summary: 'How a save would move points and ranks',
    description: 'Saves nothing.',
    tags,
    params,
    body: SavePointsBody,
    sample: ({ castaway }) => ({
      params: { n: '3' },
      body: { entries: [{ castawayId: castaway, points: -12 }] },
    }),
    answers: { 200: PointsPreviewSchema },
    refusals: ['WEEK_NOT_FOUND', 'UNKNOWN_CASTAWAY', 'ELIMINATED_NOT_SCORED'],
    idempotent: true,
  }),
  defineCall({
    id: 'undoWeekPoints',
    method: 'post',
    path: '/api/admin/scoring/week/{n}/undo',
    who: 'admin',
    rpc: 'scoring.undoWeekPoints',
    summary: 'Undo the last save of a week',
    tags,
    params,
    query: savedQuery,
    body: UndoPointsBody,
    sample: () => ({ params: { n: '3' } }),
    answers: { 200: SavedPointsSchema },
    refusals: ['WEEK_NOT_FOUND', 'NOTHING_TO_UNDO', 'CONFLICT'],
    idempotent: false,
  }),
] as const;
