/** What the admin area reads, one entry per call. Nothing of it is stored for offline use. */
import type { CallRequest, SurveyType } from '@torchbearer/contract/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from './client.js';

export const adminQueries = {
  stats: () =>
    queryOptions({ queryKey: ['admin', 'stats'], queryFn: ({ signal }) => api.getStats({}, { signal }) }),
  trends: () =>
    queryOptions({ queryKey: ['admin', 'trends'], queryFn: ({ signal }) => api.getTrends({}, { signal }) }),
  winProbability: () =>
    queryOptions({
      queryKey: ['admin', 'win-probability'],
      queryFn: ({ signal }) => api.getWinProbability({}, { signal }),
    }),
  powerRankings: () =>
    queryOptions({
      queryKey: ['admin', 'power-rankings'],
      queryFn: ({ signal }) => api.getPowerRankings({}, { signal }),
    }),
  castawaysStatus: () =>
    queryOptions({
      queryKey: ['admin', 'castaways-status'],
      queryFn: ({ signal }) => api.getCastawaysStatus({}, { signal }),
    }),
  pickAccuracy: () =>
    queryOptions({
      queryKey: ['admin', 'pick-accuracy'],
      queryFn: ({ signal }) => api.getPickAccuracy({}, { signal }),
    }),
  leaderboard: () =>
    queryOptions({
      queryKey: ['admin', 'leaderboard'],
      queryFn: ({ signal }) => api.getLeaderboard({}, { signal }),
    }),
  headToHead: (user1: string, user2: string) =>
    queryOptions({
      queryKey: ['admin', 'head-to-head', user1, user2],
      queryFn: ({ signal }) => api.getHeadToHead({ query: { user1, user2 } }, { signal }),
    }),
  users: () =>
    queryOptions({ queryKey: ['admin', 'users'], queryFn: ({ signal }) => api.listUsers({}, { signal }) }),
  invites: () =>
    queryOptions({
      queryKey: ['admin', 'invites'],
      queryFn: ({ signal }) => api.listInvites({}, { signal }),
    }),
  draft: () =>
    queryOptions({ queryKey: ['admin', 'draft'], queryFn: ({ signal }) => api.getDraft({}, { signal }) }),
  rankings: () =>
    queryOptions({
      queryKey: ['admin', 'rankings'],
      queryFn: ({ signal }) => api.listRankings({}, { signal }),
    }),
  weeks: () =>
    queryOptions({ queryKey: ['admin', 'weeks'], queryFn: ({ signal }) => api.listWeeks({}, { signal }) }),
  activeWeek: () =>
    queryOptions({
      queryKey: ['admin', 'active-week'],
      queryFn: ({ signal }) => api.getActiveWeek({}, { signal }),
    }),
  weekPicks: (weekNumber: number) =>
    queryOptions({
      queryKey: ['admin', 'week-picks', weekNumber],
      queryFn: ({ signal }) => api.listWeekPicks({ params: { weekNumber } }, { signal }),
    }),
  pickLog: () =>
    queryOptions({
      queryKey: ['admin', 'pick-log'],
      queryFn: ({ signal }) => api.listPickLog({}, { signal }),
    }),
  picksDebug: () =>
    queryOptions({
      queryKey: ['admin', 'picks-debug'],
      queryFn: ({ signal }) => api.getPicksDebug({}, { signal }),
    }),
  weekPoints: (n: number) =>
    queryOptions({
      queryKey: ['admin', 'week-points', n],
      queryFn: ({ signal }) => api.getWeekPoints({ params: { n } }, { signal }),
    }),
  season: () =>
    queryOptions({ queryKey: ['admin', 'season'], queryFn: ({ signal }) => api.getSeason({}, { signal }) }),
  feedback: (surveyType?: SurveyType) =>
    queryOptions({
      queryKey: ['admin', 'feedback', surveyType ?? 'all'],
      queryFn: ({ signal }) =>
        api.listFeedback({ query: surveyType === undefined ? {} : { surveyType } }, { signal }),
    }),
  feedbackStats: () =>
    queryOptions({
      queryKey: ['admin', 'feedback-stats'],
      queryFn: ({ signal }) => api.getFeedbackStats({}, { signal }),
    }),
  reminderStatus: () =>
    queryOptions({
      queryKey: ['admin', 'reminder-status'],
      queryFn: ({ signal }) => api.getReminderStatus({}, { signal }),
    }),
  reminderProgress: () =>
    queryOptions({
      queryKey: ['admin', 'reminder-progress'],
      queryFn: ({ signal }) => api.getReminderProgress({}, { signal }),
    }),
  smsLogs: () =>
    queryOptions({
      queryKey: ['admin', 'sms-logs'],
      queryFn: ({ signal }) => api.listSmsLogs({}, { signal }),
    }),
  smsTemplates: () =>
    queryOptions({
      queryKey: ['admin', 'sms-templates'],
      queryFn: ({ signal }) => api.listSmsTemplates({}, { signal }),
    }),
  blastEstimate: (body: CallRequest<'estimateBlast'>['body']) =>
    queryOptions({
      queryKey: ['admin', 'blast-estimate', body],
      queryFn: ({ signal }) => api.estimateBlast({ body }, { signal }),
    }),
  blast: (id: string) =>
    queryOptions({
      queryKey: ['admin', 'blast', id],
      queryFn: ({ signal }) => api.getBlast({ params: { id } }, { signal }),
    }),
  /** Page by page; `actor` is an admin's id, `action` one action or all actions of an entity. */
  audit: (filter: { readonly actor?: string; readonly action?: string }) =>
    infiniteQueryOptions({
      queryKey: ['admin', 'audit', filter.actor ?? 'all', filter.action ?? 'all'],
      queryFn: ({ pageParam, signal }) =>
        api.listAudit({ query: { ...filter, ...(pageParam !== null && { before: pageParam }) } }, { signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    }),
  /** Page by page; `user` is a user's id, '' for all users. */
  securityEvents: (user: string) =>
    infiniteQueryOptions({
      queryKey: ['admin', 'security-events', user || 'all'],
      queryFn: ({ pageParam, signal }) =>
        api.listSecurityEvents(
          { query: { ...(user !== '' && { user }), ...(pageParam !== null && { before: pageParam }) } },
          { signal },
        ),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    }),
};

/** The seven calls of the insights board. */
export const insightQueries = [
  adminQueries.stats,
  adminQueries.trends,
  adminQueries.winProbability,
  adminQueries.powerRankings,
  adminQueries.castawaysStatus,
  adminQueries.pickAccuracy,
  adminQueries.leaderboard,
] as const;
