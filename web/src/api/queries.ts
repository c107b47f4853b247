/**
 * What the screens read, one entry per call. `persist` stores the last response for offline use; sign-out
 * deletes it.
 */
import type { SurveyType } from '@torchbearer/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { ofActiveWeek } from './active-week.js';
import { api } from './client.js';
import { shareStandings } from './share-standings.js';

const persist = { persist: true };
const MINUTE = 60_000;

export const queries = {
  me: () =>
    queryOptions({
      queryKey: ['me'],
      queryFn: ({ signal }) => api.getMe({}, { signal }),
      staleTime: MINUTE,
      meta: persist,
    }),
  config: () =>
    queryOptions({
      queryKey: ['config'],
      queryFn: ({ signal }) => api.getConfig({}, { signal }),
      staleTime: 5 * MINUTE,
      meta: persist,
    }),
  league: () =>
    queryOptions({
      queryKey: ['league'],
      queryFn: ({ signal }) => api.getLeague({}, { signal }),
      meta: persist,
    }),
  castaways: () =>
    queryOptions({
      queryKey: ['castaways'],
      queryFn: ({ signal }) => api.listCastaways({}, { signal }),
      staleTime: MINUTE,
      meta: persist,
    }),
  castaway: (id: string) =>
    queryOptions({
      queryKey: ['castaways', id],
      queryFn: ({ signal }) => api.getCastaway({ params: { id } }, { signal }),
    }),
  castawayResults: (id: string) =>
    queryOptions({
      queryKey: ['castaways', id, 'results'],
      queryFn: ({ signal }) => api.listCastawayResults({ params: { id } }, { signal }),
    }),
  castawayOwner: (id: string) =>
    queryOptions({
      queryKey: ['castaways', id, 'owner'],
      queryFn: ({ signal }) => api.getCastawayOwner({ params: { id } }, { signal }),
      // E-mails are masked for visitors, so what a visitor saw is stale after sign-in.
      staleTime: 0,
    }),
  announcements: () =>
    queryOptions({
      queryKey: ['announcements'],
      queryFn: ({ signal }) => api.listAnnouncements({}, { signal }),
      meta: persist,
    }),
  myDraft: () =>
    queryOptions({
      queryKey: ['draft', 'me'],
      queryFn: ({ signal }) => api.getMyDraft({}, { signal }),
      meta: persist,
    }),
  myRanking: () =>
    queryOptions({
      queryKey: ['ranking', 'me'],
      queryFn: ({ signal }) => api.getMyRanking({}, { signal }),
      meta: persist,
    }),
  myPicks: () =>
    queryOptions({
      queryKey: ['picks', 'me'],
      queryFn: async ({ signal }) => ofActiveWeek(await api.getMyPicks({}, { signal })),
      meta: persist,
    }),
  allPicks: () =>
    queryOptions({ queryKey: ['picks', 'all'], queryFn: ({ signal }) => api.listAllPicks({}, { signal }) }),
  results: () =>
    queryOptions({
      queryKey: ['results'],
      queryFn: ({ signal }) => api.listResults({}, { signal }),
      meta: persist,
    }),
  standings: () =>
    queryOptions({
      queryKey: ['standings'],
      queryFn: ({ signal }) => api.getStandings({}, { signal }),
      structuralSharing: shareStandings,
      meta: persist,
    }),
  weeksInFirst: () =>
    queryOptions({
      queryKey: ['standings', 'weeks-in-first'],
      queryFn: ({ signal }) => api.getWeeksInFirst({}, { signal }),
      meta: persist,
    }),
  myHistory: () =>
    queryOptions({
      queryKey: ['history', 'me'],
      queryFn: ({ signal }) => api.getMyHistory({}, { signal }),
      meta: persist,
    }),
  sessions: () =>
    queryOptions({ queryKey: ['sessions'], queryFn: ({ signal }) => api.listSessions({}, { signal }) }),
  surveyAnswered: (surveyType: SurveyType) =>
    queryOptions({
      queryKey: ['feedback', surveyType],
      queryFn: ({ signal }) => api.checkFeedback({ params: { surveyType } }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
