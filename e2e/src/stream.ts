/** A stream of writes that goes on while parts of the system die, and what must be true of it afterwards. */
import { Client } from 'pg';
import type { League } from './league.js';
import { standings, type ReferenceWeek } from './reference.js';
import type { SignedIn } from './api.js';

/** One writer's history: the last value the system acknowledged, and values sent since without an answer. */
interface Written<T> {
  acknowledged: T | undefined;
  unanswered: T[];
  acknowledgements: number;
}

export interface Stream {
  /** Acknowledged so far. */
  acknowledgements(): { picks: number; saves: number };
  /** Ends after the writes in hand. */
  stop(): Promise<void>;
  /** User id → castaway id; castaway id → points. */
  readonly picks: ReadonlyMap<string, Written<string>>;
  readonly points: ReadonlyMap<string, Written<number>>;
}

/** Every player changes their pick again and again, and an admin one castaway's points after the other. */
export function startStream(league: League): Stream {
  let isOn = true;
  const picks = new Map<string, Written<string>>();
  const points = new Map<string, Written<number>>();

  const write = async <T>(
    history: Written<T>,
    value: T,
    send: () => Promise<{ status: number }>,
  ): Promise<void> => {
    history.unanswered.push(value);
    try {
      const { status } = await send();
      if (status === 200) {
        history.acknowledged = value;
        history.unanswered = [];
        history.acknowledgements += 1;
        return;
      }
      // A refusal would be a wrong answer here: every write of the stream is a good one.
      if (status !== 503) throw new Error(`answered ${status}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('answered')) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const historyOf = <T>(all: Map<string, Written<T>>, key: string): Written<T> => {
    const known = all.get(key) ?? { acknowledged: undefined, unanswered: [], acknowledgements: 0 };
    all.set(key, known);
    return known;
  };

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
        league.admin.raw('POST', '/api/admin/scoring/week/3', { entries }),
      );
    }
  };
  const writers = [...league.players.map(player), admin()];
  // A writer that fails says so when the stream is stopped, not as an unhandled rejection meanwhile.
  for (const writer of writers) writer.catch(() => undefined);
  const sum = (all: ReadonlyMap<string, Written<unknown>>): number =>
    [...all.values()].reduce((total, history) => total + history.acknowledgements, 0);
  return {
    picks,
    points,
    acknowledgements: () => ({ picks: sum(picks), saves: sum(points) }),
    async stop() {
      isOn = false;
      await Promise.all(writers);
    },
  };
}

/** Compares the databases with what was acknowledged, and the standings with a recomputation from the rows. */
export async function faults(league: League, stream: Stream, databases: Readonly<Record<string, string>>) {
  const found: string[] = [];
  const picked = await rows<{ user_id: string; castaway_id: string }>(
    databases['picks'],
    'select user_id, castaway_id from picks where week_number = 3',
  );
  const scored = await rows<{ castaway_id: string; points: number }>(
    databases['scoring'],
    'select castaway_id, points from week_points where week_number = 3',
  );
  const pickOf = new Map(picked.map((row) => [row.user_id, row.castaway_id]));
  const pointsOf = new Map(scored.map((row) => [row.castaway_id, row.points]));
  if (picked.length !== pickOf.size) found.push('a player has two picks of one week');
  compare(stream.picks, pickOf, 'pick', found);
  compare(stream.points, pointsOf, 'points', found);

  const week: ReferenceWeek = { weekNumber: 3, points: pointsOf, picks: pickOf };
  const expected = standings(
    league.players.map((player) => player.id),
    [week],
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

function compare<T>(
  written: ReadonlyMap<string, Written<T>>,
  stored: ReadonlyMap<string, T>,
  what: string,
  found: string[],
): void {
  for (const [key, history] of written) {
    const allowed = [history.acknowledged, ...history.unanswered];
    const value = stored.get(key);
    // Nothing of it was acknowledged in this stream, so that what stood there before may still stand.
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
