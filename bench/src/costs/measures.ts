/** The measurements, in the order of a season: each leaves the league as the next one needs it. */
import { createClient } from '@torchbearer/contract';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { forEach } from '../caller.js';
import {
  emailOf,
  PASSWORD,
  republish,
  signUp,
  TEXTED,
  tokenOf,
  wantMessages,
  writePlayers,
} from '../fill.js';
import { DASHBOARD_PATHS } from '../dashboard-calls.js';
import { cpuMsOfEnded, forgetPeak, peakMib, residentMib } from '../processes.js';
import type { Cost } from '../site.js';
import { copiesOf, addRow, addCpuRows, totalCpuMs, type Scene } from './scene.js';

export type Measure = (scene: Scene) => Promise<void>;

const playerOf = (index: number, players: number): number => 1 + (index % players);

/** Idle processes that have worked for a while. */
export const idling: Measure = async (scene) => {
  const { site } = scene;
  await signUp(site, 40);
  await forEach(400, () => scene.call({ path: '/api/users/me', token: scene.adminToken }));
  await site.rest();
  for (const [part, ms] of Object.entries(site.idle())) addRow(scene, `idle: ${part}`, 'CPU ms a second', ms);
  for (const { name } of site.system.children)
    addRow(scene, `idle: memory of ${name}`, 'MiB', residentMib(site.pid(name)));
};

/** Accounts that are republished: only the relay, the bus and six copies work. */
export const republishing: Measure = async (scene) => {
  const { site, players } = scene;
  await writePlayers(site, players);
  await site.settled();
  const before = cpuMsOfEnded();
  const cost = await site.costOf(() => republish(site, 'identity'));
  addRow(
    scene,
    'an event written to the outbox again: republish',
    'CPU ms',
    (cpuMsOfEnded() - before) / players,
  );
  addCpuRows(scene, 'an account republished', cost, players, [
    'identity',
    'Kafka',
    'Postgres',
    ...copiesOf('user'),
  ]);
  addRow(scene, 'accounts republished, on this machine', 'a second', players / cost.seconds);
};

export const signingIn: Measure = async (scene) => {
  const { site, players } = scene;
  const count = Math.min(48, players);
  forgetPeak(site.pid('identity'));
  const cost = await site.costOf(() =>
    forEach(count, (index) =>
      createClient({ baseUrl: site.url }).logIn({ body: { email: emailOf(index + 1), password: PASSWORD } }),
    ),
  );
  addCpuRows(scene, 'a sign-in', cost, count, ['identity', 'gateway', 'Postgres']);
  addRow(scene, 'eight sign-ins at once: most memory of identity', 'MiB', peakMib(site.pid('identity')));
};

export const drafting: Measure = async (scene) => {
  const { site, admin } = scene;
  forgetPeak(site.pid('league'));
  const preview = await site.costOf(() => admin.previewDraft({ query: { limit: 50 } }));
  addCpuRows(scene, 'the preview of the draft', preview, 1, ['league', 'gateway', 'Postgres']);
  let response: Cost | undefined;
  const draft = await site.costOf(async () => {
    response = await site.measured(() => admin.runDraft({ query: { picks: 'none' }, body: {} }));
  });
  if (response)
    addCpuRows(scene, 'the draft, until its response', site.withoutIdle(response), 1, ['league', 'Postgres']);
  addCpuRows(scene, 'the draft', draft, 1, ['league', 'gateway', 'Postgres', copiesOf('roster')]);
  addRow(scene, 'the draft: most memory of league', 'MiB', peakMib(site.pid('league')));
};

