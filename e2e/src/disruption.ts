/** Disrupts a running system while players use it, and reports what they notice. */
import { eventually, pause } from './wait.js';
import type { SignedIn } from './api.js';
import type { League } from './league.js';
import { failureLine, findLosses, reasonOf, repeat, startStream } from './stream.js';
import { watchLeaderboard, type Watcher } from './watch-leaderboard.js';

export interface DisruptionResult {
  readonly name: string;
  readonly seconds: number;
  readonly picks: number;
  readonly saves: number;
  readonly reads: number;
  /** The reads and writes that failed. */
  readonly failures: readonly string[];
  /** Reconnections of all sockets together. */
  readonly reconnections: number;
  /** Acknowledged writes that the databases or sockets do not have. */
  readonly losses: readonly string[];
}

/** Enough for each replica of realtime to have some. */
export const SOCKETS = 12;

/** Runs `work` during a constant stream of picks, score saves and reads, with open leaderboard sockets. */
export async function disrupt(
  name: string,
  league: League,
  site: {
    readonly url: string;
    readonly databases: () => Promise<Readonly<Record<string, string>>>;
    /** Pause between two writes of one writer, in milliseconds. */
    readonly pauseMs: number;
  },
  work: () => Promise<unknown>,
): Promise<DisruptionResult> {
  const watchers = await Promise.all(
    Array.from({ length: SOCKETS }, (_, index) =>
      watchLeaderboard(site.url, league.players[index % league.players.length]?.token ?? ''),
    ),
  );
  let reconnections = 0;
  for (const { socket } of watchers) socket.io.on('reconnect', () => (reconnections += 1));
  const stream = startStream(league, site.pauseMs);
  const reads = startReads(league, site.pauseMs);
  const startedAt = performance.now();
  try {
    await pause(2_000);
    await work();
    await pause(2_000);
  } finally {
    await Promise.all([stream.stop(), reads.stop()]);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const databases = await site.databases();
  const losses = await remainingLosses(async () => [
    ...(await findLosses(league, stream, databases)),
    ...(await staleSockets(league, watchers)),
  ]);
  for (const watcher of watchers) watcher.close();
  const { picks, saves } = stream.acknowledgements();
  return {
    ...{ name, seconds, picks, saves, reads: reads.succeeded(), reconnections, losses },
    failures: [...stream.failures, ...reads.failures],
  };
}

const PATHS = ['/', '/api/config', '/api/league/standings', '/api/picks/me', '/api/castaways'];

/** Up to five players read these paths in turn; any status but 200 is a failure. */
function startReads(league: League, pauseMs: number) {
  let succeeded = 0;
  const failures: string[] = [];
  const read = (player: SignedIn, first: number) => async (turn: number) => {
    const path = PATHS[(first + turn) % PATHS.length] ?? '/';
    try {
      const { status } = await player.raw('GET', path);
      if (status === 200) succeeded += 1;
      else failures.push(failureLine(`${path} ${status}`));
    } catch (error) {
      failures.push(failureLine(`${path} ${reasonOf(error)}`));
    }
    await pause(pauseMs);
  };
  const stop = repeat(league.players.slice(0, PATHS.length).map(read));
  return { failures, succeeded: () => succeeded, stop };
}

/** The losses that are still there after a minute, because events take a moment. */
async function remainingLosses(findAll: () => Promise<string[]>): Promise<string[]> {
  let found: string[] = [];
  try {
    await eventually(async () => {
      found = await findAll();
      if (found.length > 0) throw new Error('not yet');
    }, 60_000);
  } catch (error) {
    if (found.length === 0) throw error;
  }
  return found;
}

/** The sockets without the newest standings. */
async function staleSockets(league: League, watchers: readonly Watcher[]): Promise<string[]> {
  const newest = summaryOf(await league.admin.client.getStandings());
  return watchers.flatMap(({ lists, socket }, index) => {
    const current = summaryOf(lists.at(-1)?.entries ?? []);
    const state = socket.connected ? 'connected' : 'not connected';
    return current === newest ? [] : [`socket ${index + 1}, ${state}, has ${current} instead of ${newest}`];
  });
}

const summaryOf = (entries: readonly { id: string; totalPoints: number; rank: number }[]): string =>
  entries.map(({ id, rank, totalPoints }) => `${rank} ${id.slice(0, 8)} ${totalPoints}`).join(', ');

/** The results as a text table. */
export function tableOf(rows: readonly DisruptionResult[]): string {
  const head = [
    'during picks, saves and reads',
    's',
    'picks',
    'saves',
    'reads',
    'failed',
    'reconnected',
    'losses',
  ];
  const lines = rows.map((row) => [
    row.name,
    row.seconds.toFixed(0),
    ...[row.picks, row.saves, row.reads, row.failures.length, row.reconnections, row.losses.length].map(
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
