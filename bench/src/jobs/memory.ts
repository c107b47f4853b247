/** What each process holds after its start and some use. */
import { layout } from '@torchbearer/local';
import { createCaller, forEach } from '../caller.js';
import { DASHBOARD_PATHS } from '../dashboard-calls.js';
import type { Figure, Job, Runs, Setting } from '../job.js';
import { fillStandings, WEEK } from '../league.js';
import { proportionalMib, residentMib } from '../processes.js';

/** How many players use the site. */
const ACTIVE = { full: 200, quick: 40 };
const BOARD = ['stats', 'analytics', 'analytics/win-probability', 'analytics/leaderboard'];

const ofEach = (what: 'RSS' | 'PSS'): Figure[] =>
  layout.map(({ name }) => ({
    name: `${what} of ${name}`,
    unit: 'MiB',
    kind: 'ours',
    key: `${what} ${name}`,
    better: 'lower',
  }));

export const memory: Job = {
  name: 'memory',
  title:
    'memory of the nine processes after 200 players (40 in the quick form) opened the dashboard and picked',
  baseline: null,
  engines: 'embedded',
  full: { rounds: 3, players: 200 },
  quick: { rounds: 1 },
  warmUp: false,
  figures: [
    {
      name: 'the largest RSS',
      unit: 'MiB',
      kind: 'ours',
      key: 'largest',
      better: 'lower',
      before: '130–167',
      must: 90,
      limit: { full: 215, quick: 215 },
    },
    { name: 'RSS of all nine', unit: 'MiB', kind: 'ours', key: 'all', better: 'lower' },
    ...ofEach('RSS'),
    ...ofEach('PSS'),
  ],
  open: openMemory,
};

async function openMemory({ site, league, form }: Setting): Promise<Runs> {
  const { players, adminToken } = league;
  const call = createCaller(site.url);
  await fillStandings(site, league);
  let turn = 0;
  return {
    ours: async () => {
      turn += 1;
      await forEach(ACTIVE[form], async (index) => {
        const { token = '', roster = [] } = players[index] ?? {};
        for (const path of DASHBOARD_PATHS) await call({ path, token });
        const body = { castawayId: roster[turn % 2], weekNumber: WEEK };
        await call({ path: '/api/picks/me', token, body });
      });
      for (const path of BOARD) await call({ path: `/api/admin/${path}`, token: adminToken });
      await site.settled();
      const resident = layout.map(({ name }): [string, number] => [name, residentMib(site.pid(name))]);
      const sizes = resident.map(([, mib]) => mib);
      return {
        largest: Math.max(...sizes),
        all: sizes.reduce((sum, mib) => sum + mib, 0),
        ...Object.fromEntries(resident.map(([name, mib]) => [`RSS ${name}`, mib])),
        ...Object.fromEntries(layout.map(({ name }) => [`PSS ${name}`, proportionalMib(site.pid(name))])),
      };
    },
  };
}
