import { LISTS } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCall } from '../call.js';
import { idOf, optionalQueryFlag, queryIds } from '../fields.js';
import { DraftStatusSchema, PlayerRankingSchema, RankingSchema } from '../objects/index.js';
import { pageQuery } from '../paging.js';
import { eachIdOnce } from '../rules.js';

const tags = ['Rankings'];

export const SubmitRankingBody = z
  .object({
    order: z
      .array(idOf('castaway'))
      .min(1)
      .max(100)
      .check(eachIdOnce('Each castaway can be ranked only once')),
  })
  .meta({
    id: 'SubmitRankingBody',
    description: 'Every castaway once, the favorite first.',
    examples: [{ order: ['7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210', 'd9b1f0f7-2a0d-4a3c-b1ce-4f0d1f3c2b77'] }],
  });

export const rankingCalls = [
  defineCall({
    id: 'getMyRanking',
    method: 'get',
    path: '/api/rankings/me',
    who: 'player',
    rpc: 'league.getMyRanking',
    summary: "The caller's preseason ranking",
    tags,
    answers: { 200: RankingSchema },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'submitRanking',
    method: 'post',
    path: '/api/rankings/me',
    who: 'player',
    rpc: 'league.submitRanking',
    summary: 'Save the preseason ranking',
    tags,
    body: SubmitRankingBody,
    sample: ({ castaway, otherCastaway }) => ({ body: { order: [castaway, otherCastaway] } }),
    answers: { 200: RankingSchema },
    refusals: ['RANKING_NOT_COMPLETE', 'RANKINGS_LOCKED'],
    waitsForCopies: true,
    idempotent: true,
  }),
  defineCall({
    id: 'listRankings',
    method: 'get',
    path: '/api/rankings/admin/overview',
    who: 'admin',
    rpc: 'league.listRankings',
    summary: "Every player's ranking",
    description:
      'Players without one are listed with submittedAt null and no entries. A filter asks for a page, too.',
    tags,
    pages: true,
    query: pageQuery(LISTS.rankings, "the player's name and e-mail", {
      submitted: optionalQueryFlag().meta({
        description: 'Only players who have, or have not, submitted a ranking.',
      }),
      drafted: optionalQueryFlag().meta({
        description: 'Only players with, or without, drafted castaways.',
      }),
      users: queryIds(),
    }),
    sample: ({ player }) => ({
      query: {
        limit: '2',
        q: 'robin',
        sort: '-submitted',
        submitted: 'true',
        drafted: 'false',
        users: player,
      },
    }),
    answers: { 200: z.array(PlayerRankingSchema) },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'unlockRankings',
    method: 'post',
    path: '/api/rankings/admin/unlock',
    who: 'admin',
    rpc: 'league.unlockRankings',
    summary: 'Make rankings editable again after a draft',
    description: 'Rosters stay until the draft is run again. Returns how many weeks are scored already.',
    tags,
    answers: { 200: z.object({ draftStatus: DraftStatusSchema, scoredWeeks: z.int() }) },
    refusals: [],
    idempotent: true,
  }),
] as const;
