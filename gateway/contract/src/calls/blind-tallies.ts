import { MAX_DIFFERENCES, MAX_POINTS, MAX_RULE_COUNT, MIN_POINTS } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCalls } from '../call.js';
import { idOf, ofWeek, pathId, pathWeekNumber, text, wholeNumber } from '../fields.js';
import { BlindTalliesSchema, TalliedPointsSchema } from '../objects/index.js';
import { ruleOrPoints } from '../rules.js';
import { TallyPointsBody, tallySample } from './scoring.js';

const shared = {
  tags: ['Double scoring'],
  who: 'admin',
  ...ofWeek,
  answers: { 200: BlindTalliesSchema },
} as const;

const castawayId = '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210';

export const ResolveBlindTalliesBody = z
  .object({
    choices: z
      .array(
        z
          .object({
            castawayId: idOf('castaway'),
            ruleId: text(100).nullish(),
            points: wholeNumber(MIN_POINTS, MAX_POINTS)
              .nullish()
              .meta({ description: 'Of one adjustment; not with a rule.' }),
            count: wholeNumber(0, MAX_RULE_COUNT).meta({ description: 'How often, in the end.' }),
          })
          .check(ruleOrPoints()),
      )
      .max(MAX_DIFFERENCES),
  })
  .meta({
    id: 'ResolveBlindTalliesBody',
    description: 'A choice for each difference, and for nothing else.',
    examples: [
      {
        choices: [
          { castawayId, ruleId: 'idol-found', count: 1 },
          { castawayId, points: -2, count: 0 },
        ],
      },
      { choices: [] },
    ],
  });

export const blindTallyCalls = defineCalls(shared, {
  getBlindTallies: {
    method: 'get',
    path: '/api/admin/scoring/week/{n}/blind',
    rpc: 'scoring.getBlindTallies',
    summary: 'The two tallies of a week, as far as the caller may see them',
    refusals: ['WEEK_NOT_FOUND'],
  },
  startBlindTally: {
    method: 'post',
    path: '/api/admin/scoring/week/{n}/blind',
    rpc: 'scoring.startBlindTally',
    summary: 'Start an own tally of a week',
    description: 'A week has two. Starting twice changes nothing.',
    refusals: ['WEEK_NOT_FOUND', 'WEEK_NOT_SCORED_TWICE', 'BLIND_TALLIES_TAKEN'],
    idempotent: true,
  },
  enterBlindLines: {
    method: 'post',
    path: '/api/admin/scoring/week/{n}/blind/lines',
    rpc: 'scoring.enterBlindLines',
    summary: 'Add lines to the own tally and remove others, all or nothing',
    description: 'Like the lines of points. Ids are those of the caller; another admin may have the same.',
    body: TallyPointsBody,
    sample: tallySample,
    refusals: [
      'WEEK_NOT_FOUND',
      'WEEK_NOT_SCORED_TWICE',
      'NO_BLIND_TALLY',
      'BLIND_TALLY_DONE',
      'UNKNOWN_CASTAWAY',
      'UNKNOWN_RULE',
      'ELIMINATED_NOT_SCORED',
      'LINE_ID_REUSED',
    ],
    idempotent: true,
  },
  finishBlindTally: {
    method: 'post',
    path: '/api/admin/scoring/week/{n}/blind/done',
    rpc: 'scoring.finishBlindTally',
    summary: 'Mark the own tally as done',
    description: 'Once both are done, all admins see the differences.',
    refusals: ['WEEK_NOT_FOUND', 'WEEK_NOT_SCORED_TWICE', 'NO_BLIND_TALLY', 'BLIND_TALLY_EMPTY'],
    idempotent: true,
  },
  reopenBlindTally: {
    method: 'delete',
    path: '/api/admin/scoring/week/{n}/blind/done',
    rpc: 'scoring.reopenBlindTally',
    summary: 'Go on with the own tally, while the other is not done',
    refusals: ['WEEK_NOT_FOUND', 'WEEK_NOT_SCORED_TWICE', 'NO_BLIND_TALLY', 'BLIND_TALLIES_DONE'],
  },
  discardBlindTally: {
    method: 'delete',
    path: '/api/admin/scoring/week/{n}/blind/tallies/{id}',
    rpc: 'scoring.discardBlindTally',
    summary: "Discard an own or another admin's tally, to make room for another",
    description: 'Until both are done.',
    params: z.object({ n: pathWeekNumber(), id: pathId() }),
    sample: ({ blindTally }) => ({ params: { n: '3', id: blindTally } }),
    refusals: ['WEEK_NOT_FOUND', 'WEEK_NOT_SCORED_TWICE', 'BLIND_TALLIES_DONE'],
    notFound: 'BLIND_TALLY_NOT_FOUND',
  },
  resolveBlindTallies: {
    method: 'post',
    path: '/api/admin/scoring/week/{n}/blind/resolve',
    rpc: 'scoring.resolveBlindTallies',
    summary: "Decide the differences, which makes the week's lines and points",
    description:
      'Afterwards the week is like any other: its points can be changed, and the undo of the last save takes the resolution back.',
    body: ResolveBlindTalliesBody,
    sample: ({ castaway }) => ({
      params: { n: '3' },
      body: { choices: [{ castawayId: castaway, ruleId: 'idol-found', count: 1 }] },
    }),
    answers: { 200: TalliedPointsSchema },
    refusals: [
      'WEEK_NOT_FOUND',
      'WEEK_NOT_SCORED_TWICE',
      'BLIND_TALLIES_NOT_DONE',
      'CONFLICT',
      'UNKNOWN_CASTAWAY',
      'UNKNOWN_RULE',
      'ELIMINATED_NOT_SCORED',
    ],
    idempotent: true,
  },
});
