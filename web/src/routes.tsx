/** The map of the site: each screen and its data are loaded when somebody goes there. */
import type { FetchQueryOptions } from '@tanstack/react-query';
import { Outlet, type RouteObject } from 'react-router-dom';
import { queries } from './api/queries.js';
import { queryClient } from './api/query-client.js';
import { token } from './api/token.js';
import { ErrorScreen } from './layout/error-screen.js';
import { AdminGuard, UserGuard, VisitorGuard } from './layout/guards.js';
import { Loading } from './layout/loading.js';
import { paths } from './paths.js';

/** Asks for a screen's data while its code is on the way; the screen itself tells of failures. */
const asksFor =
  (...wanted: (() => unknown)[]) =>
  () => {
    if (token.read() === null) return null;
    for (const query of wanted) void queryClient.prefetchQuery(query() as FetchQueryOptions);
    return null;
  };

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
    loader: asksFor(queries.league, queries.myPicks, queries.standings, queries.announcements),
    lazy: async () => ({ Component: (await import('./features/dashboard/dashboard.js')).Dashboard }),
  },
  {
    path: paths.profile,
    loader: asksFor(queries.myHistory, queries.myDraft),
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
    loader: asksFor(queries.myRanking, queries.myDraft),
    lazy: async () => ({ Component: (await import('./features/rankings/rankings.js')).Rankings }),
  },
  {
    path: paths.weeklyPicks,
    loader: asksFor(queries.myPicks),
    lazy: async () => ({ Component: (await import('./features/picks/weekly-picks.js')).WeeklyPicks }),
  },
  {
    path: paths.weeklyResults,
    loader: asksFor(queries.results),
    lazy: async () => ({ Component: (await import('./features/results/weekly-results.js')).WeeklyResults }),
  },
  {
    path: paths.leaderboard,
    loader: asksFor(queries.standings, queries.weeksInFirst),
    lazy: async () => ({ Component: (await import('./features/leaderboard/leaderboard.js')).Leaderboard }),
  },
];

const opening = (path: string): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await import('./features/opening/opening.js')).Opening }),
});

const stillToOpen: RouteObject[] = [
  paths.league,
  paths.about,
  paths.contact,
  paths.rules,
  paths.howToPlay,
  paths.gameTracker,
  '/castaway/:id',
].map(opening);

const withLayout = async () => ({ Component: (await import('./layout/user-layout.js')).UserLayout });

export const routes: RouteObject[] = [
  {
    Component: Outlet,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: Loading,
    loader: asksFor(queries.me),
    children: [
      { Component: VisitorGuard, children: visitorScreens },
      ...authScreens,
      {
        lazy: withLayout,
        children: [
          { Component: UserGuard, children: playerScreens },
          { Component: AdminGuard, children: [opening(`${paths.admin}/*`)] },
          ...stillToOpen,
          {
            path: '*',
            lazy: async () => ({ Component: (await import('./features/not-found/not-found.js')).NotFound }),
          },
        ],
      },
    ],
  },
];
