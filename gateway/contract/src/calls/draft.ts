import { LISTS } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCalls } from '../call.js';
import { idOf, optionalQueryFlag, queryIds } from '../fields.js';
import {
  DraftInputsSchema,
  DraftPickSchema,
  DraftPreviewSchema,
  DraftProofSchema,
  DraftReceiptSchema,
  DraftSchema,
  DraftStatusSchema,
  LeagueSchema,
  PlayerRankingSchema,
  RankingSchema,
} from '../objects/index.js';
import { pageQuery } from '../paging.js';
import { eachIdOnce } from '../rules.js';

const shared = { tags: ['Draft'] } as const;
const ofRankings = { tags: ['Rankings'] } as const;

export const RunDraftBody = z.object({ previewId: idOf('preview').nullish() }).meta({
  id: 'RunDraftBody',
  description: 'The preview to run; by default the newest one.',
  examples: [{ previewId: '4ac2d8c3-1f0a-4f0e-8f5c-6f2f1f3f4b12' }, {}],
});

export const PreviewDraftBody = z
  .object({
    practice: z.boolean().optional().meta({
      description: 'With a seed of its own and without closing rankings. Such a preview can’t be run.',
    }),
  })
  .meta({ id: 'PreviewDraftBody', examples: [{}, { practice: true }] });

export const DraftRosterBody = z
  .object({ userId: idOf('player') })
  .meta({ id: 'DraftRosterBody', examples: [{ userId: '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01' }] });

const noPicks = z.enum(['none']).optional().meta({
  description: 'With `none`, the response has no picks: of a large league, they are megabytes.',
});

