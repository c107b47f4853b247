/** Everyone picks at once: 64 connections, each with players of its own, against pgbench with as many clients. */
import { openPgbench } from '../baselines/pgbench.js';
import type { Figure, Job, Runs, Setting } from '../job.js';
import { WEEK, type Player } from '../league.js';
import { spread, startLoad, type Asked } from '../load/load.js';
import { totalMs, type Site } from '../site.js';

const CONNECTIONS = 64;
const SECONDS = { full: 5, quick: 2 };

/** Figures that explain the others, without limits. */
const DETAILS: readonly Figure[] = [
  { name: 'picks a second', unit: '/s', key: 'perSecond', better: 'higher' },
  { name: 'CPU per pick, against Postgres in pgbench', unit: '×', key: 'cpuMs' },
  { name: 'CPU per pick, only Postgres', unit: 'ms', key: 'postgresMs' },
];

export const picks: Job = {
  name: 'picks',
  title: 'picks on 64 connections by 200 players, from HTTP until all copies have them',
  baseline: 'pgbench with the same statements, 64 clients',
  engines: 'embedded',
  players: 200,
  rounds: { full: 3, quick: 3 },
  figures: [
    {
      name: 'throughput, against pgbench',
      ...{ unit: '×', key: 'perSecond', better: 'higher' },
      must: 0.12,
      limit: { full: 0.08, quick: 0.06 },
    },
    {
      name: 'CPU per pick, all processes',
      ...{ unit: 'ms', key: 'cpuMs' },
      must: 0.9,
      // V8 compiles what has just been loaded.
      limit: { full: 3, quick: 6 },
    },
    {
      name: 'CPU per pick, median',
      ...{ unit: 'ms', key: 'cpuMs' },
      limit: { full: 2, quick: 4 },
      isMedian: true,
    },
    { name: 'p99 of a pick', unit: 'ms', key: 'p99Ms', must: 150, limit: { full: 600, quick: 1_200 } },
    ...DETAILS,
  ],
  open: openPicks,
};

export const picksKafka: Job = {
  ...picks,
  name: 'picks-kafka',
  title: 'the same picks with Kafka and Redis, whose processor time counts',
  engines: 'kafka',
  rounds: { full: 3 },
  figures: [
    {
      name: 'throughput, against pgbench',
      ...{ unit: '×', key: 'perSecond', better: 'higher' },
      limit: { full: 0.04, quick: 0.02 },
    },
    {
      name: 'CPU per pick, all processes and Kafka',
      ...{ unit: 'ms', key: 'cpuMs' },
      limit: { full: 6, quick: 14 },
    },
    { name: 'p99 of a pick', unit: 'ms', key: 'p99Ms' },
    ...DETAILS,
  ],
};

async function openPicks({ site, league, form }: Setting): Promise<Runs> {
  const seconds = SECONDS[form];
  const load = await startLoad({
    url: site.url,
    bodies: [],
    connections: spread(league.players, CONNECTIONS).map(turnsOf),
  });
  const pgbench = await openPgbench(site.system.databases['picks'] ?? '', {
    players: league.players.length,
    clients: CONNECTIONS,
  });
  return {
    ours: async () => {
      const before = await versionsOf(site);
      const { cpuMs, result: done } = await site.measured(async () => {
        const result = await load.run({ seconds });
        // What follows a pick in other services is part of its cost.
        await site.settled();
        return result;
      });
      const { requests, p99Ms } = done;
      await check(site, requests, (await versionsOf(site)) - before);
      return {
        perSecond: requests / done.seconds,
        p99Ms,
        cpuMs: totalMs(cpuMs) / requests,
        postgresMs: totalMs(cpuMs, ['Postgres']) / requests,
      };
    },
    baseline: async () => {
      const { cpuMs, result } = await site.measured(() => pgbench.run(seconds));
      return { perSecond: result.perSecond, cpuMs: totalMs(cpuMs, ['Postgres']) / result.transactions };
    },
    close: async () => {
      await load.stop();
      await pgbench.close();
    },
  };
}

/** Each player in turn, and one castaway after the other, so that every pick is a change. */
const turnsOf = (players: readonly Player[]): Asked[] =>
  [0, 1].flatMap((choice) => players.map(({ token, roster }) => pickOf(token, roster[choice] ?? '')));

const pickOf = (token: string, castawayId: string): Asked => ({
  method: 'POST',
  path: '/api/picks/me',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ castawayId, weekNumber: WEEK }),
  expected: { status: 200, contains: `"castawayId":"${castawayId}"` },
});

const versionsOf = (site: Site): Promise<number> =>
  site.numberIn('picks', 'select coalesce(sum(version), 0) from picks');

/**
 * Every acknowledged pick is saved, once, and every copy has the last one of each player.
 * @throws Error if not
 */
async function check(site: Site, acknowledged: number, saved: number): Promise<void> {
  if (saved !== acknowledged) throw new Error(`${acknowledged} picks were acknowledged, ${saved} saved`);
  const picksIn = async (service: string, table: string): Promise<string> => {
    const { rows } = await site
      .database(service)
      .query(`select user_id::text, castaway_id::text from ${table} where week_number = $1 order by 1`, [
        WEEK,
      ]);
    return JSON.stringify(rows);
  };
  const stored = await picksIn('picks', 'picks');
  for (const service of ['scoring', 'analytics', 'sms'])
    if ((await picksIn(service, 'copied.picks')) !== stored)
      throw new Error(`the picks in ${service} are not those that were saved`);
}
