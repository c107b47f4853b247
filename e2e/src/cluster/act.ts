/** Something that is done to the cluster while people play, and what became of them meanwhile. */
import { eventually, pause } from '../wait.js';
import type { League } from '../league.js';
import { faults, startStream } from '../stream.js';
import { watchLeaderboard, type Watcher } from '../watch-leaderboard.js';
import { nothingEnds } from './kubectl.js';
import { startReads } from './reads.js';
import { settings } from './settings.js';

export interface Row {
  readonly act: string;
  readonly seconds: number;
  readonly picks: number;
  readonly saves: number;
  readonly reads: number;
  /** Writes and reads that got no good answer. */
  readonly failures: readonly string[];
  /** Of the sockets, all together. */
  readonly reconnections: number;
  /** What the databases and the sockets say otherwise than what was acknowledged. */
  readonly faults: readonly string[];
}

/** So many that each pod of realtime has some. */
export const SOCKETS = 12;

/** Does `work` under a constant stream of picks, score saves and reads, with pages listening. */
export async function act(
  name: string,
  league: League,
  site: { readonly url: string; readonly databases: () => Promise<Readonly<Record<string, string>>> },
  work: () => Promise<unknown>,
): Promise<Row> {
  const watchers = await Promise.all(
    Array.from({ length: SOCKETS }, (_, index) =>
      watchLeaderboard(site.url, league.players[index % league.players.length]?.token ?? ''),
    ),
  );
  let reconnections = 0;
  for (const { socket } of watchers) socket.io.on('reconnect', () => (reconnections += 1));
  const stream = startStream(league, settings.restMs);
  const reads = startReads(league, settings.restMs);
  const begun = performance.now();
  try {
    await pause(2_000);
    await work();
    await nothingEnds();
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

/** What is still found after a while: events are on their way for moments. */
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

/** Sockets that hold another list than the newest. */
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

/** The rows as a table for people. */
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
