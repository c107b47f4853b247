/**
 * What a browser requests at the dashboard: web/src/routes.tsx, and the layout around it. Once a final week has been
 * corrected, it also requests the corrections.
 */
export const DASHBOARD_PATHS: readonly string[] = [
  '/api/users/me',
  '/api/config',
  '/api/league',
  '/api/picks/me',
  '/api/announcements',
  '/api/league/standings/me',
  '/api/results/weeks',
];
