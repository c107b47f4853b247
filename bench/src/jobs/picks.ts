/** Everyone picks at once: 64 connections, each with players of its own, against pgbench with as many clients. */
import { PickSchema } from '@torchbearer/contract';
import { openPgbench } from '../baselines/pgbench.js';
import type { Figure, Job, Runs, Setting } from '../job.js';
import { WEEK } from '../league.js';
import { startLoad, type Asked, type Done } from '../load/load.js';
import { totalMs, type Site } from '../site.js';
import { cycleOf, lastPicks, type Turn } from './pick-cycles.js';

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
  rounds: { full: 3, quick: 1 },
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
      limit: { full: 2, quick: 4 },
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
  const cycles = Array.from({ length: CONNECTIONS }, (_, connection) =>
    cycleOf(league.players, connection, CONNECTIONS),
  );
  const load = await startLoad({
    url: site.url,
    bodies: [],
    connections: cycles.map((cycle) => cycle.map(askedOf)),
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
      await check(site, cycles, done, before);
      const { requests, p99Ms } = done;
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

const askedOf = ({ player, castawayId }: Turn): Asked => ({
  method: 'POST',
  path: '/api/picks/me',
  headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ castawayId, weekNumber: WEEK }),
  expected: { status: 200, contains: `"castawayId":"${castawayId}"` },
});

async function versionsOf(site: Site): Promise<number> {
  const { rows } = await site
    .database('picks')
    .query<{ versions: number }>('select coalesce(sum(version), 0)::int as versions from picks');
  return rows[0]?.versions ?? 0;
}

/**
 * Every acknowledged pick is saved, once, and every copy has the last one of each player.
 * @throws Error if not
 */
async function check(
  site: Site,
  cycles: readonly (readonly Turn[])[],
  done: Done,
  versionsBefore: number,
): Promise<void> {
  for (const body of done.lastBodies) PickSchema.parse(JSON.parse(body));
  const saved = (await versionsOf(site)) - versionsBefore;
  if (saved !== done.requests) throw new Error(`${done.requests} picks were acknowledged, ${saved} saved`);
  const wanted = lastPicks(cycles, done.made);
  for (const service of ['picks', 'scoring', 'analytics', 'sms']) {
    const { rows } = await site.database(service).query<{ player: string; castaway: string }>(
      `select user_id as player, castaway_id as castaway from ${service === 'picks' ? 'picks' : 'copied.picks'}
         where week_number = $1`,
      [WEEK],
    );
    const stored = new Map(rows.map(({ player, castaway }) => [player, castaway]));
    for (const [player, castaway] of wanted)
      if (stored.get(player) !== castaway)
        throw new Error(`${service} has ${stored.get(player)} for ${player}, who picked ${castaway}`);
  }
}
