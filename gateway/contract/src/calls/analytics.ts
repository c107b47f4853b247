import { LISTS } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCalls } from '../call.js';
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

const shared = { tags: ['Analytics'], who: 'admin' } as const;

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

export const analyticsCalls = defineCalls(shared, {
  getStats: {
    method: 'get',
    path: '/api/admin/stats',
    rpc: 'analytics.getStats',
    summary: 'Totals',
    answers: { 200: StatsSchema },
  },
  getTrends: {
    method: 'get',
    path: '/api/admin/analytics',
    rpc: 'analytics.getTrends',
    summary: 'Participation and average points, week by week',
    answers: { 200: TrendsSchema },
  },
  getWinProbability: {
    method: 'get',
    path: '/api/admin/analytics/win-probability',
    rpc: 'analytics.getWinProbability',
    summary: "Each player's chance to win, an estimate",
    answers: { 200: WinProbabilitySchema },
    etag: true,
    slow: true,
  },
  getPowerRankings: {
    method: 'get',
    path: '/api/admin/analytics/power-rankings',
    rpc: 'analytics.getPowerRankings',
    summary: 'Players by power score',
    description: 'Highest first.',
    answers: { 200: z.array(PowerRankingSchema) },
    etag: true,
  },
  getCastawaysStatus: {
    method: 'get',
    path: '/api/admin/analytics/castaways-status',
    rpc: 'analytics.getCastawaysStatus',
    summary: 'Statistics of castaways',
    description: 'Those still in first, the fewest points first.',
    answers: { 200: z.array(CastawayStatusSchema) },
  },
  getPickAccuracy: {
    method: 'get',
    path: '/api/admin/analytics/pick-accuracy',
    rpc: 'analytics.getPickAccuracy',
    summary: "How many of each player's castaways are still in",
    answers: { 200: z.array(PickAccuracySchema) },
    etag: true,
  },
  getLeaderboard: {
    method: 'get',
    path: '/api/admin/analytics/leaderboard',
    rpc: 'analytics.getLeaderboard',
    summary: 'The leaderboard, in brief',
    answers: { 200: z.array(LeaderboardRowSchema) },
    etag: true,
  },
  getHeadToHead: {
    method: 'get',
    path: '/api/admin/analytics/head-to-head',
    rpc: 'analytics.getHeadToHead',
    summary: 'Two players, week by week',
    query: HeadToHeadQuery,
    sample: ({ player, otherPlayer }) => ({ query: { user1: player, user2: otherPlayer } }),
    answers: { 200: HeadToHeadSchema },
    refusals: ['UNKNOWN_USER'],
  },
  listAudit: {
    method: 'get',
    path: '/api/admin/audit',
    rpc: 'analytics.listAudit',
    summary: 'What admins have changed',
    description:
      "Newest first. `action` is one ('castaway.created') or all of an entity ('castaway'). With `after`, `q` or `sort`, the answer is a page, and `before` is refused.",
    pages: true,
    query: AuditQuery,
    sample: () => ({ query: { action: 'castaway', limit: '10' } }),
    answers: { 200: AuditPageSchema },
  },
});
