/** A league of many players without many sign-ups: their accounts are inserted, and identity publishes them. */
import { createClient, type Client as Api } from '@torchbearer/contract';
import { root } from '@torchbearer/local';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ADMIN } from './admin.js';
import { forEach } from './caller.js';
import type { Site } from './site.js';

const run = promisify(execFile);

/** Every player's password. */
export const PASSWORD = 'the password of every player here';
/** This many of the players take text messages after `wantMessages`. */
export const TEXTED = 300;
const SYLLABLES = [
  'an',
  'be',
  'co',
  'dri',
  'el',
  'fa',
  'gu',
  'hi',
  'ju',
  'ka',
  'lo',
  'mi',
  'no',
  'pe',
  'ro',
  'sa',
];

/** As varied as real names, because lists of similar names would compress too well. */
function nameOf(player: number): string {
  const word = (bits: number): string =>
    Array.from({ length: 3 }, (_, place) => SYLLABLES[(bits >> (place * 4)) & 15]).join('');
  const mixed = Math.imul(player, 0x9e3779b1) >>> 0;
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  return `${capital(word(mixed))} ${capital(word(mixed >> 12))}`;
}
export const emailOf = (player: number): string =>
  `${nameOf(player).toLowerCase().replace(' ', '.')}${player}@example.com`;
/** The token of a session that each player has from the start. */
export const tokenOf = (player: number): string => `costs-player-${String(player).padStart(8, '0')}`;

export async function openLeague({ url }: Site): Promise<{ readonly admin: Api; readonly token: string }> {
  const { token } = await createClient({ baseUrl: url }).logIn({ body: ADMIN });
  const admin = createClient({ baseUrl: url, token });
  const nothing = { tribe: 'Red', occupation: '', hometown: '', age: null, imageUrl: null };
  for (let index = 1; index <= 18; index++) {
    await admin.createCastaway({ body: { ...nothing, name: `Castaway ${index}` } });
  }
  return { admin, token };
}

/** Signs `count` players up in the usual way, the first of them as player 0. */
export async function signUp({ url }: Site, count: number): Promise<void> {
  await forEach(count, async (index) => {
    const who = index === 0 ? 0 : 1_000_000_000 + index;
    const [email, username] = [emailOf(who), `player${who}`];
    await createClient({ baseUrl: url }).signUp({
      body: { email, name: nameOf(who), username, password: PASSWORD },
    });
  });
}

/** Inserts players 1 … `players` into identity's database, signed in, with the password hash of player 0. */
export async function writePlayers(site: Site, players: number): Promise<void> {
  const numbers = Array.from({ length: players }, (_, index) => index + 1);
  await site.database('identity').query(
    `with made as (
       insert into users (id, version, email, username, name, password_hash, created_at)
       select gen_random_uuid(), 1, email, 'player' || number, name,
         (select password_hash from users where username = 'player0'), now()
       from unnest($1::int[], $2::text[], $3::text[]) as player (number, name, email)
       returning id, username)
     insert into sessions (id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at)
     select gen_random_uuid(), id, sha256(convert_to('costs-player-' || lpad(substr(username, 7), 8, '0'), 'UTF8')),
       'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
       now(), now(), now() + interval '30 days'
     from made`,
    [numbers, numbers.map(nameOf), numbers.map(emailOf)],
  );
}

/** The services with copies of accounts. */
const COPIERS = ['league', 'picks', 'scoring', 'analytics', 'feedback', 'sms'];

/** Writes identity's players into all copies of accounts, because republishing very many takes minutes. */
export async function fillCopies(site: Site): Promise<void> {
  const { rows } = await site
    .database('identity')
    .query<{ id: string; name: string; email: string }>(
      `select id, name, email from users where username like 'player%'`,
    );
  const lists = [rows.map(({ id }) => id), rows.map(({ name }) => name), rows.map(({ email }) => email)];
  for (const service of COPIERS) {
    const database = site.database(service);
    const { rows: columns } = await database.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'copied' and table_name = 'users'
         and column_name in ('id', 'name', 'email', 'is_admin')`,
    );
    const values = columns.map(({ name, type }) => (name === 'is_admin' ? 'false' : `${name}::${type}`));
    await database.query(
      `insert into copied.users (${columns.map(({ name }) => name).join(', ')}) select ${values.join(', ')}
       from unnest($1::text[], $2::text[], $3::text[]) as player (id, name, email) on conflict do nothing`,
      lists,
    );
    await database.query('analyze');
  }
}

/** Gives four players in five a ranking, each another one, without publishing it. */
export async function writeRankings(site: Site): Promise<void> {
  await site.database('league').query(
    `insert into rosters (user_id, version, rankings_submitted_at, ranking)
     select player.id, 1, now(),
       (select array_agg(castaway.id order by md5(player.id || castaway.id)) from castaways castaway)
     from copied.users player where not is_admin and hashtext(player.id) % 5 <> 0`,
  );
  await site.database('league').query('analyze');
}

/** Gives players 1 … `count` a phone, and publishes that. */
export async function wantMessages(site: Site, count: number): Promise<void> {
  await site.database('identity').query(
    `update users set version = version + 1, sms_enabled = true, phone_added_at = now(),
       phone = '+1555' || lpad(substr(username, 7), 7, '0')
     where username = any (select 'player' || generate_series(1, $1::int))`,
    [count],
  );
  await republish(site, 'identity');
}

/** Makes a service publish all its entities again. */
export const republish = (site: Site, service: string): Promise<unknown> =>
  run(process.execPath, [join(root, 'services', service, 'dist', 'main.js'), 'republish'], {
    env: { ...process.env, DATABASE_URL: site.system.databases[service] ?? '' },
  });