export const draftCalls = defineCalls(shared, {
  getDraft: {
    method: 'get',
    path: '/api/draft/status',
    who: 'player',
    rpc: 'league.getDraft',
    summary: 'The draft and its result',
    description: 'With `castaway` or `users`, too, the picks are a page.',
    pages: true,
    query: pageQuery(LISTS.draft, "the player's name", {
      castaway: idOf('castaway').optional().meta({ description: 'Only picks of this castaway.' }),
      users: queryIds(),
    }),
    sample: ({ castaway, player }) => ({
      query: { limit: '2', q: 'robin', sort: '-pick', castaway, users: player },
    }),
    answers: { 200: DraftSchema },
    slow: 'minutes',
  },
  previewDraft: {
    method: 'post',
    path: '/api/draft/preview',
    who: 'admin',
    rpc: 'league.previewDraft',
    summary: 'Close the rankings and preview what a run would save',
    description:
      'Closes rankings that are open. The first close of the season stores what the draft is made from, and makes its one seed.',
    body: PreviewDraftBody,
    pages: true,
    query: pageQuery(LISTS.draft, "the player's name", { picks: noPicks }),
    sample: () => ({ body: {}, query: { limit: '2', q: 'robin', sort: '-pick' } }),
    answers: { 200: DraftPreviewSchema },
    refusals: ['DRAFT_ALREADY_RUN', 'DRAFT_NOT_POSSIBLE'],
    slow: 'minutes',
    waitsForCopies: false,
  },
  getDraftPreview: {
    method: 'get',
    path: '/api/draft/preview',
    who: 'admin',
    rpc: 'league.getDraftPreview',
    summary: 'The newest preview of the draft that is pending',
    description:
      '`null` if there is none, and once the draft was run. With `preview`, too, the picks are a page.',
    pages: true,
    query: pageQuery(LISTS.draft, "the player's name", {
      preview: idOf('preview')
        .optional()
        .meta({ description: 'This preview, while the draft is pending; by default the newest one.' }),
    }),
    sample: () => ({ query: { limit: '2', q: 'robin', sort: '-pick' } }),
    answers: { 200: DraftPreviewSchema.nullable() },
    slow: 'minutes',
  },
  runDraft: {
    method: 'post',
    path: '/api/draft/run',
    who: 'admin',
    rpc: 'league.runDraft',
    summary: 'Save exactly the previewed picks and lock rankings',
    query: z.object({ picks: noPicks }),
    body: RunDraftBody,
    sample: ({ preview }) => ({ body: { previewId: preview } }),
    answers: { 200: DraftSchema },
    refusals: ['DRAFT_PREVIEW_MISSING', 'DRAFT_PREVIEW_STALE', 'DRAFT_ALREADY_RUN', 'DRAFT_NOT_POSSIBLE'],
    slow: 'minutes',
  },
  getLeague: {
    method: 'get',
    path: '/api/league',
    who: 'player',
    rpc: 'league.getLeague',
    summary: 'The state of the season',
    answers: { 200: LeagueSchema },
  },
  getMyDraft: {
    method: 'get',
    path: '/api/draft/me',
    who: 'player',
    rpc: 'league.getMyDraft',
    summary: "The caller's own draft, explained",
    description: '`null` while the caller has no roster.',
    answers: { 200: DraftReceiptSchema.nullable() },
  },
  getDraftProof: {
    method: 'get',
    path: '/api/draft/proof',
    who: 'player',
    rpc: 'league.getDraftProof',
    summary: "What proves that the draft's seed was not chosen",
    description: 'The secret is shown once the draft has run.',
    answers: { 200: DraftProofSchema },
  },
  getDraftInputs: {
    method: 'get',
    path: '/api/draft/inputs',
    who: 'player',
    rpc: 'league.getDraftInputs',
    summary: 'What a draft was made from, to replay it',
    query: z.object({
      run: idOf('run').optional().meta({ description: 'This run of the draft; by default the last one.' }),
    }),
    sample: () => ({ query: {} }),
    answers: { 200: DraftInputsSchema },
    refusals: ['DRAFT_NOT_RUN', 'RESULTS_HIDDEN'],
    slow: 'minutes',
  },
  draftRoster: {
    method: 'post',
    path: '/api/admin/draft/roster',
    who: 'admin',
    rpc: 'league.draftRoster',
    summary: 'Draft a roster for a player who joined after the draft',
    description: "Continues the draft's pool.",
    body: DraftRosterBody,
    sample: ({ player }) => ({ body: { userId: player } }),
    answers: { 200: z.object({ picks: z.array(DraftPickSchema) }) },
    refusals: ['USER_NOT_FOUND', 'DRAFT_NOT_RUN', 'ROSTER_EXISTS', 'DRAFT_NOT_POSSIBLE'],
  },
});

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

export const rankingCalls = defineCalls(ofRankings, {
  getMyRanking: {
    method: 'get',
    path: '/api/rankings/me',
    who: 'player',
    rpc: 'league.getMyRanking',
    summary: "The caller's preseason ranking",
    answers: { 200: RankingSchema },
  },
  submitRanking: {
    method: 'post',
    path: '/api/rankings/me',
    who: 'player',
    rpc: 'league.submitRanking',
    summary: 'Save the preseason ranking',
    body: SubmitRankingBody,
    sample: ({ castaway, otherCastaway }) => ({ body: { order: [castaway, otherCastaway] } }),
    answers: { 200: RankingSchema },
    refusals: ['RANKING_NOT_COMPLETE', 'RANKINGS_LOCKED'],
    waitsForCopies: true,
    idempotent: true,
  },
  listRankings: {
    method: 'get',
    path: '/api/rankings/admin/overview',
    who: 'admin',
    rpc: 'league.listRankings',
    summary: "Every player's ranking",
    description:
      'Players without one are listed with submittedAt null and no entries. A filter asks for a page, too.',
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
  },
  unlockRankings: {
    method: 'post',
    path: '/api/rankings/admin/unlock',
    who: 'admin',
    rpc: 'league.unlockRankings',
    summary: 'Make rankings editable again after a draft',
    description: 'Rosters stay until the draft is run again. Returns how many weeks are scored already.',
    answers: { 200: z.object({ draftStatus: DraftStatusSchema, scoredWeeks: z.int() }) },
    idempotent: true,
  },
});
