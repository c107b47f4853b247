/** Every address of the site. All links come from here. */
export const paths = {
  landing: '/',
  splash: '/splash',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  revertEmail: '/revert-email',
  choosePassword: '/choose-password',
  secondFactor: '/second-factor',
  callback: '/callback',
  dashboard: '/dashboard',
  profile: '/profile',
  editProfile: '/profile/edit',
  sms: '/profile/sms',
  preseasonRank: '/preseason-rank',
  weeklyPicks: '/weekly-picks',
  allPicks: '/weekly-picks?tab=all',
  weeklyResults: '/weekly-results',
  leaderboard: '/leaderboard',
  groups: '/groups',
  league: '/league',
  about: '/about',
  contact: '/contact',
  rules: '/rules',
  howToPlay: '/how-to-play',
  gameTracker: '/game-tracker',
  admin: '/admin',
  adminAnalytics: '/admin/analytics',
  adminDraft: '/admin/draft',
  adminCastaways: '/admin/castaways',
  adminUsers: '/admin/users',
  adminScoring: '/admin/scoring',
  adminSeason: '/admin/season',
  adminStats: '/admin/stats',
  adminHeadToHead: '/admin/head-to-head',
  adminFeedback: '/admin/feedback',
  adminSms: '/admin/sms',
  adminAnnouncements: '/admin/announcements',
  adminAudit: '/admin/audit',
  /** The user manager with one user open. */
  adminUser: (id: string) => `/admin/users?edit=${encodeURIComponent(id)}`,
  adminCastaway: (id: string) => `/admin/castaways?edit=${encodeURIComponent(id)}`,
  /** The audit log of one kind of entity: 'announcement'. */
  adminAuditOf: (subject: string) => `/admin/audit?action=${encodeURIComponent(subject)}`,
  group: (id: string) => `/groups/${encodeURIComponent(id)}`,
  /** What an invite link opens. */
  joinGroup: (code: string) => `/join/${encodeURIComponent(code)}`,
  /** The leaderboard of a group. */
  leaderboardOf: (groupId: string) => `/leaderboard?group=${encodeURIComponent(groupId)}`,
  castaway: (id: string) => `/castaway/${encodeURIComponent(id)}`,
  /** Sign-in that leads back to the requested screen. */
  loginFor: (next: string) => `/login?next=${encodeURIComponent(next)}`,
  /** Sign-up that leads there; by default to the first steps of a new player. */
  signupFor: (next: string | null) =>
    next === null ? '/signup' : `/signup?next=${encodeURIComponent(next)}`,
} as const;

/** The first screen after signing in. */
export const homeOf = (user: { readonly isAdmin: boolean }): string =>
  user.isAdmin ? paths.admin : paths.dashboard;

/** What a session must do before anything else; null for one without restrictions. */
export function dutyOf(user: {
  readonly mustChangePassword: boolean;
  readonly mustSetUpSecondFactor: boolean;
}): string | null {
  if (user.mustChangePassword) return paths.choosePassword;
  return user.mustSetUpSecondFactor ? paths.secondFactor : null;
}

/** `next` of an address, if it is a path of this site: anything else would be an open redirect. */
export function safeNext(next: string | null): string | null {
  if (next === null || !/^\/(?![/\\])/.test(next)) return null;
  return next.startsWith(paths.login) ? null : next;
}
