/** The shared system of the Chromium tests: two leagues in different states, a mailbox and an identity provider. */
import { createClient } from '@torchbearer/contract';
import { freePort, sampleSeason, startSystem, type System } from '@torchbearer/local';
import { startEmbeddedPostgres } from '@torchbearer/parts';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { PASSWORD } from '../api.js';
import { IN_PROCESS_ENV, launchHere } from '../in-process.js';
import { startWebProvider, type WebProvider } from './identity-provider.js';
import { LEAGUE_ADMIN, type LeagueName, type WebLeague, type WebLeagues } from './league.js';
import { startMailbox, type Mail, type Mailbox } from './mailbox.js';

export interface SharedSystem {
  readonly leagues: WebLeagues;
  readonly mails: readonly Mail[];
  /** The texts that a number got from a league. */
  texts(league: LeagueName, phone: string): readonly string[];
  /** As if minutes had passed for an account: for its sessions, and for the code that was texted to it. */
  age(league: LeagueName, userId: string, minutes: number): Promise<void>;
  /** Kills a process of a league; its supervisor starts it again. */
  kill(league: LeagueName, process: string): void;
  stop(): Promise<void>;
}

export interface SharedSystemOptions {
  /** A Postgres server for both leagues. */
  readonly databaseUrl: string;
  /** Folder for logs, and for the leagues' data. */
  readonly folder: string;
  readonly say?: (line: string) => void;
}

/** All requests come from one address here, and fast; passwords are hashed as cheaply as allowed. */
const QUICK = {
  ...IN_PROCESS_ENV,
  PASSWORD_MEMORY_KIB: '1024',
  // Every worker signs in as the admin and as sample players.
  SESSIONS_PER_ACCOUNT: '1000000',
  LIMIT_SIGN_UP_ADDRESS: '1000000',
  LIMIT_PHONE_CODES_ADDRESS: '1000000',
  LIMIT_PHONE_CODES_TOTAL: '1000000',
  LIMIT_SIGN_IN_ADDRESS: '1000000',
  LIMIT_FORGOT_PASSWORD_ADDRESS: '1000000',
  LIMIT_RESET_ADDRESS: '1000000',
  LIMIT_PICTURES_USER: '1000000',
  LIMIT_GROUP_CODES_USER: '1000000',
  LIMIT_GROUP_CODES_ADDRESS: '1000000',
  LIMIT_CALLS_USER: '1000000',
  LIMIT_CALLS_ADDRESS: '1000000',
};

/** The processes that tests kill; all others run in this process, which costs far less to start and to run. */
const KILLED: Readonly<Record<LeagueName, readonly string[]>> = { season: ['realtime'], preseason: [] };

/** @throws Error with the reason, after stopping everything, if a part does not start */
export async function startSharedSystem(options: SharedSystemOptions): Promise<SharedSystem> {
  const ports = { season: await freePort(), preseason: await freePort() };
  const urls = [ports.season, ports.preseason].map((port) => `http://localhost:${String(port)}`);
  const mailbox = await startMailbox();
  const provider = await startWebProvider(urls);
  const start = (name: LeagueName) => startLeague(name, ports[name], options, mailbox, provider);
  const started = await Promise.allSettled([
    start('season').then(seedSeason),
    start('preseason').then(seedPreseason),
  ]);
  const stop = async (): Promise<void> => {
    await Promise.all(started.flatMap((one) => (one.status === 'fulfilled' ? [one.value.stop()] : [])));
    await Promise.all([mailbox.stop(), provider.stop()]);
  };
  const [season, preseason] = started;
  if (season.status === 'rejected' || preseason.status === 'rejected') {
    await stop();
    const reasons = started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    throw new Error(reasons.join('\n'));
  }
  const systems = { season: season.value, preseason: preseason.value };
  return {
    leagues: { season: seen('season', systems.season), preseason: seen('preseason', systems.preseason) },
    mails: mailbox.mails,
    texts: (league, phone) => systems[league].twilio?.fake.receivedBy(phone) ?? [],
    age: (league, userId, minutes) => age(systems[league], userId, minutes),
    kill: (league, process) => systems[league].child(process).kill('SIGKILL'),
    stop,
  };
}

