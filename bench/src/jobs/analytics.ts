/** The league's statistics: computed for a new revision, and as they are stored for an unchanged one. */
import { createClient } from '@torchbearer/contract';
import { callEnv, connect, readConfig, signersOf } from '@torchbearer/kit';
import { keysIn } from '@torchbearer/local';
import { AnalyticsServiceService } from '@torchbearer/proto/analytics/v1/analytics';
import { compared, expectSame } from '../analytics-calls.js';
import {
  forgetSeason,
  inventSeason,
  OPEN_WEEK,
  pickInSeason,
  storeSeason,
  type SeasonData,
} from '../analytics-league.js';
import { startBareServer } from '../baselines/http.js';
import type { Page } from '../baselines/http-process.js';
import type { Figure, Job, Runs, Setting } from '../job.js';
import { startLoad } from '../load/load.js';
import type { Asked, Done } from '../load/messages.js';
import type { League } from '../league.js';
import { SECRET, totalMs, type Site } from '../site.js';
import { until } from '../until.js';

const PLAYERS = { full: 10_000, quick: 2_000 };
/** The calls that look at the whole league; the others are too small for the loop to be a baseline. */
const WHOLE = ['GetTrends', 'GetPowerRankings', 'GetCastawaysStatus', 'GetPickAccuracy', 'GetLeaderboard'];
/** Even, so that the last answers are those of the beginning. */
const REVISIONS = { full: 4, quick: 2 };
/** Loops are fast. */
const LOOPS = { full: 10, quick: 20 };
const CONNECTIONS = 4;
/** node:http needs less time for each, and processor time is counted in steps of 10 ms. */
const BARE_REQUESTS_EACH = { full: 140, quick: 210 };
const REQUESTS_EACH = { full: 28, quick: 14 };
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
  full: { rounds: 6, players: 40 },
  quick: null,
  warmUp: true,
  figures: [
    ...WHOLE.map((call): Figure => ({
      name: `CPU of ${call} after a change, against its loop`,
      ...{ unit: '×', kind: 'ratio', key: call, better: 'lower', must: 5 },
      before: '30–47',
      limit: { full: 25, quick: 100 },
    })),
    {
      name: 'CPU per stored answer, against node:http',
      unit: '×',
      kind: 'ratio',
      key: 'storedMs',
      better: 'lower',
      before: '12',
      must: 2,
      limit: { full: 30, quick: 80 },
    },
    {
      name: 'CPU of GetLeaderboard after a change',
      ...{ unit: 'ms', kind: 'ours', key: 'GetLeaderboard', better: 'lower' },
    },
    { name: 'CPU per stored answer', unit: 'ms', kind: 'ours', key: 'storedMs', better: 'lower' },
  ],
  open: openAnalytics,
};

async function openAnalytics({ site, league, form }: Setting): Promise<Runs> {
  await site.settled();
  const database = site.database('analytics');
  const data = inventSeason(PLAYERS[form], {
    players: league.players.slice(0, 1).map(({ id }) => id),
    castaways: league.castaways.map(({ id }) => id),
  });
  await storeSeason(database, data);
  const change = await changer(site, league, data);
  await change();
  const calls = await connect(AnalyticsServiceService, site.system.grpcAddresses['analytics'] ?? '', {
    sign: signersOf('gateway', readConfig(callEnv, keysIn(SECRET, 'gateway')))('analytics'),
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
  const [requests, bareRequests] = [REQUESTS_EACH[form], BARE_REQUESTS_EACH[form]];
  const whole = compared.filter(({ name }) => WHOLE.includes(name));
  for (const { name, call, loop } of compared) expectSame(name, await call(calls, data), loop(data));
  return {
    ours: async () => {
      const computed: Record<string, number> = {};
      for (const { name, call, loop } of whole) {
        let usedMs = 0;
        for (let revision = 0; revision < REVISIONS[form]; revision++) {
          await change();
          let found: unknown;
          const { cpuMs } = await site.measured(async () => {
            found = await call(calls, data);
          });
          usedMs += (cpuMs['analytics'] ?? 0) + (cpuMs['Postgres'] ?? 0);
          expectSame(name, found, loop(data));
        }
        computed[name] = usedMs / REVISIONS[form];
      }
      // The responses to the last change are computed here.
      await ours.run({ requests: PATHS.length });
      let done: Done | undefined;
      const stored = await site.measured(async () => {
        done = await ours.run({ requests });
      });
      return { ...computed, storedMs: totalMs(stored.cpuMs) / (done?.requests ?? Number.NaN) };
    },
    baseline: async () => {
      const looped: Record<string, number> = {};
      for (const { name, loop } of whole) {
        const used = process.cpuUsage();
        for (let turn = 0; turn < LOOPS[form]; turn++) loop(data);
        const { user, system } = process.cpuUsage(used);
        looped[name] = (user + system) / 1_000 / LOOPS[form];
      }
      const before = bare.cpuMs();
      const done = await theirs.run({ requests: bareRequests });
      return { ...looped, storedMs: (bare.cpuMs() - before) / done.requests };
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

/**
 * A player of the season picks another castaway. The change resolves when analytics has a new revision for it, so that
 * only the answer is measured after it.
 */
async function changer(site: Site, league: League, data: SeasonData): Promise<() => Promise<void>> {
  const [player] = league.players;
  if (!player) throw new Error('the league has no player');
  const api = createClient({ baseUrl: site.url, token: player.token });
  const revision = async (): Promise<number> => {
    const { rows } = await site
      .database('analytics')
      .query<{ revision: number }>('select revision::int as revision from facts_revision');
    return rows[0]?.revision ?? 0;
  };
  const { rows } = await site
    .database('picks')
    .query<{ castaway: string }>(
      'select castaway_id as castaway from picks where user_id = $1 and week_number = $2',
      [player.id, OPEN_WEEK],
    );
  let picked = rows[0]?.castaway;
  return async () => {
    const before = await revision();
    const castawayId = player.roster.find((id) => id !== picked) ?? '';
    await api.submitPick({ body: { castawayId } });
    picked = castawayId;
    pickInSeason(data, 0, castawayId);
    await until(async () => (await revision()) > before, 20);
  };
}
