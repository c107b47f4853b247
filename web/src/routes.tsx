/** The map of the site: each screen and its data are loaded when somebody goes there. */
import type { FetchQueryOptions } from '@tanstack/react-query';
import {
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { adminQueries, insightQueries } from './api/admin-queries.js';
import { queries } from './api/queries.js';
import { queryClient } from './api/query-client.js';
import { token } from './api/token.js';
import { ErrorScreen } from './layout/error-screen.js';
import { AdminGuard, UserGuard, VisitorGuard } from './layout/guards.js';
import { paths } from './paths.js';

/** A screen comes with its data where that is quick; later it comes without, and shows that it waits. */
const PATIENCE_MS = 400;

type Wanted = () => unknown;
type Params = LoaderFunctionArgs['params'];
type WhatIsWanted = (params: Params) => readonly Wanted[];

/** Asks for a screen's data while its code is on the way; the screen itself tells of failures. */
async function ask(wanted: WhatIsWanted, params: Params): Promise<null> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([answersTo(wanted, params), patience]);
  return null;
}

async function answersTo(wanted: WhatIsWanted, params: Params): Promise<void> {
  const answers: Promise<void>[] = [];
  for (const query of wanted(params)) {
    // Each in a task of its own, so that the browser can answer between one question and the next.
    await new Promise((resolve) => setTimeout(resolve));
    const options = query() as FetchQueryOptions;
    const answer = queryClient.prefetchQuery(options);
    // What is known from before is not waited for: it is shown, and renewed.
    if (queryClient.getQueryData(options.queryKey) === undefined) answers.push(answer);
  }
  await Promise.all(answers);
}

const asks = (wanted: WhatIsWanted) => ({
  loader: ({ params }: LoaderFunctionArgs) => ask(wanted, params),
  // A tab or filter in the address is another view of the same data: it must not wait, least of all while one types.
  shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
    currentUrl.pathname !== nextUrl.pathname,
});

/** What only a signed-in user may ask. */
const asksFor = (...wanted: Wanted[]) => asks(() => (token.read() === null ? [] : wanted));

/**
 * What only an admin may ask. Who is signed in is asked at the same time, and almost always an admin: only of somebody
 * known to be none is it certain that all would be refused.
 */
const asksForAdmin = (...wanted: Wanted[]) =>
  asks(() => {
    const isRefused =
      token.read() === null || queryClient.getQueryData(queries.me().queryKey)?.isAdmin === false;
    return isRefused ? [] : wanted;
  });

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
    path: paths.choosePassword,
    lazy: async () => ({ Component: (await import('./features/auth/choose-password.js')).ChoosePassword }),
  },
  {
    path: paths.callback,
    lazy: async () => ({ Component: (await import('./features/auth/callback.js')).Callback }),
  },
];

const playerScreens: RouteObject[] = [
  {
    path: paths.dashboard,
    ...asksFor(queries.league, queries.myPicks, queries.standings, queries.announcements),
    lazy: async () => ({ Component: (await import('./features/dashboard/dashboard.js')).Dashboard }),
  },
  {
    path: paths.profile,
    ...asksFor(queries.myHistory, queries.myDraft),
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
    ...asksFor(queries.myRanking, queries.myDraft),
    lazy: async () => ({ Component: (await import('./features/rankings/rankings.js')).Rankings }),
  },
  {
    path: paths.weeklyPicks,
    ...asksFor(queries.myPicks),
    lazy: async () => ({ Component: (await import('./features/picks/weekly-picks.js')).WeeklyPicks }),
  },
  {
    path: paths.weeklyResults,
    ...asksFor(queries.results),
    lazy: async () => ({ Component: (await import('./features/results/weekly-results.js')).WeeklyResults }),
  },
  {
    path: paths.leaderboard,
    ...asksFor(queries.standings, queries.weeksInFirst),
    lazy: async () => ({ Component: (await import('./features/leaderboard/leaderboard.js')).Leaderboard }),
  },
];

