/** A player opens the dashboard. */
import type { Page } from '../baselines/http-process.js';
import { DASHBOARD_PATHS } from '../dashboard-calls.js';
import type { Job, Runs, Setting } from '../job.js';
import { fillStandings } from '../league.js';
import type { Asked } from '../load/messages.js';
import { openHttpRuns } from './http-runs.js';

const CONNECTIONS = 8;
const OPENINGS_EACH = { full: 15, quick: 5 };
const BARE_OPENINGS_EACH = { full: 60, quick: 60 };

export const dashboard: Job = {
  name: 'dashboard',
  title: `the dashboard opened (${DASHBOARD_PATHS.length} calls), 1,000 players`,
  baseline: 'node:http with the same bytes',
  engines: 'embedded',
  full: { rounds: 6, players: 1_000 },
  quick: { rounds: 2 },
  warmUp: true,
  figures: [
    {
      name: 'CPU per opening, all processes',
      unit: 'ms',
      kind: 'ours',
      key: 'cpuMs',
      better: 'lower',
      before: '36',
      must: 8,
      goal: 4,
      limit: { full: 14, quick: 24 },
    },
    {
      name: 'CPU per opening, against node:http',
      unit: '×',
      kind: 'ratio',
      key: 'cpuMs',
      better: 'lower',
      limit: { full: 350, quick: 400 },
    },
    { name: 'p50 of a call', unit: 'ms', kind: 'ours', key: 'p50Ms', better: 'lower' },
    { name: 'p99 of a call', unit: 'ms', kind: 'ours', key: 'p99Ms', better: 'lower' },
  ],
  open: openDashboards,
};

/** The own account and the own row must be the player's, not another's. */
const ownOf = (path: string, id: string): { readonly contains?: string } =>
  /\/(users|standings)\/me$/.test(path) ? { contains: `"id":"${id}"` } : {};

async function openDashboards({ site, league, form }: Setting): Promise<Runs> {
  await fillStandings(site, league);
  const { players } = league;
  const pages: Page[] = [];
  for (const path of DASHBOARD_PATHS) {
    const response = await fetch(`${site.url}${path}`, {
      headers: { authorization: `Bearer ${players[0]?.token}`, 'accept-encoding': 'identity' },
    });
    if (!response.ok) throw new Error(`${path} returned ${response.status}`);
    pages.push({ path, body: await response.text(), etag: '' });
  }
  const connections = Array.from({ length: CONNECTIONS }, (_, connection) =>
    players
      .filter((_, index) => index % CONNECTIONS === connection)
      .flatMap(({ id, token }) =>
        DASHBOARD_PATHS.map((path): Asked => ({
          ...{ method: 'GET', path, headers: { authorization: `Bearer ${token}` } },
          expected: { status: 200, ...ownOf(path, id) },
        })),
      ),
  );
  return await openHttpRuns(site, {
    script: { connections, bodies: [] },
    pages,
    until: { requests: OPENINGS_EACH[form] * DASHBOARD_PATHS.length },
    bareUntil: { requests: BARE_OPENINGS_EACH[form] * DASHBOARD_PATHS.length },
    requestsEach: DASHBOARD_PATHS.length,
  });
}