export const picking: Measure = async (scene) => {
  const { site, admin, players, call } = scene;
  const open = { weekNumber: 3, picksOpenAt: hoursFromNow(-2) };
  await admin.saveWeek({ body: { ...open, isActive: true, picksCloseAt: hoursFromNow(24) } });
  const rosters = await rostersOf(scene);
  const count = 2_000;
  const pick = async (index: number): Promise<void> => {
    const player = playerOf(index, players);
    const roster = rosters.get(player) ?? [];
    const castawayId = roster[Math.floor(index / players) % roster.length];
    await call({ path: '/api/picks/me', token: tokenOf(player), body: { castawayId } });
  };
  await forEach(200, pick);
  await site.settled();
  const before = await walBytes(scene);
  const cost = await site.costOf(() => forEach(count, (index) => pick(index + 200)));
  addCpuRows(scene, 'a pick', cost, count, [
    'gateway',
    'picks',
    'identity',
    'Postgres',
    'Kafka',
    copiesOf('pick'),
  ]);
  addRow(scene, 'a pick: everything', 'CPU ms', totalCpuMs(cost) / count);
  addRow(
    scene,
    'a pick: log of Postgres (WAL), all copies',
    'bytes',
    ((await walBytes(scene)) - before) / count,
  );

  // Players without a pick get an automatic one at the deadline.
  const made = await picksMade(scene);
  const automatic = await site.costOf(() =>
    admin
      .saveWeek({ body: { ...open, isActive: true, picksCloseAt: hoursFromNow(-1) } })
      .then(() => until(async () => (await picksMade(scene)) >= players)),
  );
  if (made < players) {
    const parts = ['picks', 'Kafka', 'Postgres', copiesOf('pick')] as const;
    addCpuRows(scene, 'an automatic pick', automatic, players - made, parts);
  }
};

