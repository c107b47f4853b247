/** A stream of writes that continues while parts of the system fail, and checks that none was lost. */
import { sql } from './databases.js';
import type { League } from './league.js';
import { standings, type ReferenceWeek } from './reference.js';
import type { SignedIn } from './api.js';
import { eventually, pause } from './wait.js';

/** What one writer wrote: the last acknowledged value, and the values sent since without a response. */
export interface WriteHistory<T> {
  acknowledged: T | undefined;
  unanswered: T[];
  acknowledgements: number;
}

/** @returns a function that sends one write and records its result; 503 and lost connections are failures */
export function createWriter(failures: string[], pauseMs: number) {
  return async <T>(
    history: WriteHistory<T>,
    value: T,
    send: () => Promise<{ readonly status: number; readonly text: string }>,
  ): Promise<void> => {
    history.unanswered.push(value);
    try {
      const { status, text } = await send();
      if (status === 200) {
        history.acknowledged = value;
        history.unanswered = [];
        history.acknowledgements += 1;
        if (pauseMs > 0) await pause(pauseMs);
        return;
      }
      // Every write of the stream is valid, so any other status is an error of the system.
      if (status !== 503) throw new Error(`unexpected response ${status}: ${text}`);
      failures.push(failureLine('503'));
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('unexpected response')) throw error;
      failures.push(failureLine(reasonOf(error)));
    }
    await pause(50);
  };
}

/** Does each of these again and again. @returns a function that stops after those in progress, with their first error */
export function repeat(works: readonly ((turn: number) => Promise<void>)[]): () => Promise<void> {
  let isRunning = true;
  const running = works.map(async (work) => {
    for (let turn = 0; isRunning; turn++) await work(turn);
  });
  // `stop` reports the error; without this it would be an unhandled rejection before.
  for (const one of running) one.catch(() => undefined);
  return async () => {
    isRunning = false;
    await Promise.all(running);
  };
}

export function historyOf<T>(all: Map<string, WriteHistory<T>>, key: string): WriteHistory<T> {
  const known = all.get(key) ?? { acknowledged: undefined, unanswered: [], acknowledgements: 0 };
  all.set(key, known);
  return known;
}

export interface Stream {
  /** The number of acknowledged writes so far. */
  acknowledgements(): { picks: number; saves: number };
  /** Waits until more writes of each kind are acknowledged. @throws Error after a minute */
  waitForProgress(): Promise<void>;
  /** The time and error of each write that was not acknowledged. */
  readonly failures: readonly string[];
  /** Stops after the writes in progress. */
  stop(): Promise<void>;
  /** User id → castaway id; castaway id → points. */
  readonly picks: ReadonlyMap<string, WriteHistory<string>>;
  readonly points: ReadonlyMap<string, WriteHistory<number>>;
}

/** The number of picks and saves that `waitForProgress` waits for. */
const PROGRESS = { picks: 20, saves: 5 };

/**
 * Every player changes their pick again and again, and an admin saves points of one castaway after the other.
 * @param restMs pause after each write
 */
export function startStream(league: League, pauseMs = 0): Stream {
  const picks = new Map<string, WriteHistory<string>>();
  const points = new Map<string, WriteHistory<number>>();
  const failures: string[] = [];

  const write = createWriter(failures, pauseMs);
  const pick =
    (who: SignedIn) =>
    (turn: number): Promise<void> => {
      const roster = league.rosters.get(who.id) ?? [];
      const castawayId = roster[turn % roster.length] ?? '';
      return write(historyOf(picks, who.id), castawayId, () =>
        who.raw('POST', '/api/picks/me', { castawayId }),
      );
    };
  const save = (turn: number): Promise<void> => {
    const castawayId = league.castaways[turn % league.castaways.length]?.id ?? '';
    const entry = { castawayId, points: (turn % 1900) - 950 };
    const path = `/api/admin/scoring/week/${league.weekNumber}`;
    return write(historyOf(points, castawayId), entry.points, () =>
      league.admin.raw('POST', path, { entries: [entry] }),
    );
  };
  // Players who signed up after the draft have no castaway to pick.
  const withRoster = league.players.filter(({ id }) => (league.rosters.get(id) ?? []).length > 0);
  const stop = repeat([...withRoster.map(pick), save]);
  const sum = (all: ReadonlyMap<string, WriteHistory<unknown>>): number =>
    [...all.values()].reduce((total, history) => total + history.acknowledgements, 0);
  const acknowledgements = () => ({ picks: sum(picks), saves: sum(points) });
  return {
    picks,
    points,
    failures,
    acknowledgements,
    async waitForProgress() {
      const before = acknowledgements();
      await eventually(() => {
        const now = acknowledgements();
        if (now.picks < before.picks + PROGRESS.picks || now.saves < before.saves + PROGRESS.saves)
          throw new Error(
            `${JSON.stringify(before)} were acknowledged before, and now only ${JSON.stringify(now)}`,
          );
      }, 60_000);
    },
    stop,
  };
}

