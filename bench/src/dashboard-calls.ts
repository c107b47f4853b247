/** What a browser requests at the dashboard: web/src/routes.tsx, and the layout around it. */
export const STANDINGS_PATH = '/api/league/standings';

/** In a browser that has the standings, that request is conditional. */
export const DASHBOARD_PATHS: readonly string[] = [
  '/api/users/me',
  '/api/config',
  '/api/league',
  '/api/picks/me',
  '/api/announcements',
  STANDINGS_PATH,
];
