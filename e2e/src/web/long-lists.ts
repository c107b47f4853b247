/** A league whose admin has long lists: users, text messages, answers to surveys, changes, rankings. */
import { Client } from 'pg';
import { logIn, type SignedIn } from '../api.js';
import { ADMIN, startTestSystem, type TestSystem } from '../system.js';

export interface LongLists {
  readonly url: string;
  readonly admin: SignedIn;
  stop(): Promise<void>;
}

/** 'Player 000317' */
export const playerName = (n: number): string => `Player ${String(n).padStart(6, '0')}`;

/** The n-th player; the newest has the number 1, and the same one sent the newest message and the newest answer. */
const PLAYERS = `select md5('player' || n)::uuid as id, n, 'Player ' || lpad(n::text, 6, '0') as name,
  'player' || n || '@example.com' as email, '+1555' || 2000000 + n as phone,
  '2026-01-01T00:00:00Z'::timestamptz - n * interval '1 minute' as at from generate_series(1, $1::int) n`;

/** By service. They are inserted as they would be stored: signing each player up would take minutes. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  identity: [
    `insert into users (id, version, email, name, username, city, state, about, phone, phone_added_at, sms_enabled,
       password_hash, created_at)
     select id, 1, email, name, case when n % 3 > 0 then 'p' || n end, case when n % 2 = 0 then 'Portland' end, 'OR',
       case when n % 5 = 0 then 'Bio of ' || name end, phone, at, n % 4 = 0, '', at from (${PLAYERS}) player`,
    'analyze users',
  ],
  feedback: [
    `insert into copied.users (id, name, email, is_admin) select id, name, email, false from (${PLAYERS}) player`,
    `insert into answers (id, user_id, survey_type, question, answer, rating, created_at)
     select md5('answer' || n)::uuid, id, case when n % 4 = 0 then 'PROFILE' else 'LEADERBOARD' end, 'How is it?',
       'Answer of ' || name, n % 5 + 1, at from (${PLAYERS}) player`,
  ],
  sms: [
    `insert into copied.users (id, name, is_admin, phone, sms_enabled)
     select id, name, false, phone, n % 4 = 0 from (${PLAYERS}) player`,
    `insert into messages (id, dedupe_key, kind, user_id, phone, text, segments, created_at, state, updated_at)
     select md5('message' || n)::uuid, 'list:' || n, 'welcome', id, phone, 'Welcome, ' || name, 1, at, 'DELIVERED', at
     from (${PLAYERS}) player`,
  ],
  league: [
    `insert into castaways (id, version, name, name_key, tribe, occupation, hometown, image_url)
     select md5('castaway' || n)::uuid, 1, 'Castaway ' || n, 'castaway ' || n, '', '', '', '/torch.svg'
     from generate_series(1, 18) n`,
    `insert into copied.users (id, name, email, is_admin) select id, name, email, false from (${PLAYERS}) player`,
    `insert into rosters (user_id, version, rankings_submitted_at, ranking)
     select player.id, 1, at, (select array_agg(id order by name_key) from castaways)
     from (${PLAYERS}) player where n % 3 > 0`,
    'analyze',
  ],
  analytics: [
    `insert into copied.audit_entries (id, at, actor_id, actor_name, action, target_type, target_id, target_name,
       before_json, after_json)
     select md5('change' || n)::uuid, at, 'somebody', 'Sam Rivers',
       case when n % 4 = 0 then 'castaway.updated' else 'user.updated' end, 'user', id::text, name,
       '{"city":null}', '{"city":"Portland"}' from (${PLAYERS}) player`,
  ],
};

/** @param length how many entries each list has */
export async function startLongLists(length: number): Promise<LongLists> {
  const system = await startTestSystem({ purpose: 'lists' });
  try {
    await fill(system, length);
    const admin = await logIn(system.urls, ADMIN.email, ADMIN.password);
    return { url: system.urls[0] ?? '', admin, stop: () => system.stop() };
  } catch (error) {
    await system.stop();
    throw error;
  }
}

async function fill({ databases }: TestSystem, length: number): Promise<void> {
  for (const [service, statements] of Object.entries(ROWS)) {
    const database = new Client({ connectionString: databases[service] ?? '' });
    await database.connect();
    try {
      for (const statement of statements)
        await database.query(statement, statement.includes('$1') ? [length] : []);
    } finally {
      await database.end();
    }
  }
}
