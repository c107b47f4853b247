/** The league's insights: computed for a new revision, and as they are stored for an unchanged one. */
import { openHttpRuns, pageAt } from '../http-runs.js';
import type { Figure, Job, Runs, Setting } from '../job.js';
import { WEEK, type League } from '../league.js';
import { createCaller } from '../caller.js';
import type { Asked } from '../load/load.js';
import { totalMs, type Site } from '../site.js';
import { until } from '../until.js';

const CONNECTIONS = 4;
/** How often each answer is computed; processor time is counted in steps of 10 ms. */
const REVISIONS = { full: 10, quick: 4 };
const REQUESTS_EACH = { full: 28, quick: 14 };
const BARE_REQUESTS_EACH = { full: 210, quick: 210 };
const PATHS = [
  'stats',
  'analytics',
  'analytics/win-probability',
  'analytics/power-rankings',
  'analytics/castaways-status',
  'analytics/pick-accuracy',
  'analytics/leaderboard',
].map((path) => `/api/admin/${path}`);

export const analytics: Job = {
  name: 'analytics',
  title: 'the insights of 10,000 players in week 13: after a change, and stored answers',
  baseline: 'node:http with the same JSON',
  engines: 'embedded',
  players: 10_000,
  rounds: { full: 3 },
  figures: [
    ...PATHS.map((path): Figure => ({
      name: `CPU after a change: ${path}`,
      ...{ unit: 'ms', key: path },
      limit: { full: 120 },
    })),
    {
      name: 'CPU per stored answer, against node:http',
      ...{ unit: '×', key: 'storedMs' },
      must: 2,
      limit: { full: 30, quick: 80 },
      isMedian: true,
    },
    { name: 'CPU per stored answer', unit: 'ms', key: 'storedMs' },
  ],
  open: openAnalytics,
};

async function openAnalytics({ site, league, form }: Setting): Promise<Runs> {
  await addWeeks(site);
  const token = league.adminToken;
  const headers = { authorization: `Bearer ${token}` };
  const call = createCaller(site.url);
  const change = changer(site, league);
  await change();
  const pages = [];
  for (const path of PATHS) pages.push({ ...(await pageAt(site, path, token)), etag: '' });
  const bodies = pages.map(({ body }) => body);
  // Even changes, so that the last answers are those of the beginning.
  const stored = await openHttpRuns(site, {
    ...{ pages, bodies },
    connections: Array.from({ length: CONNECTIONS }, () =>
      PATHS.map((path, body): Asked => ({ method: 'GET', path, headers, expected: { status: 200, body } })),
    ),
    until: { requests: REQUESTS_EACH[form] },
    bareUntil: { requests: BARE_REQUESTS_EACH[form] },
  });
  const storedMs = async (side: 'ours' | 'baseline') => (await stored[side]())['cpuMs'] ?? Number.NaN;
  return {
    ours: async () => {
      const computed: Record<string, number> = {};
      for (const path of PATHS) {
        let usedMs = 0;
        for (let revision = 0; revision < REVISIONS[form]; revision++) {
          await change();
          const { cpuMs } = await site.measured(() => call({ path, token }));
          usedMs += totalMs(cpuMs, ['analytics', 'Postgres']);
        }
        computed[path] = usedMs / REVISIONS[form];
      }
      for (const path of PATHS) await call({ path, token });
      return { ...computed, storedMs: await storedMs('ours') };
    },
    baseline: async () => ({ storedMs: await storedMs('baseline') }),
    close: stored.close,
  };
}

/** Ten weeks in which everyone has picked, in the tables of analytics, as events would fill them. */
async function addWeeks(site: Site): Promise<void> {
  await site.settled();
  const database = site.database('analytics');
  await database.query(
    `insert into newest_picks (user_id, week_number, castaway_id, is_auto)
     select user_id, week, castaway_ids[1 + week % 2], week % 5 = 0
     from copied.rosters, generate_series(${WEEK + 1}, ${WEEK + 10}) week where cardinality(castaway_ids) > 1`,
  );
  await database.query(
    `insert into castaway_points
     select week, id, (week * 7 + row_number() over (order by id)) % 30 - 4
     from copied.castaways, generate_series(${WEEK + 1}, ${WEEK + 10}) week`,
  );
  // A revision that records no changes: the service reads the whole league again.
  await database.query('update facts_revision set revision = revision + 1');
}

/**
 * A player picks another castaway. The change resolves when analytics has a new revision for it, so that only the answer
 * is measured after it.
 */
function changer(site: Site, { players: [player] }: League): () => Promise<void> {
  const call = createCaller(site.url);
  const revision = (): Promise<number> => site.numberIn('analytics', 'select revision from facts_revision');
  let turn = 0;
  return async () => {
    const before = await revision();
    turn += 1;
    const { token = '', roster = [] } = player ?? {};
    await call({ path: '/api/picks/me', token, body: { castawayId: roster[turn % 2], weekNumber: WEEK } });
    await until(async () => (await revision()) > before, 20);
  };
}
