/** What the admin area reads, one entry per call. Nothing of it is stored for offline use. */
import type {
  AuditEntry,
  CallRequest,
  DraftPick,
  Feedback,
  Pick as WeeklyPick,
  PlayerRanking,
  SmsLogEntry,
  User,
} from '@torchbearer/contract/client';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '@torchbearer/rules';
import './admin-calls.js';
import { api } from './client.js';
import { countOf, pagesOf, placeOf, readPage, type ReadRows } from './paged-list.js';
import { readPlayers } from './read-players.js';

/** What a list's screen asks for, apart from the page. */
type View<
  Request extends { readonly query?: unknown },
  Name extends keyof NonNullable<Request['query']>,
> = Pick<NonNullable<Request['query']>, Name>;
type UsersView = View<CallRequest<'listUsers'>, 'q' | 'sort' | 'role' | 'has'>;
type FeedbackView = View<CallRequest<'listFeedback'>, 'q' | 'sort' | 'surveyType'>;
type SmsLogView = View<CallRequest<'listSmsLogs'>, 'q' | 'sort'>;
type PickLogView = View<CallRequest<'listPickLog'>, 'q' | 'week'>;
type DraftView = View<CallRequest<'getDraft'>, 'q'>;
type RankingsView = View<CallRequest<'listRankings'>, 'q' | 'submitted' | 'drafted'>;
type AuditView = View<CallRequest<'listAudit'>, 'q' | 'sort' | 'actor' | 'action'>;

const readUsers =
  (view: UsersView): ReadRows<User> =>
  (page, options) =>
    api.listUsers({ query: { ...view, ...page } }, options);
const readFeedback =
  (view: FeedbackView): ReadRows<Feedback> =>
  (page, options) =>
    api.listFeedback({ query: { ...view, ...page } }, options);
const readSmsLog =
  (view: SmsLogView): ReadRows<SmsLogEntry> =>
  (page, options) =>
    api.listSmsLogs({ query: { ...view, ...page } }, options);
const readPickLog =
  (view: PickLogView): ReadRows<WeeklyPick> =>
  async (page, options) =>
    (await api.listPickLog({ query: { ...view, ...page } }, options)).picks;
const readAudit =
  (view: AuditView): ReadRows<AuditEntry> =>
  async (page, options) =>
    (await api.listAudit({ query: { ...view, ...page } }, options)).entries;

const readDraftPicks =
  (view: DraftView): ReadRows<DraftPick> =>
  async (page, options) =>
    (await api.getDraft({ query: { ...view, ...page } }, options)).picks;
/** How many names of players who have not ranked show at first. */
export const UNRANKED_AT_FIRST = 24;
/** With the player's id as the row's. */
export type RankingRow = PlayerRanking & { readonly id: string };
const readRankings =
  (view: RankingsView): ReadRows<RankingRow> =>
  async (page, options) =>
    (await api.listRankings({ query: { ...view, ...page } }, options)).map((ranking) => ({
      ...ranking,
      id: ranking.user.id,
    }));