/** For everybody, signed in or not. */
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
    lazy: async () => ({ Component: (await import('./features/how-to-play/how-to-play.js')).HowToPlay }),
  },
  {
    path: paths.league,
    ...asksFor(queries.league),
    lazy: async () => ({ Component: (await import('./features/league/league.js')).League }),
  },
  {
    path: paths.gameTracker,
    ...asks(() => [queries.castaways]),
    lazy: async () => ({ Component: (await import('./features/game-tracker/game-tracker.js')).GameTracker }),
  },
  {
    path: '/castaway/:id',
    // Whose it is depends on who asks: the screen itself asks for that, each time anew.
    ...asks(({ id = '' }) => [() => queries.castaway(id), () => queries.castawayResults(id)]),
    lazy: async () => ({ Component: (await import('./features/castaway/castaway.js')).CastawayDetail }),
  },
];

const adminScreens: RouteObject[] = [
  {
    path: paths.admin,
    ...asksForAdmin(...insightQueries),
    lazy: async () => ({ Component: (await import('./features/admin/insights/insights.js')).Insights }),
  },
  {
    path: paths.adminAnalytics,
    ...asksForAdmin(...insightQueries),
    lazy: async () => ({ Component: (await import('./features/admin/insights/insights.js')).Insights }),
  },
  {
    path: paths.adminDraft,
    ...asksForAdmin(adminQueries.draft, adminQueries.rankings, adminQueries.weeks),
    lazy: async () => ({ Component: (await import('./features/admin/draft/draft-manager.js')).DraftManager }),
  },
  {
    path: paths.adminCastaways,
    ...asksForAdmin(queries.castaways),
    lazy: async () => ({
      Component: (await import('./features/admin/castaways/castaway-manager.js')).CastawayManager,
    }),
  },
  {
    path: paths.adminUsers,
    ...asksForAdmin(adminQueries.users),
    lazy: async () => ({ Component: (await import('./features/admin/users/user-manager.js')).UserManager }),
  },
  {
    path: paths.adminScoring,
    ...asksForAdmin(adminQueries.weeks, queries.castaways),
    lazy: async () => ({ Component: (await import('./features/admin/scoring/scoring.js')).Scoring }),
  },
  {
    path: paths.adminSeason,
    ...asksForAdmin(adminQueries.season, adminQueries.weeks, adminQueries.draft),
    lazy: async () => ({ Component: (await import('./features/admin/season/season.js')).Season }),
  },
  {
    path: paths.adminStats,
    ...asksForAdmin(adminQueries.stats),
    lazy: async () => ({ Component: (await import('./features/admin/stats/system-stats.js')).SystemStats }),
  },
  {
    path: paths.adminHeadToHead,
    ...asksForAdmin(adminQueries.leaderboard),
    lazy: async () => ({
      Component: (await import('./features/admin/head-to-head/head-to-head.js')).HeadToHead,
    }),
  },
  {
    path: paths.adminFeedback,
    ...asksForAdmin(adminQueries.feedbackStats, adminQueries.feedback),
    lazy: async () => ({
      Component: (await import('./features/admin/feedback/feedback-viewer.js')).FeedbackViewer,
    }),
  },
  {
    path: paths.adminSms,
    ...asksForAdmin(
      adminQueries.reminderStatus,
      adminQueries.smsTemplates,
      adminQueries.users,
      queries.league,
      adminQueries.draft,
      adminQueries.smsLogs,
    ),
    lazy: async () => ({ Component: (await import('./features/admin/sms/sms-manager.js')).SmsManager }),
  },
  {
    path: paths.adminAnnouncements,
    ...asksForAdmin(queries.announcements),
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

const withAdminLayout = async () => ({
  Component: (await import('./layout/admin-layout.js')).AdminLayout,
});

const withLayout = async () => ({ Component: (await import('./layout/user-layout.js')).UserLayout });

export const routes: RouteObject[] = [
  {
    Component: Outlet,
    ErrorBoundary: ErrorScreen,
    ...asks(() => (token.read() === null ? [queries.config] : [queries.config, queries.me])),
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
