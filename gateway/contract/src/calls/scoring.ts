import {
  FIRST_WEEK,
  LAST_WEEK,
  MAX_LENGTH,
  MAX_LINES_A_BATCH,
  MAX_POINTS,
  MAX_RULE_COUNT,
  MIN_CORRECTION_REASON,
  MIN_POINTS,
} from '@torchbearer/rules';
import * as z from 'zod';
import { defineCalls } from '../call.js';
import { idOf, ofWeek, optionalQueryNumber, pathCount, text, wholeNumber } from '../fields.js';
import {
  HistoryWeekSchema,
  NeedsSchema,
  OwnStandingSchema,
  PointsEntrySchema,
  PointsLineSchema,
  PointsPreviewSchema,
  ResultLineSchema,
  ResultRowSchema,
  SavedPointsSchema,
  StandingsEntrySchema,
  TalliedPointsSchema,
} from '../objects/index.js';
import type { Fixture } from '../sample.js';
import { eachCastawayOnce, ruleOrReason, someLinesOnce } from '../rules.js';

const shared = { tags: ['Scoring'] } as const;

const savedQuery = z.object({
  standings: z.enum(['none']).optional().meta({
    description: 'With `none`, the response has no standings: of a large league, they are megabytes.',
  }),
});

const lineId = '9f0f6f0e-54a2-4a8b-8e5b-0c7d2f3a1b11';
const castawayId = '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210';
const points = () => wholeNumber(MIN_POINTS, MAX_POINTS);

const reason = () =>
  text(MAX_LENGTH.correctionReason).min(MIN_CORRECTION_REASON).nullish().meta({
    description:
      'Of a correction: required if the week is final and something changes, ignored otherwise. Players see it.',
  });

export const SavePointsBody = z
  .object({
    entries: z
      .array(z.object({ castawayId: idOf('castaway'), points: points(), was: points().nullish() }))
      .min(1)
      .max(100)
      .check(eachCastawayOnce('Each castaway can be scored only once')),
    reason: reason(),
  })
  .meta({
    id: 'SavePointsBody',
    description:
      'The castaways whose points to set; the others keep theirs. `was` is what the sender saw, null for none: if ' +
      'something else is stored by now, nothing is saved. Without `was`, the points are set anyway.',
    examples: [{ entries: [{ castawayId, points: 12 }] }, { entries: [{ castawayId, points: 14, was: 12 }] }],
  });

export const UndoPointsBody = z
  .object({
    was: z
      .array(z.object({ castawayId: idOf('castaway'), points: points() }))
      .max(500)
      .nullish(),
    reason: reason(),
  })
  .meta({
    id: 'UndoPointsBody',
    description:
      'All points of the week as the sender sees them: if they have changed since, nothing is undone. ' +
      'Without them, the last save is undone, whatever it was.',
    examples: [{}, { was: [{ castawayId, points: 12 }] }],
  });

export const TallyPointsBody = z
  .object({
    add: z
      .array(
        z
          .object({
            id: idOf('line').meta({ description: 'Made by the client, new for each line.' }),
            castawayId: idOf('castaway'),
            ruleId: text(100).nullish().meta({ description: 'A rule of the rule book.' }),
            count: wholeNumber(1, MAX_RULE_COUNT)
              .nullish()
              .meta({ description: 'How often the rule applied.' }),
            points: points().nullish().meta({ description: 'Of an adjustment.' }),
            reason: text(MAX_LENGTH.pointsReason).nullish().meta({ description: 'Of an adjustment.' }),
          })
          .check(ruleOrReason()),
      )
      .max(MAX_LINES_A_BATCH)
      .nullish(),
    remove: z.array(idOf('line')).max(MAX_LINES_A_BATCH).nullish().meta({ description: 'Ids of lines.' }),
    reason: reason(),
  })
  .check(someLinesOnce())
  .meta({
    id: 'TallyPointsBody',
    description:
      'Lines to add and to remove. A line is a rule and how often it applied, or an adjustment: points and a reason. ' +
      'A line that is stored already, and the removal of one that is not, change nothing, so the same request may be ' +
      'sent again at any time.',
    examples: [
      {
        add: [
          { id: lineId, castawayId, ruleId: 'idol-found', count: 1 },
          { id: '9f0f6f0e-54a2-4a8b-8e5b-0c7d2f3a1b12', castawayId, points: -2, reason: 'A late penalty' },
        ],
      },
      { remove: [lineId] },
    ],
  });