/** The start of the keys of everything that lists users. */
export const USERS_KEY = ['admin', 'users'] as const;
export const SMS_LOGS_KEY = ['admin', 'sms-logs'] as const;
/** The starts of the keys of the draft, of rankings, of who has picked, and of the log of picks. */
export const DRAFT_KEY = ['admin', 'draft'] as const;
export const RANKINGS_KEY = ['admin', 'rankings'] as const;
export const WEEK_PICKS_KEY = ['admin', 'week-picks'] as const;
export const PICK_LOG_KEY = ['admin', 'pick-log'] as const;
/** How many ids or phone numbers one call may name, by the length of its address. */
const MOST_NAMED = 100;

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
  users: (view: UsersView = { sort: 'name' }) => pagesOf([...USERS_KEY, 'list', view], readUsers(view)),
  /** A further page of all users of a view, for those who are chosen together. */
  wholeUsers: (view: UsersView, after: string | null) =>
    queryOptions({
      queryKey: [...USERS_KEY, 'whole', view, after],
      queryFn: ({ signal }) =>
        readPage(readUsers(view), { limit: MAX_PAGE_SIZE, ...(after !== null && { after }) }, signal),
      gcTime: 0,
      staleTime: 0,
    }),
  /** The first users of a view, and how many it has. */
  someUsers: (view: UsersView, limit: number) =>
    queryOptions({
      queryKey: [...USERS_KEY, 'some', view, limit],
      queryFn: ({ signal }) => readPage(readUsers(view), { limit }, signal),
      placeholderData: keepPreviousData,
    }),
  userCount: () => countOf([...USERS_KEY, 'count'], readUsers({})),
  /** In the order of sign-up. */
  bios: () => pagesOf([...USERS_KEY, 'bios'], readUsers({ has: 'bio', sort: 'joined' }), [12, 48]),
  /** The users with these ids or phone numbers. */
  usersAmong: (named: readonly string[]) =>
    queryOptions({
      queryKey: [...USERS_KEY, 'among', named],
      queryFn: async ({ signal }) => {
        const users: User[] = [];
        for (let from = 0; from < named.length; from += MOST_NAMED) {
          const among = named.slice(from, from + MOST_NAMED).join(',');
          users.push(...(await api.listUsers({ query: { among, limit: MOST_NAMED } }, { signal })));
        }
        return users;
      },
    }),
  invites: () =>
    queryOptions({
      queryKey: ['admin', 'invites'],
      queryFn: ({ signal }) => api.listInvites({}, { signal }),
    }),
  castawaysInUse: () =>
    queryOptions({
      queryKey: ['admin', 'castaways-in-use'],
      queryFn: ({ signal }) => api.listCastawaysInUse({}, { signal }),
    }),
  /** The draft's picks of a player. */
  draftOf: (userId: string) =>
    queryOptions({
      queryKey: [...DRAFT_KEY, 'of', userId],
      queryFn: ({ signal }) => api.getDraft({ query: { users: userId } }, { signal }),
    }),
  /** The draft's status, its first pick and how many picks it has. */
  draftState: () =>
    queryOptions({
      queryKey: [...DRAFT_KEY, 'state'],
      queryFn: async ({ signal }) => {
        const place: { received?: Response } = {};
        const { draftStatus, picks } = await api.getDraft(
          { query: { limit: 1 } },
          { signal, onResponse: (received) => void (place.received = received) },
        );
        return {
          draftStatus,
          firstPick: picks[0] ?? null,
          picks: placeOf(picks, place.received).total ?? picks.length,
        };
      },
    }),
  draftPicks: (view: DraftView = {}) =>
    pagesOf([...DRAFT_KEY, 'picks', view], readDraftPicks(view), [50, 200]),
  rankingPages: (view: RankingsView = {}) =>
    pagesOf([...RANKINGS_KEY, 'list', view], readRankings(view), [50, 100]),
  /** Players who have not ranked: the names that show at first, then all others if they are few. */
  unranked: () =>
    pagesOf([...RANKINGS_KEY, 'unranked'], readRankings({ submitted: false }), [
      UNRANKED_AT_FIRST,
      MAX_PAGE_SIZE,
    ]),
  playerCount: () => countOf([...RANKINGS_KEY, 'count'], readRankings({})),
  weeks: () =>
    queryOptions({ queryKey: ['admin', 'weeks'], queryFn: ({ signal }) => api.listWeeks({}, { signal }) }),
  activeWeek: () =>
    queryOptions({
      queryKey: ['admin', 'active-week'],
      queryFn: ({ signal }) => api.getActiveWeek({}, { signal }),
    }),
  /** Players who have, or have not, picked in a week, by name. */
  weekPlayers: (week: number, picked: boolean) =>
    pagesOf([...WEEK_PICKS_KEY, week, picked], readPlayers({ week, picked }), [24, 100]),
  /** Newest first. */
  pickLog: (view: PickLogView) => pagesOf([...PICK_LOG_KEY, view], readPickLog(view), [50, 50]),
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
  weekLines: (n: number) =>
    queryOptions({
      queryKey: ['admin', 'week-lines', n],
      queryFn: ({ signal }) => api.listWeekLines({ params: { n } }, { signal }),
    }),
  /** Whether the week is final, and what is unusual about its points. */
  weekReview: (n: number) =>
    queryOptions({
      queryKey: ['admin', 'week-review', n],
      queryFn: ({ signal }) => api.reviewWeek({ params: { n } }, { signal }),
    }),
  season: () =>
    queryOptions({ queryKey: ['admin', 'season'], queryFn: ({ signal }) => api.getSeason({}, { signal }) }),
  feedback: (view: FeedbackView = { sort: '-at' }) =>
    pagesOf(['admin', 'feedback', view], readFeedback(view), [60, 60]),
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
  smsLogs: (view: SmsLogView = { sort: '-at' }) =>
    pagesOf([...SMS_LOGS_KEY, 'list', view], readSmsLog(view), [20, 50]),
  smsCount: () => countOf([...SMS_LOGS_KEY, 'count'], readSmsLog({ sort: '-at' })),
  smsTemplates: () =>
    queryOptions({
      queryKey: ['admin', 'sms-templates'],
      queryFn: ({ signal }) => api.listSmsTemplates({}, { signal }),
    }),
  blastEstimate: (body: CallRequest<'estimateBlast'>['body']) =>
    queryOptions({
      queryKey: ['admin', 'blast-estimate', body],
      queryFn: ({ signal }) => api.estimateBlast({ body: { ...body, withReader: true } }, { signal }),
    }),
  blast: (id: string) =>
    queryOptions({
      queryKey: ['admin', 'blast', id],
      queryFn: ({ signal }) => api.getBlast({ params: { id } }, { signal }),
    }),
  /** `actor` is an admin's id, `action` one action or all actions of an entity. */
  audit: (view: AuditView = { sort: '-at' }) =>
    pagesOf(['admin', 'audit', 'list', view], readAudit(view), [50, 50]),
  auditCount: () => countOf(['admin', 'audit', 'count'], readAudit({ sort: '-at' })),
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
