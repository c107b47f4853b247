/**
 * The measured league: players with a ranking and two castaways each, week 3 open, nothing picked and nothing scored.
 * Their accounts are inserted, and identity publishes them: many sign-ups would take long.
 */
import { createClient, type Castaway, type Client } from '@torchbearer/contract';
import { republish } from '@torchbearer/local';
import { forEach } from './caller.js';
import { forgetPeak, peakMib } from './processes.js';
import { ADMIN, type Cost, type Site } from './site.js';

export const WEEK = 3;
/** Every player's password. */
export const PASSWORD = 'the password of every player here';
const CASTAWAYS = 18;
const SYLLABLES = 'an be co dri el fa gu hi ju ka lo mi no pe ro sa'.split(' ');

export interface Player {
  /** From 1. */
  readonly number: number;
  readonly id: string;
  /** The token of a session that each player has from the start. */
  readonly token: string;
  readonly roster: readonly string[];
}

export interface League {
  readonly admin: Client;
  readonly adminToken: string;
  readonly castaways: readonly Castaway[];
  readonly players: readonly Player[];
  readonly made: MakingCosts;
}

/** What making the league has used. */
export interface MakingCosts {
  /** Publishing all accounts, until all copies have them. */
  readonly accounts: Cost;
  readonly preview: Cost;
  /** The draft, until its response. */
  readonly draft: Cost;
  /** From the draft's response until all copies have the rosters. */
  readonly rosters: Cost;
  /** The most memory of the league service. */
  readonly leagueMib: number;
}

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
const tokenOf = (player: number): string => `bench-player-${String(player).padStart(8, '0')}`;

export async function createLeague(site: Site, count: number): Promise<League> {
  const baseUrl = site.url;
  const { token: adminToken } = await createClient({ baseUrl }).logIn({ body: ADMIN });
  const admin = createClient({ baseUrl, token: adminToken });
  const nothing = { tribe: 'Red', occupation: '', hometown: '', age: null, imageUrl: null };
  for (let index = 1; index <= CASTAWAYS; index++)
    await admin.createCastaway({ body: { ...nothing, name: `Castaway ${index}` } });
  // This player's password hash becomes everyone's.
  await createClient({ baseUrl }).signUp({
    body: { email: emailOf(0), name: nameOf(0), username: 'player0', password: PASSWORD },
  });
  await writePlayers(site, count);
  const accounts = await site.measured(async () => {
    await republish('identity', site.system.databases['identity'] ?? '');
    await site.settled();
  });
  await writeRankings(site);
  const made = { accounts, ...(await runDraft(site, admin)) };
  const picksOpenAt = new Date(Date.now() - 60_000).toISOString();
  const picksCloseAt = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
  await admin.saveWeek({ body: { weekNumber: WEEK, isActive: true, picksOpenAt, picksCloseAt } });
  await site.settled();
  const players = await playersOf(site, count);
  return { admin, adminToken, castaways: await admin.listCastaways(), players, made };
}

async function writePlayers(site: Site, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  await site.database('identity').query(
    `with made as (
       insert into users (id, version, email, username, name, password_hash, created_at)
       select gen_random_uuid(), 1, email, 'player' || number, name,
         (select password_hash from users where username = 'player0'), now()
       from unnest($1::int[], $2::text[], $3::text[]) as player (number, name, email)
       returning id, username)
     insert into sessions (id, user_id, token_hash, user_agent, created_at, last_seen_at, expires_at)
     select gen_random_uuid(), id, sha256(convert_to('bench-player-' || lpad(substr(username, 7), 8, '0'), 'UTF8')),
       'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
       now(), now(), now() + interval '30 days'
     from made`,
    [numbers, numbers.map(nameOf), numbers.map(emailOf)],
  );
}

/** Gives four players in five a ranking, each another one, without publishing it. */
async function writeRankings(site: Site): Promise<void> {
  await site.database('league').query(
    `insert into rosters (user_id, version, rankings_submitted_at, ranking)
     select player.id, 1, now(),
       (select array_agg(castaway.id order by md5(player.id || castaway.id)) from castaways castaway)
     from copied.users player where not is_admin and hashtext(player.id) % 5 <> 0`,
  );
  await site.database('league').query('analyze');
}

async function runDraft(site: Site, admin: Client): Promise<Omit<MakingCosts, 'accounts'>> {
  forgetPeak(site.pid('league'));
  const query = { picks: 'none' } as const;
  return {
    preview: await site.measured(() => admin.previewDraft({ query })),
    draft: await site.measured(() => admin.runDraft({ query, body: {} })),
    rosters: await site.measured(() => site.settled()),
    leagueMib: peakMib(site.pid('league')),
  };
}

async function playersOf(site: Site, count: number): Promise<Player[]> {
  const { rows: rosters } = await site
    .database('league')
    .query<{ player: string; castaways: string[] }>(
      `select user_id as player, array_agg(castaway_id::text order by round) as castaways from draft_picks group by 1`,
    );
  const rosterOf = new Map(rosters.map(({ player, castaways }) => [player, castaways]));
  const { rows } = await site.database('identity').query<{ id: string; number: number }>(
    `select id, substr(username, 7)::int as number from users
     where username in (select 'player' || generate_series(1, $1::int)) order by 2`,
    [count],
  );
  return rows.map(({ id, number }) => {
    const roster = rosterOf.get(id) ?? [];
    if (roster.length < 2) throw new Error(`player ${number} has ${roster.length} castaways`);
    return { id, number, token: tokenOf(number), roster };
  });
}

/** Makes sure that everyone has a pick and every castaway has points, so that the standings are full. */
export async function fillStandings(site: Site, { admin, castaways, players }: League): Promise<void> {
  const { rows } = await site
    .database('picks')
    .query<{ player: string }>('select user_id as player from picks where week_number = $1', [WEEK]);
  const picked = new Set(rows.map(({ player }) => player));
  const missing = players.filter(({ id }) => !picked.has(id));
  await forEach(missing.length, async (index) => {
    const { id = '', roster = [] } = missing[index] ?? {};
    await admin.submitPickForUser({ body: { userId: id, castawayId: roster[0] ?? '' } });
  });
  await savePoints({ admin, castaways });
  await site.settled();
}

let saves = 0;

/** Saves points of the week, each time others for every castaway, so that there are new standings. */
export function savePoints({ admin, castaways }: Pick<League, 'admin' | 'castaways'>): Promise<unknown> {
  saves += 1;
  const entries = castaways.map(({ id }, index) => ({ castawayId: id, points: (index * 7 + saves) % 30 }));
  return admin.saveWeekPoints({ params: { n: WEEK }, query: { standings: 'none' }, body: { entries } });
}

/** Gives players 1 … `count` a phone, and publishes that. */
export async function wantMessages(site: Site, count: number): Promise<void> {
  await site.database('identity').query(
    `update users set version = version + 1, sms_enabled = true, phone_added_at = now(),
       phone = '+1555' || lpad(substr(username, 7), 7, '0')
     where username = any (select 'player' || generate_series(1, $1::int))`,
    [count],
  );
  await republish('identity', site.system.databases['identity'] ?? '');
}