/** A request with one castaway's points. */
const pointsSample = ({ castaway }: Fixture) => ({
  params: { n: '3' },
  body: { entries: [{ castawayId: castaway, points: -12 }] },
});

/** A request with one line. */
export const tallySample = ({ castaway }: Fixture) => ({
  params: { n: '3' },
  body: { add: [{ id: lineId, castawayId: castaway, ruleId: 'idol-found', count: 1 }] },
});

export const scoringCalls = defineCalls(shared, {
  listResults: {
    method: 'get',
    path: '/api/results',
    who: 'player',
    rpc: 'scoring.listResults',
    summary: 'Points of every castaway and week',
    description: 'Newest week first, then points descending.',
    answers: { 200: z.array(ResultRowSchema) },
    etag: true,
  },
  getWeekPoints: {
    method: 'get',
    path: '/api/admin/scoring/week/{n}',
    who: 'admin',
    rpc: 'scoring.getWeekPoints',
    summary: 'The points of one week',
    ...ofWeek,
    answers: { 200: z.array(PointsEntrySchema) },
    refusals: ['WEEK_NOT_FOUND'],
  },
  saveWeekPoints: {
    method: 'post',
    path: '/api/admin/scoring/week/{n}',
    who: 'admin',
    rpc: 'scoring.saveWeekPoints',
    summary: 'Save points of one week, all or nothing',
    description: 'Zero is a score, missing is not. Saving the same twice changes nothing.',
    ...ofWeek,
    query: savedQuery,
    body: SavePointsBody,
    sample: pointsSample,
    answers: { 200: SavedPointsSchema },
    refusals: [
      'WEEK_NOT_FOUND',
      'WEEK_IS_SCORED_TWICE',
      'UNKNOWN_CASTAWAY',
      'ELIMINATED_NOT_SCORED',
      'WEEK_IS_FINAL',
      'CONFLICT',
    ],
    idempotent: true,
  },
  getStandings: {
    method: 'get',
    path: '/api/league/standings',
    who: 'player',
    rpc: 'scoring.getStandings',
    summary: 'The leaderboard, by rank',
    description:
      'All rows; with `q`, the first hundred whose name has these words, whatever their case and accents.',
    query: z.object({ q: text(MAX_LENGTH.name).optional() }),
    answers: { 200: z.array(StandingsEntrySchema) },
    etag: true,
  },
  getOwnStanding: {
    method: 'get',
    path: '/api/league/standings/me',
    who: 'player',
    rpc: 'scoring.getStandings',
    summary: "The caller's row of the leaderboard, and its neighbors",
    answers: { 200: OwnStandingSchema },
    etag: true,
  },
  getStandingsPage: {
    method: 'get',
    path: '/api/league/standings/pages/{standings}/{page}',
    who: 'player',
    rpc: 'scoring.getStandings',
    summary: 'A hundred rows of the leaderboard',
    description:
      'Of the version with this label, which `/api/league/standings/me` has. A page never changes. Versions that have been replaced stay for a short while.',
    params: z.object({
      standings: z.string().regex(/^\d{1,10}-[\w-]{8}$/),
      page: pathCount().meta({ description: 'Counted from 0.' }),
    }),
    sample: ({ standings }) => ({ params: { standings, page: '0' } }),
    answers: { 200: z.array(StandingsEntrySchema) },
    refusals: ['STANDINGS_REPLACED'],
    cacheControl: 'private, max-age=31536000, immutable',
  },
  getWeeksInFirst: {
    method: 'get',
    path: '/api/league/weeks-in-first',
    who: 'player',
    rpc: 'scoring.getWeeksInFirst',
    summary: "After how many weeks today's leader was first",
    answers: { 200: z.object({ weeksInFirst: z.int().nonnegative() }) },
  },
  getMyHistory: {
    method: 'get',
    path: '/api/league/history/me',
    who: 'player',
    rpc: 'scoring.getMyHistory',
    summary: "The caller's season, week by week",
    description: 'Every scored week from the first pick week on, ascending.',
    answers: { 200: z.array(HistoryWeekSchema) },
  },
  getMyNeeds: {
    method: 'get',
    path: '/api/league/needs/me',
    who: 'player',
    rpc: 'scoring.getMyNeeds',
    summary: 'What the caller needs this week',
    description:
      'From the moment that picks are locked, against those next to the caller and for first place.',
    answers: { 200: NeedsSchema },
  },
  previewWeekPoints: {
    method: 'post',
    path: '/api/admin/scoring/week/{n}/preview',
    who: 'admin',
    rpc: 'scoring.previewWeekPoints',
    summary: 'How a save would move points and ranks',
    description: 'Saves nothing.',
    ...ofWeek,
    body: SavePointsBody,
    sample: pointsSample,
    answers: { 200: PointsPreviewSchema },
    refusals: ['WEEK_NOT_FOUND', 'WEEK_IS_SCORED_TWICE', 'UNKNOWN_CASTAWAY', 'ELIMINATED_NOT_SCORED'],
    idempotent: true,
  },
  undoWeekPoints: {
    method: 'post',
    path: '/api/admin/scoring/week/{n}/undo',
    who: 'admin',
    rpc: 'scoring.undoWeekPoints',
    summary: 'Undo the last save of a week',
    ...ofWeek,
    query: savedQuery,
    body: UndoPointsBody,
    answers: { 200: SavedPointsSchema },
    refusals: ['WEEK_NOT_FOUND', 'NOTHING_TO_UNDO', 'WEEK_IS_FINAL', 'CONFLICT'],
  },
  tallyWeekPoints: {
    method: 'post',
    path: '/api/admin/scoring/week/{n}/lines',
    who: 'admin',
    rpc: 'scoring.tallyWeekPoints',
    summary: 'Add and remove lines of points, all or nothing',
    description:
      "A castaway's points of the week are the sum of the lines. Two admins at once add to the same points. A save of points replaces the castaway's lines by one adjustment; the undo of a week's last save takes a tally back, too.",
    ...ofWeek,
    body: TallyPointsBody,
    sample: tallySample,
    answers: { 200: TalliedPointsSchema },
    refusals: [
      'WEEK_NOT_FOUND',
      'WEEK_IS_SCORED_TWICE',
      'UNKNOWN_CASTAWAY',
      'UNKNOWN_RULE',
      'ELIMINATED_NOT_SCORED',
      'WEEK_IS_FINAL',
      'LINE_ID_REUSED',
    ],
    idempotent: true,
  },
  listWeekLines: {
    method: 'get',
    path: '/api/admin/scoring/week/{n}/lines',
    who: 'admin',
    rpc: 'scoring.listWeekLines',
    summary: 'The lines of one week, with who entered them',
    description: 'Oldest first.',
    ...ofWeek,
    answers: { 200: z.array(PointsLineSchema) },
    refusals: ['WEEK_NOT_FOUND'],
  },
  listResultLines: {
    method: 'get',
    path: '/api/results/lines',
    who: 'player',
    rpc: 'scoring.listResultLines',
    summary: "What castaways' points are made of",
    description: 'Oldest first.',
    query: z.object({
      week: optionalQueryNumber(FIRST_WEEK, LAST_WEEK).meta({ description: 'Only of this week.' }),
    }),
    sample: () => ({ query: { week: '3' } }),
    answers: { 200: z.array(ResultLineSchema) },
    etag: true,
  },
});
