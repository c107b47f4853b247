/** What a browser requests at the dashboard: web/src/routes.tsx, and the layout around it. */
export const DASHBOARD_PATHS: readonly string[] = [
  '/api/users/me',
  '/api/config',
  '/api/league',
  '/api/picks/me',
  '/api/announcements',
  '/api/league/standings/me',
  '/api/results/weeks',
  '/api/results/corrections',
];
