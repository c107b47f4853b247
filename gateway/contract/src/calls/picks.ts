import { FIRST_WEEK, LAST_WEEK, LISTS } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCalls } from '../call.js';
import {
  idOf,
  optionalQueryFlag,
  optionalQueryNumber,
  pathWeekNumber,
  queryIds,
  weekNumber,
} from '../fields.js';
import { AllPicksSchema, MyPicksSchema, PickSchema, PicksDebugSchema } from '../objects/index.js';
import { pageQuery } from '../paging.js';
import { pickedInWeek } from '../rules.js';

const shared = { tags: ['Picks'] } as const;
const castawayId = '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210';

export const SubmitPickBody = z
  .object({
    castawayId: idOf('castaway'),
    weekNumber: weekNumber().nullish().meta({
      description: 'The week that the player saw. The pick is refused if another week is active.',
    }),
    showsEliminated: z.boolean().nullish().meta({
      description:
        'Whether the response may show who left in a week that the caller has not watched. Without it, a caller who hides results is refused if the pick could show it.',
    }),
  })
  .meta({ id: 'SubmitPickBody', examples: [{ castawayId }, { castawayId, weekNumber: 3 }] });

export const SubmitPickForUserBody = z
  .object({
    userId: idOf('player'),
    castawayId: idOf('castaway'),
    weekNumber: weekNumber().nullish().meta({
      description: 'The week that the admin saw. The pick is refused if another week is active.',
    }),
  })
  .meta({
    id: 'SubmitPickForUserBody',
    examples: [{ userId: '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01', castawayId, weekNumber: 3 }],
  });

const ofWeek = () =>
  optionalQueryNumber(FIRST_WEEK, LAST_WEEK).meta({ description: 'Only picks of this week.' });

export const pickCalls = defineCalls(shared, {
  getMyPicks: {
    method: 'get',
    path: '/api/picks/me',
    who: 'player',
    rpc: 'picks.getMyPicks',
    summary: "The caller's side of the active week",
    query: z.object({
      showsEliminated: optionalQueryFlag().meta({
        description: 'Whether to show who is out now, although the caller hides results.',
      }),
    }),
    answers: { 200: MyPicksSchema },
    refusals: ['NO_ACTIVE_WEEK'],
  },
  submitPick: {
    method: 'post',
    path: '/api/picks/me',
    who: 'player',
    rpc: 'picks.submitPick',
    summary: 'Pick a castaway for the active week, or change the pick',
    body: SubmitPickBody,
    sample: ({ castaway }) => ({ body: { castawayId: castaway } }),
    answers: { 200: PickSchema },
    refusals: [
      'NOT_YOUR_CASTAWAY',
      'RESULTS_HIDDEN',
      'OTHER_WEEK_ACTIVE',
      'CASTAWAY_ELIMINATED',
      'PICKS_NOT_OPEN',
      'PICKS_CLOSED',
      'NO_ACTIVE_WEEK',
      'CONFLICT',
    ],
    idempotent: true,
  },
  listAllPicks: {
    method: 'get',
    path: '/api/picks/all',
    who: 'player',
    rpc: 'picks.listPicks',
    summary: "Everybody's picks of all weeks",
    description:
      'A page (also with `week` or `users`) is one of players, with their picks and drafted castaways, and all castaways and weeks.',
    pages: true,
    query: pageQuery(LISTS.picks, "the player's name", {
      week: ofWeek(),
      picked: optionalQueryFlag().meta({
        description: 'Only players with, or without, a pick of `week` that the caller may see.',
      }),
      users: queryIds(),
    }).check(pickedInWeek()),
    sample: () => ({ query: { limit: '2', q: 'robin', sort: '-name', week: '3', picked: 'true' } }),
    answers: { 200: AllPicksSchema },
    etag: true,
  },
  listWeekPicks: {
    method: 'get',
    path: '/api/picks/week/{weekNumber}',
    who: 'admin',
    rpc: 'picks.listWeekPicks',
    summary: 'The picks of one week',
    params: z.object({ weekNumber: pathWeekNumber() }),
    sample: () => ({ params: { weekNumber: '3' } }),
    answers: { 200: z.array(PickSchema) },
    refusals: ['WEEK_NOT_FOUND'],
  },
  listPickLog: {
    method: 'get',
    path: '/api/picks/admin/log',
    who: 'admin',
    rpc: 'picks.listPickLog',
    summary: 'All picks, newest first',
    description:
      'The latest 1,000; or a page of all (also with `week`), without `X-Total-Count` if more than 10,000 match.',
    pages: true,
    query: pageQuery(LISTS.pickLog, "the player's name", { week: ofWeek() }),
    sample: () => ({ query: { limit: '2', q: 'robin', sort: 'at', week: '3' } }),
    answers: { 200: z.object({ picks: z.array(PickSchema) }) },
  },
  getPicksDebug: {
    method: 'get',
    path: '/api/picks/admin/debug',
    who: 'admin',
    rpc: 'picks.getPicksDebug',
    summary: 'Counts and weeks behind the picks',
    answers: { 200: PicksDebugSchema },
  },
  submitPickForUser: {
    method: 'post',
    path: '/api/picks/admin/submit',
    who: 'admin',
    rpc: 'picks.submitPickForUser',
    summary: "Save a player's pick of the active week, also after the close",
    description: 'Not an eliminated or undrafted castaway. Written to the audit log.',
    body: SubmitPickForUserBody,
    sample: ({ player, castaway }) => ({ body: { userId: player, castawayId: castaway } }),
    answers: { 200: PickSchema },
    refusals: [
      'USER_NOT_FOUND',
      'NOT_YOUR_CASTAWAY',
      'OTHER_WEEK_ACTIVE',
      'CASTAWAY_ELIMINATED',
      'NO_ACTIVE_WEEK',
      'CONFLICT',
    ],
    idempotent: true,
  },
});
