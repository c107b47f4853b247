/** A disruption of a running system during play, and its effect on players. */
import { eventually, pause } from './wait.js';
import type { League } from './league.js';
import { startReads } from './reads.js';
import { faults, startStream } from './stream.js';
import { watchLeaderboard, type Watcher } from './watch-leaderboard.js';

export interface Row {
  readonly act: string;
  readonly seconds: number;
  readonly picks: number;
  readonly saves: number;
  readonly reads: number;
  /** Reads and writes that failed. */
  readonly failures: readonly string[];
  /** Of all sockets together. */
  readonly reconnections: number;
  /** Differences between acknowledged writes and what the databases and sockets have. */
  readonly faults: readonly string[];
}

/** Enough that each replica of realtime has some. */
export const SOCKETS = 12;

/** Runs `work` under a constant stream of picks, score saves and reads, with connected pages. */
export async function act(
  name: string,
  league: League,
  site: {
    readonly url: string;
    readonly databases: () => Promise<Readonly<Record<string, string>>>;
    /** Between two writes of one writer, in milliseconds. */
    readonly restMs: number;
  },
  work: () => Promise<unknown>,
): Promise<Row> {
  const watchers = await Promise.all(
    Array.from({ length: SOCKETS }, (_, index) =>
      watchLeaderboard(site.url, league.players[index % league.players.length]?.token ?? ''),
    ),
  );
  let reconnections = 0;
  for (const { socket } of watchers) socket.io.on('reconnect', () => (reconnections += 1));
  const stream = startStream(league, site.restMs);
  const reads = startReads(league, site.restMs);
  const begun = performance.now();
  try {
    await pause(2_000);
    await work();
    await pause(2_000);
  } finally {
    await Promise.all([stream.stop(), reads.stop()]);
  }
  const seconds = (performance.now() - begun) / 1_000;
  const databases = await site.databases();
  const found = await lasting(async () => [
    ...(await faults(league, stream, databases)),
    ...(await staleSockets(league, watchers)),
  ]);
  for (const watcher of watchers) watcher.close();
  const { picks, saves } = stream.acknowledgements();
  return {
    ...{ act: name, seconds, picks, saves, reads: reads.answered(), reconnections, faults: found },
    failures: [...stream.failures, ...reads.failures],
  };
}

/** Differences that remain after a while: events take a moment. */
async function lasting(look: () => Promise<string[]>): Promise<string[]> {
  let found: string[] = [];
  try {
    await eventually(async () => {
      found = await look();
      if (found.length > 0) throw new Error('not yet');
    }, 60_000);
  } catch (error) {
    if (found.length === 0) throw error;
  }
  return found;
}

/** Sockets without the newest list. */
async function staleSockets(league: League, watchers: readonly Watcher[]): Promise<string[]> {
  const newest = shortOf(await league.admin.client.getStandings());
  return watchers.flatMap(({ lists, socket }, index) => {
    const held = shortOf(lists.at(-1)?.entries ?? []);
    const state = socket.connected ? 'connected' : 'not connected';
    return held === newest ? [] : [`socket ${index + 1}, ${state}, holds ${held}, the newest is ${newest}`];
  });
}

const shortOf = (entries: readonly { id: string; totalPoints: number; rank: number }[]): string =>
  entries.map(({ id, rank, totalPoints }) => `${rank} ${id.slice(0, 8)} ${totalPoints}`).join(', ');

/** The rows as a readable table. */
export function tableOf(rows: readonly Row[]): string {
  const head = [
    'under picks, saves and reads',
    's',
    'picks',
    'saves',
    'reads',
    'failed',
    'reconnected',
    'faults',
  ];
  const lines = rows.map((row) => [
    row.act,
    row.seconds.toFixed(0),
    ...[row.picks, row.saves, row.reads, row.failures.length, row.reconnections, row.faults.length].map(
      String,
    ),
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)),
  );
  return [head, widths.map((width) => '-'.repeat(width)), ...lines]
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
