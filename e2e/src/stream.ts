/** A stream of writes that continues while parts of the system die, and checks of the result. */
import { Client } from 'pg';
import type { League } from './league.js';
import { standings, type ReferenceWeek } from './reference.js';
import type { SignedIn } from './api.js';
import { eventually, pause } from './wait.js';

/** One writer's history: the last acknowledged value, and values sent since without a response. */
export interface Written<T> {
  acknowledged: T | undefined;
  unanswered: T[];
  acknowledgements: number;
}

/** @returns a function that sends one write and records its result: 503 and lost connections are failures */
export function createWriter(failures: string[], restMs: number) {
  return async <T>(
    history: Written<T>,
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
        if (restMs > 0) await pause(restMs);
        return;
      }
      // A refusal would be a wrong response: every write of the stream is valid.
      if (status !== 503) throw new Error(`answered ${status}: ${text}`);
      failures.push(failure('503'));
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('answered')) throw error;
      failures.push(failure(reasonOf(error)));
    }
    await pause(50);
  };
}

export function historyOf<T>(all: Map<string, Written<T>>, key: string): Written<T> {
  const known = all.get(key) ?? { acknowledged: undefined, unanswered: [], acknowledgements: 0 };
  all.set(key, known);
  return known;
}

export interface Stream {
  /** The number acknowledged so far. */
  acknowledgements(): { picks: number; saves: number };
  /** Resolves when more of each kind were acknowledged. @throws Error after a minute */
  goesOn(): Promise<void>;
  /** For each write that was not acknowledged: its time, and the response or the connection error. */
  readonly failures: readonly string[];
  /** Stops after the writes in progress. */
  stop(): Promise<void>;
  /** User id → castaway id; castaway id → points. */
  readonly picks: ReadonlyMap<string, Written<string>>;
  readonly points: ReadonlyMap<string, Written<number>>;
}

/** The number of further picks and saves that show that the stream continues. */
const MORE = { picks: 20, saves: 5 };

/**
 * Every player changes their pick repeatedly, and an admin one castaway's points after the other.
 * @param restMs pause after each write
 */
export function startStream(league: League, restMs = 0): Stream {
  let isOn = true;
  const picks = new Map<string, Written<string>>();
  const points = new Map<string, Written<number>>();
  const failures: string[] = [];

  const write = createWriter(failures, restMs);
  const player = async (who: SignedIn): Promise<void> => {
    const roster = league.rosters.get(who.id) ?? [];
    for (let turn = 0; isOn; turn++) {
      const castawayId = roster[turn % roster.length] ?? '';
      await write(historyOf(picks, who.id), castawayId, () =>
        who.raw('POST', '/api/picks/me', { castawayId }),
      );
    }
  };
  const admin = async (): Promise<void> => {
    for (let turn = 0; isOn; turn++) {
      const castawayId = league.castaways[turn % league.castaways.length]?.id ?? '';
      const entries = [{ castawayId, points: (turn % 1900) - 950 }];
      await write(historyOf(points, castawayId), entries[0]?.points ?? 0, () =>
        league.admin.raw('POST', `/api/admin/scoring/week/${league.weekNumber}`, { entries }),
      );
    }
  };
  // A player who came after the draft has no castaway to pick.
  const withRoster = league.players.filter(({ id }) => (league.rosters.get(id) ?? []).length > 0);
  const writers = [...withRoster.map(player), admin()];
  // A writer reports its failure when the stream is stopped, not as an unhandled rejection before.
  for (const writer of writers) writer.catch(() => undefined);
  const sum = (all: ReadonlyMap<string, Written<unknown>>): number =>
    [...all.values()].reduce((total, history) => total + history.acknowledgements, 0);
  const acknowledgements = () => ({ picks: sum(picks), saves: sum(points) });
  return {
    picks,
    points,
    failures,
    acknowledgements,
    async goesOn() {
      const before = acknowledgements();
      await eventually(() => {
        const now = acknowledgements();
        if (now.picks < before.picks + MORE.picks || now.saves < before.saves + MORE.saves)
          throw new Error(`since ${JSON.stringify(before)} only ${JSON.stringify(now)} were acknowledged`);
      }, 60_000);
    },
    async stop() {
      isOn = false;
      await Promise.all(writers);
    },
  };
}

export const failure = (what: string): string => `${new Date().toISOString()} ${what}`;

/** A connection error in one line: fetch hides it in the cause. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && 'code' in cause ? `${String(cause.code)}: ` : '';
  return code + (cause instanceof Error ? cause.message : String(cause));
}

/** Compares the databases with the acknowledged writes, and the standings with a recomputation from the rows. */
export async function faults(league: League, stream: Stream, databases: Readonly<Record<string, string>>) {
  const found: string[] = [];
  const picked = await rows<{ week_number: number; user_id: string; castaway_id: string }>(
    databases['picks'],
    'select week_number, user_id, castaway_id from picks',
  );
  const scored = await rows<{ week_number: number; castaway_id: string; points: number }>(
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
  const different = [...weeks.values()].reduce((sum, week) => sum + week.picks.size, 0);
  if (picked.length !== different) found.push('a player has two picks of one week');
  compare(stream.picks, weekOf(league.weekNumber).picks, 'pick', found);
  compare(stream.points, weekOf(league.weekNumber).points, 'points', found);

  // Players may have come and gone during the stream.
  const users = await league.admin.client.listUsers();
  const expected = standings(
    users.filter(({ isAdmin }) => !isAdmin).map(({ id }) => id),
    [...weeks].map(([weekNumber, week]): ReferenceWeek => ({ weekNumber, ...week })),
  );
  for (const entry of await league.admin.client.getStandings()) {
    const right = expected.get(entry.id);
    if (right?.total !== entry.totalPoints || right.rank !== entry.rank) {
      found.push(
        `standings of ${entry.name}: ${entry.totalPoints} (#${entry.rank}), by the rows ${right?.total} (#${right?.rank})`,
      );
    }
  }
  return found;
}

export function compare<T>(
  written: ReadonlyMap<string, Written<T>>,
  stored: ReadonlyMap<string, T>,
  what: string,
  found: string[],
): void {
  for (const [key, history] of written) {
    const allowed = [history.acknowledged, ...history.unanswered];
    const value = stored.get(key);
    // This stream got no acknowledgement for it, so the earlier value may still be there.
    if (history.acknowledged === undefined) continue;
    if (value === undefined || !allowed.includes(value)) {
      found.push(`${what} of ${key} is ${String(value)}, acknowledged was ${String(history.acknowledged)}`);
    }
  }
}

async function rows<Row>(url: string | undefined, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url ?? '' });
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}
