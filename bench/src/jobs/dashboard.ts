/** A player opens the dashboard. */
import { DASHBOARD_PATHS } from '../dashboard-calls.js';
import { timed } from '../http-runs.js';
import type { Job, Runs, Setting } from '../job.js';
import { fillStandings } from '../league.js';
import { spread, startLoad, type Asked } from '../load/load.js';

const CONNECTIONS = 8;
const OPENINGS_EACH = { full: 15, quick: 5 };

export const dashboard: Job = {
  name: 'dashboard',
  title: `the dashboard opened (${DASHBOARD_PATHS.length} calls), 1,000 players`,
  engines: 'embedded',
  players: 1_000,
  // The median is one of processes that have warmed up.
  rounds: { full: 3, quick: 3 },
  figures: [
    {
      name: 'CPU per opening, all processes',
      ...{ unit: 'ms', key: 'openingMs' },
      must: 8,
      limit: { full: 30, quick: 60 },
    },
    {
      name: 'CPU per opening, median',
      ...{ unit: 'ms', key: 'openingMs' },
      limit: { full: 14, quick: 24 },
      isMedian: true,
    },
    { name: 'p99 of a call', unit: 'ms', key: 'p99Ms' },
  ],
  open: openDashboards,
};

/** The own account and the own row must be the player's, not another's. */
const ownOf = (path: string, id: string): { readonly contains?: string } =>
  /\/(users|standings)\/me$/.test(path) ? { contains: `"id":"${id}"` } : {};

async function openDashboards({ site, league, form }: Setting): Promise<Runs> {
  await fillStandings(site, league);
  const connections = spread(league.players, CONNECTIONS).map((players) =>
    players.flatMap(({ id, token }) =>
      DASHBOARD_PATHS.map((path): Asked => ({
        ...{ method: 'GET', path, headers: { authorization: `Bearer ${token}` } },
        expected: { status: 200, ...ownOf(path, id) },
      })),
    ),
  );
  const load = await startLoad({ url: site.url, connections, bodies: [] });
  return {
    ours: async () => {
      const sample = await timed(site, load, { requests: OPENINGS_EACH[form] * DASHBOARD_PATHS.length });
      return { ...sample, openingMs: (sample['cpuMs'] ?? Number.NaN) * DASHBOARD_PATHS.length };
    },
    close: load.stop,
  };
}
