/** From an admin's save of points to the last of many sockets, against `ws` sending the same bytes to as many. */
import { audience, connected, isLeaderboard, joinLeaderboard, type Audience } from '../audience.js';
import type { BroadcastOrder, BroadcastReply } from '../baselines/broadcast-process.js';
import { forkHelper } from '../forked.js';
import type { Job, Runs, Setting } from '../job.js';
import { fillStandings, WEEK, type League } from '../league.js';
import { cpuMsOf } from '../processes.js';
import { quantile } from '../run/interval.js';
import { WebSocket } from 'ws';

const SOCKETS = { full: 1_000, quick: 100 };
const CHANGES = { full: 15, quick: 6 };
/** `ws` needs less time for each, and processor time is counted in steps of 10 ms. */
const BARE_CHANGES = { full: 45, quick: 80 };

export const broadcast: Job = {
  name: 'broadcast',
  title: 'a score save until the last of 1,000 sockets has the new standings (100 sockets in the quick form)',
  baseline: 'ws sending the same bytes to as many sockets',
  engines: 'embedded',
  full: { rounds: 6, players: 40 },
  quick: { rounds: 2 },
  warmUp: true,
  figures: [
    {
      name: 'CPU of realtime per change, against ws',
      unit: '×',
      kind: 'ratio',
      key: 'cpuMs',
      better: 'lower',
      before: '3.6–5.9',
      must: 1.5,
      limit: { full: 4, quick: 9 },
    },
    {
      name: 'time to the last socket, against ws',
      unit: '×',
      kind: 'ratio',
      key: 'p50Ms',
      better: 'lower',
      limit: { full: 15, quick: 30 },
    },
    { name: 'CPU of realtime per change', unit: 'ms', kind: 'ours', key: 'cpuMs', better: 'lower' },
    { name: 'CPU of the gateway per change', unit: 'ms', kind: 'ours', key: 'gatewayMs', better: 'lower' },
    { name: 'p50 to the last socket', unit: 'ms', kind: 'ours', key: 'p50Ms', better: 'lower' },
  ],
  open: openBroadcast,
};

async function openBroadcast({ site, league, form }: Setting): Promise<Runs> {
  await fillStandings(site, league);
  const [size, changes, bareChanges] = [SOCKETS[form], CHANGES[form], BARE_CHANGES[form]];
  const tokenOf = (index: number): string => league.players[index % league.players.length]?.token ?? '';
  const ours = await audience(size, (index) => joinLeaderboard(site.url, tokenOf(index)), isLeaderboard);
  const bare = forkHelper<BroadcastOrder, BroadcastReply>('baselines/broadcast-process.js');
  const { port } = await bare.ask({ open: true });
  const theirs = await audience(
    size,
    () => connected(new WebSocket(`ws://127.0.0.1:${port}`)),
    () => true,
  );
  const save = saver(league);
  await times(ours, 1, save);
  return {
    ours: async () => {
      let latencies: number[] = [];
      const { cpuMs } = await site.measured(async () => {
        latencies = await times(ours, changes, save);
      });
      await checkLast(site.url, tokenOf(0), ours.last);
      return {
        p50Ms: quantile(latencies, 0.5),
        cpuMs: (cpuMs['realtime'] ?? 0) / changes,
        gatewayMs: (cpuMs['gateway'] ?? 0) / changes,
      };
    },
    baseline: async () => {
      const before = cpuMsOf(bare.pid);
      const latencies = await times(theirs, bareChanges, () => bare.ask({ text: ours.last }));
      return { p50Ms: quantile(latencies, 0.5), cpuMs: (cpuMsOf(bare.pid) - before) / bareChanges };
    },
    close: async () => {
      ours.close();
      theirs.close();
      await bare.stop();
    },
  };
}

/**
 * Makes changes one after the other, each after all sockets have the one before. @returns the milliseconds of each
 * @throws Error if a socket got one twice
 */
async function times(sockets: Audience, count: number, change: () => Promise<unknown>): Promise<number[]> {
  const latencies: number[] = [];
  const before = [...sockets.received];
  for (let turn = 0; turn < count; turn++) {
    const begun = performance.now();
    const allReceived = sockets.next();
    await Promise.all([change(), allReceived]);
    latencies.push(performance.now() - begun);
  }
  const twice = sockets.received.findIndex((received, index) => received - (before[index] ?? 0) !== count);
  if (twice !== -1) throw new Error(`socket ${twice} did not receive each of ${count} lists once`);
  return latencies;
}

/** Each save changes the points of every castaway, and so the list. */
function saver({ admin, castaways }: League): () => Promise<unknown> {
  let turn = 0;
  return () => {
    turn += 1;
    const entries = castaways.map(({ id }, index) => ({ castawayId: id, points: (index * 7 + turn) % 30 }));
    return admin.saveWeekPoints({ params: { n: WEEK }, body: { entries } });
  };
}

/** @throws Error if the last list of the sockets is not the one that a request returns */
async function checkLast(url: string, token: string, message: string): Promise<void> {
  const response = await fetch(`${url}/api/league/standings`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const stored = JSON.stringify(await response.json());
  const [, list] = JSON.parse(message.slice(2)) as [string, unknown];
  if (JSON.stringify(list) !== stored) throw new Error('the sockets do not have the stored standings');
}
