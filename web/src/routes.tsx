/** The map of the site: each screen and its data are loaded on navigation. */
import {
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import type * as adminModule from './api/admin-queries.js';
import { isLarge } from './api/own-standing.js';
import { preload, type QueryOptions } from './api/preload.js';
import { queries } from './api/queries.js';
import { queryClient } from './api/query-client.js';
import { token } from './api/token.js';
import { ErrorScreen } from './layout/error-screen.js';
import { AdminGuard, UserGuard, VisitorGuard } from './layout/guards.js';
import { dutyOf, paths } from './paths.js';
import { nextTask } from './time/next-task.js';

type Params = LoaderFunctionArgs['params'];
type Wanted = readonly QueryOptions[];
type QueriesOf = (params: Params, search: string) => Wanted | Promise<Wanted>;

/** Requests a screen's data while its code loads. */
const prefetch = (wanted: QueriesOf, next?: () => readonly QueryOptions[]) => ({
  loader: async ({ params, request }: LoaderFunctionArgs) => {
    await preload(await wanted(params, new URL(request.url).search), next);
    return null;
  },
  // A tab or filter in the address is another view of the same data: it must not wait, least of all while
  // typing.
  shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
    currentUrl.pathname !== nextUrl.pathname,
});

const knownUser = () => queryClient.getQueryData(queries.me().queryKey);

const hasDuty = (): boolean => {
  const user = knownUser();
  return user !== undefined && dutyOf(user) !== null;
};

/** Requests for signed-in users only, once the session has no restrictions left. */
const prefetchFor = (...wanted: QueryOptions[]) => prefetch(() => (isAllowed() ? wanted : []));
const isAllowed = (): boolean => token.read() !== null && !hasDuty();

/** The whole list of a small league, the first page of a large one. */
function leaderboardRows(): readonly QueryOptions[] {
  const standing = queryClient.getQueryData(queries.ownStanding().queryKey);
  if (!standing) return [];
  return [isLarge(standing) ? () => queries.standingsPage(standing.standings, 0) : queries.standings];
}

const pickQueries = (search: string): readonly QueryOptions[] =>
  new URLSearchParams(search).get('tab') === 'all'
    ? [queries.myPicks, queries.ownStanding]
    : [queries.myPicks];

type AdminModule = typeof adminModule;
type ForAdmin = (queries: AdminModule['adminQueries'], admin: AdminModule) => Wanted;

/**
 * Requests for admins only, in a file that players do not load. The user is requested at the same time, and is almost
 * always an admin: the requests are skipped only for a user known not to be one.
 */
const prefetchForAdmin = (wanted: ForAdmin) => prefetch(() => (isNoAdmin() ? [] : ofAdmin(wanted)));
/** Prefetches for admins, a list only if the address has no filter for it. */
const prefetchListForAdmin = (list: ForAdmin, others: ForAdmin) =>
  prefetch(async (_params, search) => {
    if (isNoAdmin()) return [];
    return search === '' ? [...(await ofAdmin(list)), ...(await ofAdmin(others))] : await ofAdmin(others);
  });
async function ofAdmin(wanted: ForAdmin): Promise<Wanted> {
  const module = await import('./api/admin-queries.js');
  return wanted(module.adminQueries, module);
}
const isNoAdmin = (): boolean => token.read() === null || knownUser()?.isAdmin === false || hasDuty();

const visitorScreens: RouteObject[] = [
  {
    path: paths.landing,
    lazy: async () => ({ Component: (await import('./features/landing/landing.js')).Landing }),
  },
  {
    path: paths.splash,
    lazy: async () => ({ Component: (await import('./features/landing/landing.js')).Landing }),
  },
];

const authScreens: RouteObject[] = [
  {
    path: paths.login,
    lazy: async () => ({ Component: (await import('./features/auth/login.js')).Login }),
  },
  {
    path: paths.signup,
    lazy: async () => ({ Component: (await import('./features/auth/sign-up.js')).SignUp }),
  },
  {
    path: paths.forgotPassword,
    lazy: async () => ({ Component: (await import('./features/auth/forgot-password.js')).ForgotPassword }),
  },
  {
    path: paths.resetPassword,
    lazy: async () => ({ Component: (await import('./features/auth/reset-password.js')).ResetPassword }),
  },
  {
    path: paths.confirmEmail,
    lazy: async () => ({ Component: (await import('./features/auth/confirm-email.js')).ConfirmEmail }),
  },
  {
    path: paths.revertEmail,
    lazy: async () => ({ Component: (await import('./features/auth/revert-email.js')).RevertEmail }),
  },
  {
    path: paths.choosePassword,
    lazy: async () => ({ Component: (await import('./features/auth/choose-password.js')).ChoosePassword }),
  },
  {
    path: paths.secondFactor,
    lazy: async () => ({
      Component: (await import('./features/auth/set-up-second-factor.js')).SetUpSecondFactor,
    }),
  },
  {
    path: paths.callback,
    lazy: async () => ({ Component: (await import('./features/auth/callback.js')).Callback }),
  },
];

const playerScreens: RouteObject[] = [
  {
    path: paths.dashboard,
    ...prefetchFor(queries.league, queries.myPicks, queries.ownStanding, queries.announcements),
    lazy: async () => ({ Component: (await import('./features/dashboard/dashboard.js')).Dashboard }),
  },
  {
    path: paths.profile,
    ...prefetchFor(queries.myHistory, queries.myDraft),
    lazy: async () => ({ Component: (await import('./features/profile/profile.js')).Profile }),
  },
  {
    path: paths.editProfile,
    lazy: async () => ({ Component: (await import('./features/profile/edit-profile.js')).EditProfile }),
  },
  {
    path: paths.sms,
    lazy: async () => ({ Component: (await import('./features/profile/sms-settings.js')).SmsSettings }),
  },
  {
    path: paths.preseasonRank,
    ...prefetchFor(queries.myRanking, queries.myDraft),
    lazy: async () => ({ Component: (await import('./features/rankings/rankings.js')).Rankings }),
  },
  {
    path: paths.weeklyPicks,
    ...prefetch((_params, search) => (isAllowed() ? pickQueries(search) : [])),
    lazy: async () => ({ Component: (await import('./features/picks/weekly-picks.js')).WeeklyPicks }),
  },
  {
    path: paths.weeklyResults,
    ...prefetchFor(queries.results),
    lazy: async () => ({ Component: (await import('./features/results/weekly-results.js')).WeeklyResults }),
  },
  {
    path: paths.leaderboard,
    ...prefetch(
      () => (isAllowed() ? [queries.ownStanding, queries.weeksInFirst, queries.groups] : []),
      leaderboardRows,
    ),
    lazy: async () => ({ Component: (await import('./features/leaderboard/leaderboard.js')).Leaderboard }),
  },
  {
    path: paths.groups,
    ...prefetchFor(queries.groups),
    lazy: async () => ({ Component: (await import('./features/groups/groups.js')).Groups }),
  },
  {
    path: '/groups/:id',
    lazy: async () => ({ Component: (await import('./features/groups/group.js')).GroupScreen }),
  },
  {
    path: '/join/:code',
    lazy: async () => ({ Component: (await import('./features/groups/join.js')).Join }),
  },
];

/** Public. */
const informationScreens: RouteObject[] = [
  {
    path: paths.about,
    lazy: async () => ({ Component: (await import('./features/about/about.js')).About }),
  },
  {
    path: paths.contact,
    lazy: async () => ({ Component: (await import('./features/contact/contact.js')).Contact }),
  },
  {
    path: paths.rules,
    lazy: async () => ({ Component: (await import('./features/rules/rules.js')).Rules }),
  },
  {
    path: paths.howToPlay,
    ...prefetchFor(queries.league),
    lazy: async () => ({ Component: (await import('./features/how-to-play/how-to-play.js')).HowToPlay }),
  },
  {
    path: paths.league,
    ...prefetchFor(queries.league),
    lazy: async () => ({ Component: (await import('./features/league/league.js')).League }),
  },
  {
    path: paths.gameTracker,
    ...prefetch(() => [queries.castaways]),
    lazy: async () => ({ Component: (await import('./features/game-tracker/game-tracker.js')).GameTracker }),
  },
  {
    path: '/castaway/:id',
    // The owners depend on the viewer, so the screen itself requests them each time.
    ...prefetch(({ id = '' }) => [
      () => queries.castaway(id),
      () => queries.castawayResults(id),
      () => queries.castawayLines(id),
    ]),
    lazy: async () => ({ Component: (await import('./features/castaway/castaway.js')).CastawayDetail }),
  },
];

const adminScreens: RouteObject[] = [
  {
    path: paths.admin,
    ...prefetchForAdmin((_, { insightQueries }) => insightQueries),
    lazy: async () => ({ Component: (await import('./features/admin/insights/insights.js')).Insights }),
  },
  {
    path: paths.adminAnalytics,
    ...prefetchForAdmin((_, { insightQueries }) => insightQueries),
    lazy: async () => ({ Component: (await import('./features/admin/insights/insights.js')).Insights }),
  },
  {
    path: paths.adminDraft,
    ...prefetchForAdmin((admin) => [admin.draftState, admin.playerCount, admin.unranked, admin.weeks]),
    lazy: async () => ({ Component: (await import('./features/admin/draft/draft-manager.js')).DraftManager }),
  },
  {
    path: paths.adminCastaways,
    ...prefetchForAdmin((admin) => [queries.castaways, admin.castawaysInUse]),
    lazy: async () => ({
      Component: (await import('./features/admin/castaways/castaway-manager.js')).CastawayManager,
    }),
  },
  {
    path: paths.adminUsers,
    ...prefetchListForAdmin(
      (admin) => [admin.users],
      (admin) => [admin.bios],
    ),
    lazy: async () => ({ Component: (await import('./features/admin/users/user-manager.js')).UserManager }),
  },
  {
    path: paths.adminScoring,
    ...prefetchForAdmin((admin) => [admin.weeks, queries.castaways]),
    lazy: async () => ({ Component: (await import('./features/admin/scoring/scoring.js')).Scoring }),
  },
  {
    path: paths.adminSeason,
    ...prefetchForAdmin((admin) => [admin.season, admin.weeks, admin.draftState]),
    lazy: async () => ({ Component: (await import('./features/admin/season/season.js')).Season }),
  },
  {
    path: paths.adminStats,
    ...prefetchForAdmin((admin) => [admin.stats]),
    lazy: async () => ({ Component: (await import('./features/admin/stats/system-stats.js')).SystemStats }),
  },
  {
    path: paths.adminHeadToHead,
    ...prefetchForAdmin((admin) => [admin.leaderboard]),
    lazy: async () => ({
      Component: (await import('./features/admin/head-to-head/head-to-head.js')).HeadToHead,
    }),
  },
  {
    path: paths.adminFeedback,
    ...prefetchListForAdmin(
      (admin) => [admin.feedback],
      (admin) => [admin.feedbackStats],
    ),
    lazy: async () => ({
      Component: (await import('./features/admin/feedback/feedback-viewer.js')).FeedbackViewer,
    }),
  },
  {
    path: paths.adminSms,
    ...prefetchListForAdmin(
      (admin) => [admin.smsLogs],
      (admin) => [admin.reminderStatus, admin.smsTemplates, queries.league],
    ),
    lazy: async () => ({ Component: (await import('./features/admin/sms/sms-manager.js')).SmsManager }),
  },
  {
    path: paths.adminAnnouncements,
    ...prefetchForAdmin(() => [queries.announcements]),
    lazy: async () => ({
      Component: (await import('./features/admin/announcements/announcement-manager.js')).AnnouncementManager,
    }),
  },
  {
    path: paths.adminAudit,
    lazy: async () => ({ Component: (await import('./features/admin/audit/audit-log.js')).AuditLog }),
  },
];

const notFound: RouteObject = {
  path: '*',
  lazy: async () => ({ Component: (await import('./features/not-found/not-found.js')).NotFound }),
};

const withAdminLayout = async () => {
  await nextTask();
  return { Component: (await import('./layout/admin-layout.js')).AdminLayout };
};

const withLayout = async () => {
  await nextTask();
  return { Component: (await import('./layout/user-layout.js')).UserLayout };
};

export const routes: RouteObject[] = [
  {
    Component: Outlet,
    ErrorBoundary: ErrorScreen,
    ...prefetch(() => (token.read() === null ? [queries.config] : [queries.config, queries.me])),
    children: [
      { Component: VisitorGuard, children: visitorScreens },
      ...authScreens,
      {
        lazy: withLayout,
        children: [{ Component: UserGuard, children: playerScreens }, ...informationScreens, notFound],
      },
      {
        Component: AdminGuard,
        children: [
          { lazy: withAdminLayout, children: [...adminScreens, { ...notFound, path: `${paths.admin}/*` }] },
        ],
      },
    ],
  },
];
