import { LISTS } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCall } from '../call.js';
import { idOf, queryNumber } from '../fields.js';
import {
  AuditEntrySchema,
  CastawayStatusSchema,
  HeadToHeadSchema,
  LeaderboardRowSchema,
  PickAccuracySchema,
  PowerRankingSchema,
  StatsSchema,
  TrendsSchema,
  WinProbabilitySchema,
} from '../objects/index.js';
import { pageParameters } from '../paging.js';
import { twoDifferentPlayers } from '../rules.js';

const tags = ['Analytics'];

const HeadToHeadQuery = z
  .object({ user1: idOf('player'), user2: idOf('player') })
  .check(twoDifferentPlayers());

const AuditQuery = z.object({
  actor: idOf('user').optional(),
  action: z.string().trim().min(1).max(80).optional(),
  before: idOf('entry').optional(),
  limit: queryNumber(1, 200, 50),
  ...pageParameters(LISTS.audit, "the admin's name, the action and the name of what was changed"),
});

const AuditPageSchema = z
  .object({
    entries: z.array(AuditEntrySchema),
    next: z.string().nullable().meta({
      description: 'The `before` of the next page; `null` on the last one, and with `after`, `q` or `sort`.',
    }),
  })
  .meta({ id: 'AuditPage', description: 'What admins have changed, newest first.' });

export const analyticsCalls = [
  defineCall({
    id: 'getStats',
    method: 'get',
    path: '/api/admin/stats',
    who: 'admin',
    rpc: 'analytics.getStats',
    summary: 'Totals',
    tags,
    answers: { 200: StatsSchema },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'getTrends',
    method: 'get',
    path: '/api/admin/analytics',
    who: 'admin',
    rpc: 'analytics.getTrends',
    summary: 'Participation and average points, week by week',
    tags,
    answers: { 200: TrendsSchema },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'getWinProbability',
    method: 'get',
    path: '/api/admin/analytics/win-probability',
    who: 'admin',
    rpc: 'analytics.getWinProbability',
    summary: "Each player's chance to win, an estimate",
    tags,
    answers: { 200: WinProbabilitySchema },
    refusals: [],
    etag: true,
    slow: true,
    idempotent: true,
  }),
  defineCall({
    id: 'getPowerRankings',
    method: 'get',
    path: '/api/admin/analytics/power-rankings',
    who: 'admin',
    rpc: 'analytics.getPowerRankings',
    summary: 'Players by power score',
    description: 'Highest first.',
    tags,
    answers: { 200: z.array(PowerRankingSchema) },
    refusals: [],
    etag: true,
    idempotent: true,
  }),
  defineCall({
    id: 'getCastawaysStatus',
    method: 'get',
    path: '/api/admin/analytics/castaways-status',
    who: 'admin',
    rpc: 'analytics.getCastawaysStatus',
    summary: 'Statistics of castaways',
    description: 'Those still in first, the fewest points first.',
    tags,
    answers: { 200: z.array(CastawayStatusSchema) },
    refusals: [],
    idempotent: true,
  }),
  defineCall({
    id: 'getPickAccuracy',
    method: 'get',
    path: '/api/admin/analytics/pick-accuracy',
    who: 'admin',
    rpc: 'analytics.getPickAccuracy',
    summary: "How many of each player's castaways are still in",
    tags,
    answers: { 200: z.array(PickAccuracySchema) },
    refusals: [],
    etag: true,
    idempotent: true,
  }),
  defineCall({
    id: 'getLeaderboard',
    method: 'get',
    path: '/api/admin/analytics/leaderboard',
    who: 'admin',
    rpc: 'analytics.getLeaderboard',
    summary: 'The leaderboard, in brief',
    tags,
    answers: { 200: z.array(LeaderboardRowSchema) },
    refusals: [],
    etag: true,
    idempotent: true,
  }),
  defineCall({
    id: 'getHeadToHead',
    method: 'get',
    path: '/api/admin/analytics/head-to-head',
    who: 'admin',
    rpc: 'analytics.getHeadToHead',
    summary: 'Two players, week by week',
    tags,
    query: HeadToHeadQuery,
    sample: ({ player, otherPlayer }) => ({ query: { user1: player, user2: otherPlayer } }),
    answers: { 200: HeadToHeadSchema },
    refusals: ['UNKNOWN_USER'],
    idempotent: true,
  }),
  defineCall({
    id: 'listAudit',
    method: 'get',
    path: '/api/admin/audit',
    who: 'admin',
    rpc: 'analytics.listAudit',
    summary: 'What admins have changed',
    description:
      "Newest first. `action` is one ('castaway.created') or all of an entity ('castaway'). With `after`, `q` or `sort`, the answer is a page, and `before` is refused.",
    tags,
    pages: true,
    query: AuditQuery,
    sample: () => ({ query: { action: 'castaway', limit: '10' } }),
    answers: { 200: AuditPageSchema },
    refusals: [],
    idempotent: true,
  }),
] as const;