/** The page as sent, and one of its files. */
export const serving: Measure = async (scene) => {
  const { site, call, adminToken: token } = scene;
  const page = await (await fetch(site.url)).text();
  const script = /\/assets\/[^"']+\.js/.exec(page)?.[0] ?? '/';
  const count = 500;
  for (const [what, path] of Object.entries({ 'the page': '/', 'a file of the page': script })) {
    const request = () => call({ path, token, headers: { 'accept-encoding': 'gzip, br' } });
    await forEach(50, request);
    addCpuRows(scene, `${what}, served`, await site.costOf(() => forEach(count, request)), count, [
      'gateway',
    ]);
  }
};

/** The requests of a page that is opened at the dashboard, in a browser with a warm cache. */
export const opening: Measure = async (scene) => {
  const { site, players, call } = scene;
  const count = 300;
  const cost = await site.costOf(() =>
    forEach(count, async (index) => {
      const token = tokenOf(playerOf(index, players));
      for (const path of DASHBOARD_PATHS) await call({ path, token });
    }),
  );
  const services = ['identity', 'league', 'picks', 'scoring'];
  addCpuRows(scene, `the dashboard opened (${DASHBOARD_PATHS.length} calls)`, cost, count, [
    'gateway',
    services,
    'Postgres',
    'Redis',
  ]);
};

const UNCHANGED = 'unchanged (304)';

export const readingStandings: Measure = async (scene) => {
  const { site, call, players } = scene;
  const path = '/api/league/standings';
  const list = await fetch(`${site.url}${path}`, { headers: { authorization: `Bearer ${tokenOf(1)}` } });
  const bytes = Buffer.from(await list.arrayBuffer());
  const entries = (JSON.parse(bytes.toString()) as unknown[]).length;
  addRow(scene, 'the standings', 'bytes', bytes.length);
  addRow(scene, 'the standings, gzip', 'bytes', gzipSync(bytes).length);
  addRow(scene, 'a player in the standings', 'bytes', bytes.length / entries);
  addRow(scene, 'a player in the standings, gzip', 'bytes', gzipSync(bytes).length / entries);

  const { etag } = await call({ path, token: tokenOf(1) });
  const count = Math.max(4, Math.min(200, 400_000 / players));
  const ways = {
    [UNCHANGED]: { 'if-none-match': etag, 'accept-encoding': 'gzip' },
    gzip: { 'accept-encoding': 'gzip' },
    plain: {},
  };
  for (const [way, headers] of Object.entries(ways)) {
    const request = (index: number) => call({ path, token: tokenOf(playerOf(index, 50)), headers });
    await forEach(8, request);
    const times = way === UNCHANGED ? 200 : count;
    const cost = await site.costOf(() => forEach(times, request));
    addCpuRows(scene, `the standings requested, ${way}`, cost, times, ['gateway', 'scoring', 'Postgres']);
  }
  await readPages(scene);
};

/** What a screen of a large league reads instead of the whole list. */
async function readPages({ site, call, players, ...scene }: Scene): Promise<void> {
  const { standings } = await createClient({ baseUrl: site.url, token: tokenOf(1) }).getOwnStanding();
  const pages = Math.ceil(players / 100);
  const addresses: Readonly<Record<string, (index: number) => string>> = {
    'one’s own place': () => '/api/league/standings/me',
    'a page of the standings': (index) => `/api/league/standings/pages/${standings}/${(index * 7) % pages}`,
    'a search in the standings': (index) => `/api/league/standings?q=${tokenOf(index).slice(-2)}`,
  };
  const count = 200;
  for (const [what, pathOf] of Object.entries(addresses)) {
    const request = (index: number) =>
      call({
        path: pathOf(index),
        token: tokenOf(playerOf(index, players)),
        headers: { 'accept-encoding': 'gzip' },
      });
    await forEach(8, request);
    const cost = await site.costOf(() => forEach(count, request));
    addCpuRows({ site, call, players, ...scene }, what, cost, count, ['gateway', 'scoring']);
  }
}

let turn = 0;

/** Points that change every player's total, so that there is a new list. */
export async function scoreWeek({ admin }: Scene): Promise<void> {
  const castaways = await admin.listCastaways();
  turn += 1;
  const entries = castaways.map(({ id }, index) => ({
    castawayId: id,
    points: ((index * 7 + turn) % 30) - 4,
  }));
  await admin.saveWeekPoints({ params: { n: 3 }, query: { standings: 'none' }, body: { entries } });
}

/** Without the players above and below, a response of what is needed has fewer. */
const LEAST_BYTES_LOCKED = 300;

export const scoring: Measure = async (scene) => {
  const { site } = scene;
  await scoreWeek(scene);
  await site.settled();
  forgetPeak(site.pid('scoring'));
  const count = 5;
  const cost = await site.costOf(async () => {
    for (let save = 0; save < count; save++) await scoreWeek(scene);
  });
  addCpuRows(scene, 'points saved, standings computed', cost, count, [
    'scoring',
    'Postgres',
    'gateway',
    'realtime',
  ]);
  addRow(scene, 'standings computed: most memory of scoring', 'MiB', peakMib(site.pid('scoring')));

  // A player's weeks need all players' data: the first request after each computation reads it.
  const path = '/api/league/history/me';
  const first = await site.costOf(() => scene.call({ path, token: tokenOf(1) }));
  addCpuRows(scene, 'the first player who requests their weeks', first, 1, ['scoring', 'Postgres']);
  addRow(scene, 'all players’ weeks in memory: most memory of scoring', 'MiB', peakMib(site.pid('scoring')));

  // So does what a player needs this week, whose picks are closed.
  const needs = '/api/league/needs/me';
  let bytes = 0;
  const firstNeeds = await site.costOf(async () => {
    bytes = (await scene.call({ path: needs, token: tokenOf(1) })).bytes;
  });
  if (bytes < LEAST_BYTES_LOCKED) throw new Error('the week is not locked');
  const firstTask = 'the first player who asks what they need';
  addCpuRows(scene, firstTask, firstNeeds, 1, ['scoring', 'Postgres']);
  const elapsedMs: number[] = [];
  for (let save = 0; save < count; save++) {
    const begun = performance.now();
    await scoreWeek(scene);
    await scene.call({ path: needs, token: tokenOf(1) });
    elapsedMs.push(performance.now() - begun);
    await site.settled();
  }
  const sinceSave = `from a save to what a player needs, slowest of ${count}, on this machine`;
  addRow(scene, sinceSave, 'ms', Math.max(...elapsedMs));
  const many = 200;
  const others = await site.costOf(() =>
    forEach(many, (index) => scene.call({ path: needs, token: tokenOf(playerOf(index, scene.players)) })),
  );
  addCpuRows(scene, 'what another player needs', others, many, ['scoring', 'gateway', 'Postgres']);
};

const BOARD = [
  'stats',
  'analytics',
  'analytics/win-probability',
  'analytics/power-rankings',
  'analytics/castaways-status',
  'analytics/pick-accuracy',
  'analytics/leaderboard',
];

/** An admin opens the insights board. */
export async function board({ call, adminToken: token }: Scene): Promise<void> {
  for (const path of BOARD) await call({ path: `/api/admin/${path}`, token });
}

export const analysing: Measure = async (scene) => {
  const { site } = scene;
  const count = 3;
  await board(scene);
  forgetPeak(site.pid('analytics'));
  let [found, remembered] = [0, 0];
  for (let round = 0; round < count; round++) {
    await scoreWeek(scene);
    await site.settled();
    found += (await site.costOf(() => board(scene))).cpuMs['analytics'] ?? 0;
    remembered += (await site.costOf(() => board(scene))).cpuMs['analytics'] ?? 0;
  }
  addRow(scene, 'the insights board, computed: analytics', 'CPU ms', found / count);
  addRow(scene, 'the insights board, from the cache: analytics', 'CPU ms', remembered / count);
  addRow(scene, 'the insights board: most memory of analytics', 'MiB', peakMib(site.pid('analytics')));
};

export const texting: Measure = async (scene) => {
  const { site, admin, players } = scene;
  if (players > 2_000) return;
  const texted = Math.min(TEXTED, players);
  await wantMessages(site, texted);
  await site.settled();
  const sent = async (): Promise<number> => (site.system.twilio?.fake.messages ?? []).length;
  // Each of them gets a welcome message first.
  await until(async () => (await sent()) >= texted);
  const before = await sent();
  const cost = await site.costOf(async () => {
    await admin.sendBlast({ body: { message: 'Have you picked yet?', recipientFilter: 'all' } });
    await until(async () => (await sent()) - before >= texted);
    await site.system.twilio?.fake.settled();
  });
  addCpuRows(scene, 'a text message and its delivery', cost, texted, ['sms', 'gateway', 'Postgres']);
  addRow(scene, 'text messages, on this machine', 'a second', texted / cost.seconds);
};

/** With fewer rows than this the size would be that of pages, not of rows. */
const LEAST_ROWS = 100;

/** Bytes on disk per row of each growing table, indexes included. */
export const storing: Measure = async (scene) => {
  const tables = {
    identity: ['users', 'sessions'],
    league: ['rosters', 'draft_picks'],
    picks: ['picks', 'copied.users', 'copied.rosters', 'copied.versions', 'outbox'],
    scoring: ['copied.users', 'copied.rosters', 'copied.picks', 'copied.versions'],
    analytics: ['copied.users', 'copied.rosters', 'copied.picks', 'newest_picks', 'copied.versions'],
    sms: ['messages'],
  };
  for (const [service, names] of Object.entries(tables)) {
    for (const name of names) {
      const { rows } = await scene.site.database(service).query<{ bytes: number; count: number }>(
        // The names are those above.
        `select pg_total_relation_size('${name}')::float8 as bytes, count(*)::float8 as count from ${name}`,
      );
      const { bytes = 0, count = 0 } = rows[0] ?? {};
      if (count >= LEAST_ROWS) addRow(scene, `a row of ${service}.${name}`, 'bytes', bytes / count);
    }
  }
};

/** Bytes on the bus per event, as stored. */
export const publishing: Measure = async (scene) => {
  const data = join(scene.site.kafkaFolder, 'data');
  for (const topic of ['identity.user.v1', 'league.roster.v1', 'picks.pick.v1']) {
    const folders = readdirSync(data).filter((name) => name.startsWith(`${topic}-`));
    const bytes = folders
      .flatMap((folder) => readdirSync(join(data, folder)).map((name) => join(data, folder, name)))
      .filter((path) => path.endsWith('.log'))
      .reduce((sum, path) => sum + statSync(path).size, 0);
    addRow(scene, `an event of ${topic}`, 'bytes', bytes / (await eventsOf(scene, topic)));
  }
};

const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Counts all events ever sent: the relay deletes those older than an hour, but the counter goes on. */
async function eventsOf({ site }: Scene, topic: string): Promise<number> {
  const owner = topic.split('.')[0] ?? '';
  const text = 'select count(*)::int as events from outbox where topic = $1';
  const { rows } = await site.database(owner).query<{ events: number }>(text, [topic]);
  return Math.max(1, rows[0]?.events ?? 0);
}

async function walBytes({ site }: Scene): Promise<number> {
  const { rows } = await site
    .database('picks')
    .query<{ bytes: number }>(`select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes`);
  return rows[0]?.bytes ?? 0;
}

async function picksMade({ site }: Scene): Promise<number> {
  const { rows } = await site
    .database('picks')
    .query<{ made: number }>('select count(*)::int as made from picks');
  return rows[0]?.made ?? 0;
}

/** Castaways by the player's number. */
async function rostersOf({ site }: Scene): Promise<Map<number, string[]>> {
  const { rows: users } = await site
    .database('identity')
    .query<{ id: string; number: number }>(
      `select id, substr(username, 7)::int as number from users where username like 'player%'`,
    );
  const { rows: picks } = await site
    .database('league')
    .query<{ userId: string; castaways: string[] }>(
      `select user_id as "userId", array_agg(castaway_id::text) as castaways from draft_picks group by user_id`,
    );
  const castaways = new Map(picks.map((roster) => [roster.userId, roster.castaways]));
  return new Map(users.map(({ id, number }) => [number, castaways.get(id) ?? []]));
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 200));
}
