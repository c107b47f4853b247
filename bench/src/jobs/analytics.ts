/** The league's statistics: computed for a new revision, and as they are stored for an unchanged one. */
import { connect } from '@torchbearer/kit';
import { AnalyticsServiceService } from '@torchbearer/proto/analytics/v1/analytics';
import { compared, expectSame } from '../analytics-calls.js';
import { forgetSeason, inventSeason, nextRevision, storeSeason } from '../analytics-league.js';
import { startBareServer } from '../baselines/http.js';
import type { Page } from '../baselines/http-process.js';
import type { Job, Runs, Setting } from '../job.js';
import { startLoad } from '../load/load.js';
import type { Asked, Done } from '../load/messages.js';
import { totalMs, ACTOR_SECRET } from '../site.js';

const PLAYERS = { full: 10_000, quick: 2_000 };
const REVISIONS = { full: 2, quick: 2 };
/** Loops are fast, and processor time is counted in steps of 10 ms. */
const LOOPS = { full: 4, quick: 8 };
const CONNECTIONS = 4;
const REQUESTS_EACH = { full: 14, quick: 14 };
const PATHS = [
  '/api/admin/stats',
  '/api/admin/analytics',
  '/api/admin/analytics/win-probability',
  '/api/admin/analytics/power-rankings',
  '/api/admin/analytics/castaways-status',
  '/api/admin/analytics/pick-accuracy',
  '/api/admin/analytics/leaderboard',
];

export const analytics: Job = {
  name: 'analytics',
  title: 'the insights of 10,000 players (2,000 in the quick form): a new revision, and stored answers',
  baseline: 'plain loops in memory; node:http with the same JSON',
  engines: 'embedded',
  full: { rounds: 8, players: 40 },
  quick: { rounds: 3 },
  warmUp: true,
  figures: [
    {
      name: 'CPU per new revision, all calls, against plain loops',
      unit: '×',
      kind: 'ratio',
      key: 'revisionMs',
      better: 'lower',
      before: '30–47',
      must: 5,
      limit: { full: 60, quick: 80 },
    },
    {
      name: 'CPU per stored answer, against node:http',
      unit: '×',
      kind: 'ratio',
      key: 'storedMs',
      better: 'lower',
      before: '12',
      must: 2,
      limit: { full: 80, quick: 100 },
    },
    { name: 'CPU per new revision, all calls', unit: 'ms', kind: 'ours', key: 'revisionMs', better: 'lower' },
    { name: 'CPU per stored answer', unit: 'ms', kind: 'ours', key: 'storedMs', better: 'lower' },
  ],
  open: openAnalytics,
};

async function openAnalytics({ site, league, form }: Setting): Promise<Runs> {
  await site.settled();
  const database = site.database('analytics');
  const data = inventSeason(PLAYERS[form]);
  await storeSeason(database, data);
  const calls = await connect(AnalyticsServiceService, site.system.grpcAddresses['analytics'] ?? '', {
    actorSecret: ACTOR_SECRET,
  });
  const headers = { authorization: `Bearer ${league.adminToken}` };
  const pages: Page[] = [];
  for (const path of PATHS) {
    const response = await fetch(`${site.url}${path}`, {
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    if (!response.ok) throw new Error(`${path} returned ${response.status}`);
    pages.push({ path, body: await response.text(), etag: '' });
  }
  const script = {
    bodies: pages.map(({ body }) => body),
    connections: Array.from({ length: CONNECTIONS }, () =>
      PATHS.map((path, body): Asked => ({ method: 'GET', path, headers, expected: { status: 200, body } })),
    ),
  };
  const bare = await startBareServer(pages);
  const [ours, theirs] = [
    await startLoad({ ...script, url: site.url }),
    await startLoad({ ...script, url: bare.url }),
  ];
  const requests = REQUESTS_EACH[form];
  return {
    ours: async () => {
      let found: unknown[] = [];
      const revisions = await site.measured(async () => {
        for (let revision = 0; revision < REVISIONS[form]; revision++) {
          await nextRevision(database);
          found = [];
          for (const { call } of compared) found.push(await call(calls));
        }
      });
      compared.forEach(({ name, loop }, index) => expectSame(name, found[index], loop(data)));
      let done: Done | undefined;
      const stored = await site.measured(async () => {
        done = await ours.run({ requests });
      });
      const { analytics: node = 0, Postgres: postgres = 0 } = revisions.cpuMs;
      return {
        revisionMs: (node + postgres) / REVISIONS[form],
        storedMs: totalMs(stored.cpuMs) / (done?.requests ?? Number.NaN),
      };
    },
    baseline: async () => {
      const loops = process.cpuUsage();
      for (let turn = 0; turn < LOOPS[form]; turn++) for (const { loop } of compared) loop(data);
      const { user, system } = process.cpuUsage(loops);
      const before = bare.cpuMs();
      const done = await theirs.run({ requests });
      return {
        revisionMs: (user + system) / 1_000 / LOOPS[form],
        storedMs: (bare.cpuMs() - before) / done.requests,
      };
    },
    close: async () => {
      calls.close();
      await ours.stop();
      await theirs.stop();
      await bare.stop();
      await forgetSeason(database);
    },
  };
}
