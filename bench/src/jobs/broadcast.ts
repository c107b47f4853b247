/** From an admin's save of points to the last of many sockets, against `ws` sending the same bytes to as many. */
import { audience, connected, isLeaderboard, joinLeaderboard, times } from '../audience.js';
import type { BroadcastOrder, BroadcastReply } from '../baselines/broadcast-process.js';
import { forkHelper } from '../forked.js';
import { pageAt } from '../http-runs.js';
import type { Job, Runs, Setting } from '../job.js';
import { fillStandings, savePoints } from '../league.js';
import { quantile } from '../run/judge.js';
import { totalMs, type Site } from '../site.js';
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
  players: 40,
  rounds: { full: 4, quick: 2 },
  figures: [
    {
      name: 'CPU of realtime per change, against ws',
      ...{ unit: '×', key: 'cpuMs' },
      must: 1.5,
      limit: { full: 4, quick: 9 },
      isMedian: true,
    },
    {
      name: 'time to the last socket, against ws',
      ...{ unit: '×', key: 'p50Ms' },
      limit: { full: 15, quick: 30 },
      isMedian: true,
    },
    { name: 'CPU of realtime per change', unit: 'ms', key: 'cpuMs' },
    { name: 'CPU of the gateway per change', unit: 'ms', key: 'gatewayMs' },
    { name: 'p50 to the last socket', unit: 'ms', key: 'p50Ms' },
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
  const address = `ws://127.0.0.1:${port}`;
  const theirs = await audience(
    size,
    () => connected(new WebSocket(address)),
    () => true,
  );
  const save = () => savePoints(league);
  await times(ours, 1, save);
  return {
    ours: async () => {
      const { cpuMs, result } = await site.measured(() => times(ours, changes, save));
      await checkLast(site, tokenOf(0), ours.last);
      return {
        p50Ms: quantile(result, 0.5),
        cpuMs: totalMs(cpuMs, ['realtime']) / changes,
        gatewayMs: totalMs(cpuMs, ['gateway']) / changes,
      };
    },
    baseline: async () => {
      const before = bare.cpuMs();
      const latencies = await times(theirs, bareChanges, () => bare.ask({ text: ours.last }));
      return { p50Ms: quantile(latencies, 0.5), cpuMs: (bare.cpuMs() - before) / bareChanges };
    },
    close: async () => {
      ours.close();
      theirs.close();
      await bare.stop();
    },
  };
}

/** @throws Error if the last list of the sockets is not the one that a request returns */
async function checkLast(site: Site, token: string, message: string): Promise<void> {
  const { body } = await pageAt(site, '/api/league/standings', token);
  const [, list] = JSON.parse(message.slice(2)) as [string, unknown];
  if (JSON.stringify(list) !== body) throw new Error('the sockets do not have the stored standings');
}
