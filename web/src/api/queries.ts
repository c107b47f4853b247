/**
 * What the screens read, one entry per call. `persist` stores the last response for offline use; sign-out
 * deletes it.
 */
import type { Castaway, SurveyType } from '@torchbearer/contract/client';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { castawayUntil, isWeekShown } from '@torchbearer/rules';
import { ofActiveWeek } from './active-week.js';
import { api } from './client.js';
import { pagesOf } from './paged-list.js';
import { readPlayers, type PlayersView } from './read-players.js';
import { shownUntil } from './results-until.js';
import { shareStandings } from './share-standings.js';

const persist = { persist: true };
/** How long parts of a large league's lists stay in memory once they are not shown. */
const KEPT_MS = 2 * 60_000;
export const STANDINGS_PAGES = 'standings-pages';
const MINUTE = 60_000;
const NEVER = Number.POSITIVE_INFINITY;

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
      queryFn: async ({ signal }) => (await api.listCastaways({}, { signal })).map(asShown),
      staleTime: MINUTE,
      meta: persist,
    }),
  castaway: (id: string) =>
    queryOptions({
      queryKey: ['castaways', id],
      queryFn: async ({ signal }) => asShown(await api.getCastaway({ params: { id } }, { signal })),
    }),
  castawayResults: (id: string) =>
    queryOptions({
      queryKey: ['castaways', id, 'results'],
      queryFn: async ({ signal }) =>
        (await api.listCastawayResults({ params: { id } }, { signal })).filter(isOfShownWeek),
    }),
  castawayLines: (id: string) =>
    queryOptions({
      queryKey: ['castaways', id, 'lines'],
      queryFn: async ({ signal }) =>
        (await api.listCastawayLines({ params: { id } }, { signal })).filter(isOfShownWeek),
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
  draftProof: () =>
    queryOptions({
      queryKey: ['draft', 'proof'],
      queryFn: ({ signal }) => api.getDraftProof({}, { signal }),
    }),
  needs: () =>
    queryOptions({
      queryKey: ['needs'],
      queryFn: ({ signal }) => api.getMyNeeds({}, { signal }),
      meta: persist,
    }),
  myRanking: () =>
    queryOptions({
      queryKey: ['ranking', 'me'],
      queryFn: ({ signal }) => api.getMyRanking({}, { signal }),
      meta: persist,
    }),
  /** With who is out now, although the user hides results: for the one screen where they have chosen so. */
  myPicksNow: () =>
    queryOptions({
      queryKey: ['picks', 'me', 'now'],
      queryFn: async ({ signal }) =>
        ofActiveWeek(await api.getMyPicks({ query: { showsEliminated: true } }, { signal })),
      gcTime: 0,
    }),
  myPicks: () =>
    queryOptions({
      queryKey: ['picks', 'me'],
      queryFn: async ({ signal }) => ofActiveWeek(await api.getMyPicks({}, { signal })),
      meta: persist,
    }),
  allPicks: () =>
    queryOptions({ queryKey: ['picks', 'all'], queryFn: ({ signal }) => api.listAllPicks({}, { signal }) }),
  /** @param players their ids, up to a hundred @param q only those whose name has these words */
  picksOf: (players: readonly string[], q = '') =>
    queryOptions({
      queryKey: ['picks', 'of', players, q],
      queryFn: ({ signal }) =>
        api.listAllPicks({ query: { users: players.join(','), ...(q !== '' && { q }) } }, { signal }),
      gcTime: KEPT_MS,
    }),
  /** Players with their picks, by name. */
  playerPicks: (view: PlayersView) => ({
    ...pagesOf(['picks', 'players', view.week ?? null, view], readPlayers(view), [50, 100]),
    gcTime: KEPT_MS,
    placeholderData: <Pages>(pages: Pages, before?: { readonly queryKey: QueryKey }) =>
      hasWeek(before?.queryKey[2], view.week) ? pages : undefined,
  }),
  results: () =>
    queryOptions({
      queryKey: ['results'],
      queryFn: ({ signal }) => api.listResults({}, { signal }),
      meta: persist,
    }),
  /** What the week's points are made of. */
  resultLines: (week: number) =>
    queryOptions({
      queryKey: ['results', 'lines', week],
      queryFn: ({ signal }) => api.listResultLines({ query: { week } }, { signal }),
      meta: persist,
    }),
  /** The whole list: in a small league only. */
  standings: () =>
    queryOptions({
      queryKey: ['standings'],
      queryFn: ({ signal }) => api.getStandings({}, { signal }),
      structuralSharing: shareStandings,
      meta: persist,
    }),
  ownStanding: () =>
    queryOptions({
      queryKey: ['standings', 'me'],
      queryFn: ({ signal }) => api.getOwnStanding({}, { signal }),
      meta: persist,
    }),
  /** Not below `standings`: a page never changes. The first one is shown offline. */
  standingsPage: (standings: string, page: number) =>
    queryOptions({
      queryKey: [STANDINGS_PAGES, standings, page],
      queryFn: ({ signal }) => api.getStandingsPage({ params: { standings, page } }, { signal }),
      staleTime: NEVER,
      ...(page === 0 ? { meta: persist } : { gcTime: KEPT_MS }),
    }),
  /** Up to a hundred players whose name has these words. */
  playersNamed: (standings: string, words: string) =>
    queryOptions({
      queryKey: ['players-named', standings, words],
      queryFn: ({ signal }) => api.getStandings({ query: { q: words } }, { signal }),
      gcTime: KEPT_MS,
    }),
  groups: () =>
    queryOptions({ queryKey: ['groups'], queryFn: ({ signal }) => api.listGroups({}, { signal }) }),
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
  identities: () =>
    queryOptions({ queryKey: ['identities'], queryFn: ({ signal }) => api.listIdentities({}, { signal }) }),
  sessions: () =>
    queryOptions({ queryKey: ['sessions'], queryFn: ({ signal }) => api.listSessions({}, { signal }) }),
  surveyAnswered: (surveyType: SurveyType) =>
    queryOptions({
      queryKey: ['feedback', surveyType],
      queryFn: ({ signal }) => api.checkFeedback({ params: { surveyType } }, { signal }),
      staleTime: NEVER,
    }),
};

/**
 * Public calls show a visitor all results. This browser cuts them by what it shows to visitors, who may be players whose
 * session has ended; a player's own calls are cut by the server, too.
 */
const asShown = (castaway: Castaway): Castaway => castawayUntil(castaway, shownUntil.get());
const isOfShownWeek = ({ weekNumber }: { readonly weekNumber: number }): boolean =>
  isWeekShown(weekNumber, shownUntil.get());

/** Whether players who were read for one week, or for all of them (null), have their picks of `wanted`. */
const hasWeek = (read: unknown, wanted: number | undefined): boolean => read === null || read === wanted;