export const failureLine = (what: string): string => `${new Date().toISOString()} ${what}`;

/** The cause of a failed fetch, in one line. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && 'code' in cause ? `${String(cause.code)}: ` : '';
  return code + (cause instanceof Error ? cause.message : String(cause));
}

/** Compares the databases with the acknowledged writes, and the standings with ones computed from the rows. */
export async function findLosses(
  league: League,
  stream: Stream,
  databases: Readonly<Record<string, string>>,
) {
  const found: string[] = [];
  const picked = await sql<{ week_number: number; user_id: string; castaway_id: string }>(
    databases['picks'],
    'select week_number, user_id, castaway_id from picks',
  );
  const scored = await sql<{ week_number: number; castaway_id: string; points: number }>(
    databases['scoring'],
    'select week_number, castaway_id, points from week_points',
  );
  const weeks = new Map<number, { points: Map<string, number>; picks: Map<string, string> }>();
  const weekOf = (weekNumber: number) => {
    const week = weeks.get(weekNumber) ?? {
      points: new Map<string, number>(),
      picks: new Map<string, string>(),
    };
    weeks.set(weekNumber, week);
    return week;
  };
  for (const row of picked) weekOf(row.week_number).picks.set(row.user_id, row.castaway_id);
  for (const row of scored) weekOf(row.week_number).points.set(row.castaway_id, row.points);
  const pickCount = [...weeks.values()].reduce((sum, week) => sum + week.picks.size, 0);
  if (picked.length !== pickCount) found.push('a player has two picks in one week');
  findLostWrites(stream.picks, weekOf(league.weekNumber).picks, 'pick', found);
  findLostWrites(stream.points, weekOf(league.weekNumber).points, 'points', found);

  // Players may have signed up or been deleted during the stream.
  const users = await league.admin.client.listUsers();
  const expected = standings(
    users.filter(({ isAdmin }) => !isAdmin).map(({ id }) => id),
    [...weeks].map(([weekNumber, week]): ReferenceWeek => ({ weekNumber, ...week })),
  );
  for (const entry of await league.admin.client.getStandings()) {
    const expectedEntry = expected.get(entry.id);
    if (expectedEntry?.total !== entry.totalPoints || expectedEntry.rank !== entry.rank) {
      found.push(
        `standings of ${entry.name}: ${entry.totalPoints} (#${entry.rank}) instead of ${expectedEntry?.total} (#${expectedEntry?.rank})`,
      );
    }
  }
  return found;
}

export function findLostWrites<T>(
  written: ReadonlyMap<string, WriteHistory<T>>,
  stored: ReadonlyMap<string, T>,
  what: string,
  found: string[],
): void {
  for (const [key, history] of written) {
    const allowed = [history.acknowledged, ...history.unanswered];
    const value = stored.get(key);
    // Nothing was acknowledged, so the value from before the stream may still be there.
    if (history.acknowledged === undefined) continue;
    if (value === undefined || !allowed.includes(value)) {
      found.push(
        `${what} of ${key} is ${String(value)}, but ${String(history.acknowledged)} was acknowledged`,
      );
    }
  }
}