/** The system with a Postgres and a folder of its own, for a program other than the tests. */
export async function startOwnSystem(): Promise<SharedSystem> {
  const folder = await mkdtemp(join(tmpdir(), 'torchbearer-shared-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    settings: { fsync: 'off' },
  });
  const clean = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const system = await startSharedSystem({ databaseUrl: postgres.url, folder, say: console.log });
    return { ...system, stop: () => system.stop().then(clean) };
  } catch (error) {
    await clean();
    throw error;
  }
}

async function age(system: System, userId: string, minutes: number): Promise<void> {
  const database = new Client({ connectionString: system.databases['identity'] });
  await database.connect();
  try {
    const values = [userId, `${String(minutes)} minutes`];
    await database.query(
      'update sessions set created_at = created_at - $2::interval, code_given_at = code_given_at - $2::interval where user_id = $1',
      values,
    );
    await database.query(
      `update users set phone_code_resend_at = phone_code_resend_at - $2::interval,
         phone_code_expires_at = phone_code_expires_at - $2::interval where id = $1`,
      values,
    );
  } finally {
    await database.end();
  }
}

const urlOf = (system: System): string => system.urls[0] ?? '';

const seen = (name: LeagueName, system: System): WebLeague => ({
  name,
  url: urlOf(system),
  twilioUrl: system.twilio?.fake.url ?? '',
});

async function startLeague(
  name: LeagueName,
  port: number,
  { databaseUrl, folder, say = () => undefined }: SharedSystemOptions,
  mailbox: Mailbox,
  provider: WebProvider,
): Promise<System> {
  const logDir = join(process.env['E2E_LOG_DIR'] ?? folder, `web-${name}`);
  await mkdir(logDir, { recursive: true });
  return await startSystem({
    dataDir: logDir,
    logDir,
    secret: 'derives the keys of the Chromium tests, for tests only',
    host: '127.0.0.1',
    port,
    databaseUrl,
    databasePrefix: `web_${name}_${process.pid}_${Date.now().toString(36)}_`,
    say: (line) => say(`[${name}] ${line}`),
    launch: launchHere(KILLED[name]),
    env: {
      ...QUICK,
      ADMIN_EMAIL: LEAGUE_ADMIN.email,
      ADMIN_PASSWORD: LEAGUE_ADMIN.password,
      SMTP_URL: mailbox.url,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_NAME: 'Driftwood',
    },
  });
}

async function seedSeason(system: System): Promise<System> {
  const fake = system.twilio?.fake;
  await orStop(system, async () => {
    await sampleSeason.seed({
      url: urlOf(system),
      admin: LEAGUE_ADMIN,
      password: PASSWORD,
      now: new Date(),
      picksDatabaseUrl: system.databases['picks'] ?? '',
      textIn: fake && ((from, body) => fake.textIn({ from, body })),
    });
    await keepOpen(system);
  });
  return system;
}

/** The open week must not close while tests pick in it, on any day. */
async function keepOpen(system: System): Promise<void> {
  const client = await asAdmin(system);
  const open = (await client.listWeeks()).find((week) => week.isActive);
  const soon = Date.now() + 2 * 60 * 60_000;
  if (!open?.picksCloseAt || Date.parse(open.picksCloseAt) > soon) return;
  const { weekNumber, picksOpenAt } = open;
  const picksCloseAt = new Date(Date.parse(open.picksCloseAt) + 7 * 24 * 60 * 60_000).toISOString();
  await client.saveWeek({ body: { weekNumber, isActive: true, picksOpenAt, picksCloseAt } });
}

async function seedPreseason(system: System): Promise<System> {
  await orStop(system, async () => {
    const client = await asAdmin(system);
    for (const member of sampleSeason.castaways) {
      await client.createCastaway({ body: { ...member, imageUrl: sampleSeason.portraitOf(member) } });
    }
    const rankingsCloseAt = new Date(Date.now() + 4 * 24 * 60 * 60_000).toISOString();
    await client.updateSeason({ body: { rankingsCloseAt, draftAt: rankingsCloseAt } });
  });
  return system;
}

async function asAdmin(system: System) {
  const { token } = await createClient({ baseUrl: urlOf(system) }).logIn({ body: LEAGUE_ADMIN });
  return createClient({ baseUrl: urlOf(system), token });
}

async function orStop(system: System, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await system.stop();
    throw error;
  }
}
