/** A league of thousands, of which only its admin and one player have ever signed in. */
import type { Castaway } from '@torchbearer/contract';
import { sampleSeason } from '@torchbearer/local';
import { Client } from 'pg';
import { logIn, signUp, type SignedIn } from '../api.js';
import { ADMIN, type TestSystem } from '../system.js';
import { eventually } from '../wait.js';

export interface LargeLeague {
  readonly admin: SignedIn;
  readonly viewer: SignedIn;
  readonly castaways: readonly Castaway[];
  /** Saves points of a week, different ones for each `turn`, by which nearly everybody's rank changes. */
  score(weekNumber: number, turn: number): Promise<void>;
}

const WEEKS = [3, 4, 5, 6];

/**
 * Everybody has two castaways and a pick for weeks 3 to 6. The thousands are put where the services keep what they
 * are told of players: to sign each of them up would take minutes, and nothing here depends on how they came.
 */
export async function openLargeLeague(system: TestSystem, players: number): Promise<LargeLeague> {
  const admin = await logIn(system.urls, ADMIN.email, ADMIN.password);
  const castaways: Castaway[] = [];
  for (const member of sampleSeason.castaways)
    castaways.push(await admin.client.createCastaway({ body: { ...member, imageUrl: null } }));
  for (const weekNumber of WEEKS) await admin.client.saveWeek({ body: { weekNumber, isActive: false } });
  const viewer = await signUp(system.urls, 'Robin Vale');

  await eventually(async () => {
    const known = await admin.client.getStandings();
    if (!known.some(({ id }) => id === viewer.id))
      throw new Error('the viewer is not on the leaderboard yet');
  });
  const ids = castaways.map(({ id }) => id);
  await fill(
    system.databases['picks'] ?? '',
    'version, submitted_by,',
    "1, case when seat % 7 = 0 then 'system' else seats.id::text end,",
    ids,
    players,
    viewer.id,
  );
  await fill(system.databases['scoring'] ?? '', '', '', ids, players, viewer.id);

  const score = async (weekNumber: number, turn: number): Promise<void> => {
    const entries = ids.map((castawayId, index) => ({
      castawayId,
      points: (index * 37 + weekNumber * 11 + turn * 29) % 53,
    }));
    await admin.client.saveWeekPoints({ params: { n: weekNumber }, body: { entries } });
  };
  for (const week of WEEKS) await score(week, 0);
  return { admin, viewer, castaways, score };
}

/** @param more further columns of this service's picks, with their values */
async function fill(
  databaseUrl: string,
  more: string,
  values: string,
  castaways: readonly string[],
  players: number,
  viewer: string,
): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await eventually(async () => {
      const { rowCount } = await database.query('select 1 from users where id = $1', [viewer]);
      const known = await database.query('select 1 from castaways');
      if (rowCount !== 1 || known.rowCount !== castaways.length) throw new Error('copies are not there yet');
    });
    const { rows } = await database.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'users' and column_name = 'email'`,
    );
    const [column, value] = rows.length > 0 ? ['email,', `'player' || n || '@example.com',`] : ['', ''];
    // The same ids in both services.
    const id = (seed: string) => `md5(${seed})::uuid`;
    await database.query('begin');
    await database.query(
      `insert into users (id, name, ${column} is_admin)
       select ${id("'player' || n")}, 'Player ' || lpad(n::text, 4, '0'), ${value} false
       from generate_series(1, $1::int) n`,
      [players - 1],
    );
    await database.query('create temporary table cast_of on commit drop as select $1::uuid[] as ids', [
      castaways,
    ]);
    await database.query(
      `create temporary table seats on commit drop as
       select id, row_number() over (order by id)::int as seat from users where not is_admin`,
    );
    await database.query(
      `insert into rosters (user_id, rankings_submitted_at, picks)
       select seats.id, now(), jsonb_build_array(
         jsonb_build_object('castawayId', ids[seat % 18 + 1], 'round', 1, 'pickNumber', seat),
         jsonb_build_object('castawayId', ids[(seat + 1 + seat / 18 % 17) % 18 + 1], 'round', 2, 'pickNumber', seat))
       from seats, cast_of`,
    );
    await database.query(
      `insert into picks (id, ${more} user_id, week_number, castaway_id, is_auto_selected, submitted_at)
       select ${id("'pick' || seats.id || week")}, ${values} seats.id, week,
         ids[(seat * (week + 2) + seat / 18 + seat / 97 * week) % 18 + 1], seat % 7 = 0, now()
       from seats, cast_of, unnest($1::int[]) week`,
      [WEEKS],
    );
    const marks = await database.query(`select to_regclass('standings_marks') as name`);
    const [{ name }] = marks.rows as [{ name: string | null }];
    if (name !== null) await database.query(`insert into standings_marks (reason) values ('players came')`);
    await database.query('commit');
  } finally {
    await database.end();
  }
}
