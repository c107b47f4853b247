/** A league of thousands, of whom only its admin and one player have ever signed in. */
import type { Castaway } from '@torchbearer/contract';
import { sampleSeason } from '@torchbearer/local';
import { Client } from 'pg';
import { logIn, signUp, type SignedIn } from '../api.js';
import { ADMIN, startTestSystem, type TestSystem } from '../system.js';
import { COPIES, insertInto, type Copies } from './large-league-copies.js';
import { expect } from './test.js';

export interface LargeLeague {
  readonly admin: SignedIn;
  readonly viewer: SignedIn;
  readonly castaways: readonly Castaway[];
  /** Saves points of a week, different ones for each `turn`, which change nearly every player's rank. */
  score(weekNumber: number, turn: number): Promise<void>;
}

const WEEKS = [3, 4, 5, 6];

export interface LargeSystem extends LargeLeague {
  readonly url: string;
  stop(): Promise<void>;
}

/** A separate system with such a league. */
export async function startLargeLeague(purpose: string, players: number): Promise<LargeSystem> {
  const system = await startTestSystem({ purpose });
  try {
    const league = await openLargeLeague(system, players);
    return { ...league, url: system.urls[0] ?? '', stop: () => system.stop() };
  } catch (error) {
    await system.stop();
    throw error;
  }
}

/**
 * All players have two castaways and a pick for weeks 3 to 6. The thousands are inserted into the services' copies:
 * signing each of them up would take minutes, and nothing here depends on it.
 */
async function openLargeLeague(system: TestSystem, players: number): Promise<LargeLeague> {
  const admin = await logIn(system.urls, ADMIN.email, ADMIN.password);
  const castaways: Castaway[] = [];
  for (const member of sampleSeason.castaways)
    castaways.push(await admin.client.createCastaway({ body: { ...member, imageUrl: null } }));
  for (const weekNumber of WEEKS) await admin.client.saveWeek({ body: { weekNumber, isActive: false } });
  const viewer = await signUp(system.urls, 'Robin Vale');

  const ids = castaways.map(({ id }) => id);
  for (const [service, copies] of Object.entries(COPIES))
    await fill(system.databases[service] ?? '', copies, ids, players, viewer.id);

  const score = async (weekNumber: number, turn: number): Promise<void> => {
    const entries = ids.map((castawayId, index) => ({
      castawayId,
      points: (index * 37 + weekNumber * 11 + turn * 29) % 53,
    }));
    await admin.client.saveWeekPoints({ params: { n: weekNumber }, body: { entries } });
  };
  // The first save loads the league, which scoring does not know yet. On a busy machine that takes longer than a call may.
  await expect(() => score(WEEKS[0]!, 0)).toPass();
  for (const week of WEEKS.slice(1)) await score(week, 0);
  return { admin, viewer, castaways, score };
}

async function fill(
  databaseUrl: string,
  copies: Copies,
  castaways: readonly string[],
  players: number,
  viewer: string,
): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await expect(async () => {
      const { rowCount } = await database.query('select 1 from copied.users where id = $1', [viewer]);
      const known = await database.query('select 1 from copied.castaways');
      if (rowCount !== 1 || known.rowCount !== castaways.length) throw new Error('copies are not there yet');
    }).toPass();
    await database.query('begin');
    // The same ids in every service.
    await database.query(
      `create temporary table newcomers on commit drop as
       select md5('player' || n)::uuid as id, 'Player ' || lpad(n::text, greatest(4, length(n::text)), '0') as name
       from generate_series(1, $1::int) n`,
      [players - 1],
    );
    await database.query(insertInto('copied.users', copies.users, 'newcomers'));
    await database.query(
      `create temporary table seats on commit drop as
       select id as user_id, seat, ids, ids[seat % 18 + 1] as first,
         ids[(seat + 1 + seat / 18 % 17) % 18 + 1] as second
       from (select id, row_number() over (order by id)::int as seat from copied.users where not is_admin) seated,
         (select $1::uuid[] as ids) shown`,
      [castaways],
    );
    await database.query(insertInto('copied.rosters', copies.rosters, 'seats'));
    await database.query(
      `create temporary table choices on commit drop as
       select md5('pick' || user_id || week)::uuid as id, user_id, week, seat % 7 = 0 as is_auto,
         ids[(seat * (week + 2) + seat / 18 + seat / 97 * week) % 18 + 1] as castaway_id
       from seats, unnest($1::int[]) week`,
      [WEEKS],
    );
    await database.query(insertInto(copies.ownPicks ?? 'copied.picks', copies.picks, 'choices'));
    for (const statement of copies.then) await database.query(statement);
    await database.query('commit');
  } finally {
    await database.end();
  }
}
