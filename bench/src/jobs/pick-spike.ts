/** Everyone picks at once: 64 connections, each with players of its own, against pgbench with as many clients. */
import { PickSchema } from '@torchbearer/contract';
import { openPgbench } from '../baselines/pgbench.js';
import type { Figure, Runs, Setting } from '../job.js';
import { WEEK } from '../league.js';
import type { Asked, Done } from '../load/messages.js';
import { startLoad } from '../load/load.js';
import { cycleOf, lastPicks, type Turn } from './pick-cycles.js';
import { totalMs, type Site } from '../site.js';

const CONNECTIONS = 64;
const SECONDS = { full: 5, quick: 2 };

/** Figures that explain the others, without limits. */
export const DETAILS: readonly Figure[] = [
  {
    name: 'picks a second',
    unit: '/s',
    kind: 'ours',
    key: 'perSecond',
    better: 'higher',
  },
  { name: 'p50 of a pick', unit: 'ms', kind: 'ours', key: 'p50Ms', better: 'lower' },
  {
    name: 'CPU per pick, against Postgres in pgbench',
    unit: '×',
    kind: 'ratio',
    key: 'cpuMs',
    better: 'lower',
  },
  { name: 'CPU per pick, only Postgres', unit: 'ms', kind: 'ours', key: 'postgresMs', better: 'lower' },
  {
    name: 'CPU per pick, the client (not counted)',
    unit: 'ms',
    kind: 'ours',
    key: 'clientMs',
    better: 'lower',
  },
];

export async function openPickSpike({ site, league, form }: Setting): Promise<Runs> {
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
      let done: Done | undefined;
      const { cpuMs } = await site.measured(async () => {
        done = await load.run({ seconds });
        // What follows a pick in other services is part of its cost.
        await site.settled();
      });
      if (!done) throw new Error('no pick was made');
      await check(site, cycles, done, before);
      const { requests } = done;
      return {
        perSecond: requests / done.seconds,
        p50Ms: done.p50Ms,
        p99Ms: done.p99Ms,
        cpuMs: totalMs(cpuMs) / requests,
        postgresMs: (cpuMs['Postgres'] ?? 0) / requests,
        clientMs: done.clientCpuMs / requests,
      };
    },
    baseline: async () => {
      let [perSecond, transactions] = [0, 1];
      const { cpuMs } = await site.measured(async () => {
        ({ perSecond, transactions } = await pgbench.run(seconds));
      });
      return { perSecond, cpuMs: (cpuMs['Postgres'] ?? 0) / transactions };
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
