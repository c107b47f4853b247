/**
 * A league of thousands, of whom only its admin and one player have ever signed in. The others are inserted as the
 * services would store them: signing each of them up would take minutes, and nothing here depends on it.
 */
import type { Castaway } from '@torchbearer/contract';
import { sampleSeason } from '@torchbearer/local';
import { Client } from 'pg';
import { logIn, signUp, type SignedIn } from '../api.js';
import { ADMIN, startTestSystem, type TestSystem } from '../system.js';
import { expect } from './test.js';

export interface LargeLeague {
  readonly url: string;
  readonly admin: SignedIn;
  readonly viewer: SignedIn;
  readonly castaways: readonly Castaway[];
  /** Saves points of a week, different ones for each `turn`, which change nearly every player's rank. */
  score(weekNumber: number, turn: number): Promise<void>;
  stop(): Promise<void>;
}

const WEEKS = [3, 4, 5, 6];

/** 'Player 000317'. The newest has the number 1, and the same one sent the newest message and the newest answer. */
export const playerName = (n: number): string => `Player ${String(n).padStart(6, '0')}`;

/** The players as a table, whose ids follow from their numbers, so that every service stores the same ones. */
const NEWCOMERS = `create temporary table newcomers as
  select md5('player' || n)::uuid as id, n, 'Player ' || lpad(n::text, 6, '0') as name,
    'player' || n || '@example.com' as email, '+1555' || 2000000 + n as phone,
    '2026-01-01T00:00:00Z'::timestamptz - n * interval '1 minute' as at
  from generate_series(1, $1::int) n`;

/** Two castaways for each player, and a pick for each week; after the users. */
const PLAYED = [
  `create temporary table seats as
   select id as user_id, seat, ids, ids[seat % 18 + 1] as first, ids[(seat + 1 + seat / 18 % 17) % 18 + 1] as second
   from (select id, row_number() over (order by id)::int as seat from copied.users where not is_admin) seated,
     (select array_agg(id order by id) as ids from copied.castaways) shown`,
  `create temporary table choices as
   select md5('pick' || user_id || week)::uuid as id, user_id, week, seat % 7 = 0 as is_auto,
     ids[(seat * (week + 2) + seat / 18 + seat / 97 * week) % 18 + 1] as castaway_id
   from seats, unnest(array[${WEEKS.join()}]) week`,
];

const USERS = 'insert into copied.users (id, name, is_admin) select id, name, false from newcomers';
const USERS_WITH_EMAIL = `insert into copied.users (id, name, email, is_admin)
  select id, name, email, false from newcomers`;
const ROSTERS = `insert into copied.rosters (user_id, rankings_submitted_at, picks)
  select user_id, now(), jsonb_build_array(
    jsonb_build_object('castawayId', first, 'round', 1, 'pickNumber', seat),
    jsonb_build_object('castawayId', second, 'round', 2, 'pickNumber', seat)) from seats`;
const PICKS = `insert into copied.picks (id, user_id, week_number, castaway_id, is_auto_selected, submitted_at)
  select id, user_id, week, castaway_id, is_auto, now() from choices`;

/** By service. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  identity: [
    `insert into users (id, version, email, name, username, city, state, about, phone, phone_added_at, sms_enabled,
       password_hash, created_at)
     select id, 1, email, name, case when n % 3 > 0 then 'p' || n end, case when n % 2 = 0 then 'Portland' end, 'OR',
       case when n % 5 = 0 then 'Bio of ' || name end, phone, at, n % 4 = 0, '', at from newcomers`,
    'analyze users',
  ],
  feedback: [
    USERS_WITH_EMAIL,
    `insert into answers (id, user_id, survey_type, question, answer, rating, created_at)
     select md5('answer' || n)::uuid, id, case when n % 4 = 0 then 'PROFILE' else 'LEADERBOARD' end, 'How is it?',
       'Answer of ' || name, n % 5 + 1, at from newcomers`,
  ],
  sms: [
    `insert into copied.users (id, name, is_admin, phone, sms_enabled)
     select id, name, false, phone, n % 4 = 0 from newcomers`,
    `insert into messages (id, dedupe_key, kind, user_id, phone, text, segments, created_at, state, updated_at)
     select md5('message' || n)::uuid, 'list:' || n, 'welcome', id, phone, 'Welcome, ' || name, 1, at, 'DELIVERED', at
     from newcomers`,
  ],
  // League stores no draft yet: only the other services know of rosters.
  league: [
    USERS_WITH_EMAIL,
    `insert into rosters (user_id, version, rankings_submitted_at, ranking)
     select id, 1, at, (select array_agg(id order by name_key) from castaways) from newcomers where n % 3 > 0`,
    'analyze',
  ],
  picks: [
    USERS,
    ...PLAYED,
    ROSTERS,
    `insert into picks (id, version, user_id, week_number, castaway_id, is_auto_selected, submitted_by, submitted_at)
     select id, 1, user_id, week, castaway_id, is_auto, case when is_auto then 'system' else user_id::text end, now()
     from choices`,
  ],
  scoring: [
    USERS_WITH_EMAIL,
    ...PLAYED,
    ROSTERS,
    PICKS,
    `insert into standings_marks (reason) values ('players came')`,
  ],
  analytics: [
    USERS,
    ...PLAYED,
    `insert into copied.rosters (user_id, rankings_submitted_at, castaway_ids)
     select user_id, now(), array[first, second] from seats`,
    PICKS,
    `insert into newest_picks (user_id, week_number, castaway_id, points, is_auto)
     select user_id, week, castaway_id, 0, is_auto from choices`,
    'update facts_revision set revision = revision + 1',
    `insert into copied.audit_entries (id, at, actor_id, actor_name, action, target_type, target_id, target_name,
       before_json, after_json)
     select md5('change' || n)::uuid, at, 'somebody', 'Sam Rivers',
       case when n % 4 = 0 then 'castaway.updated' else 'user.updated' end, 'user', id::text, name,
       '{"city":null}', '{"city":"Portland"}' from newcomers`,
  ],
};

/** A separate system with such a league, whose points of weeks 3 to 6 are in. */
export async function startLargeLeague(purpose: string, players: number): Promise<LargeLeague> {
  const system = await startTestSystem({ purpose });
  try {
    return { ...(await open(system, players)), url: system.urls[0] ?? '', stop: () => system.stop() };
  } catch (error) {
    await system.stop();
    throw error;
  }
}

async function open({ urls, databases }: TestSystem, players: number) {
  const admin = await logIn(urls, ADMIN.email, ADMIN.password);
  const castaways: Castaway[] = [];
  for (const member of sampleSeason.castaways)
    castaways.push(await admin.client.createCastaway({ body: { ...member, imageUrl: null } }));
  for (const weekNumber of WEEKS) await admin.client.saveWeek({ body: { weekNumber, isActive: false } });
  const viewer = await signUp(urls, 'Robin Vale');
  for (const [service, statements] of Object.entries(ROWS)) {
    const database = new Client({ connectionString: databases[service] ?? '' });
    await database.connect();
    try {
      await expect(async () => {
        for (const [table, count] of [
          ['copied.users', 2],
          ['copied.castaways', castaways.length],
        ]) {
          const { rows } = await database.query<{ exists: boolean }>(
            'select to_regclass($1) is not null as exists',
            [table],
          );
          if (rows[0]?.exists === true)
            expect((await database.query(`select 1 from ${String(table)}`)).rowCount).toBe(count);
        }
      }).toPass();
      await database.query('begin');
      await database.query(NEWCOMERS, [players - 1]);
      for (const statement of statements) await database.query(statement);
      await database.query('commit');
    } finally {
      await database.end();
    }
  }
  const score = async (weekNumber: number, turn: number): Promise<void> => {
    const entries = castaways.map(({ id }, index) => ({
      castawayId: id,
      points: (index * 37 + weekNumber * 11 + turn * 29) % 53,
    }));
    await admin.client.saveWeekPoints({ params: { n: weekNumber }, body: { entries } });
  };
  // The first save loads the league, which scoring does not know yet. On a busy machine that takes longer than a call may.
  for (const week of WEEKS) await expect(() => score(week, 0)).toPass();
  return { admin, viewer, castaways, score };
}
