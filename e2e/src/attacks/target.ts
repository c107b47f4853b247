/** A running system to attack, and its users: real processes, Postgres, a mailbox, a fake Twilio. */
import { freePort, startSystem, type System } from '@torchbearer/local';
import type { FakeTwilio } from '@torchbearer/parts';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSWORD, visitor, type SignedIn, type Visitor } from '../api.js';
import { startIssuer, type Issuer } from '../issuer.js';
import { openLeague, type League } from '../league.js';
import { startMailbox, type Mailbox } from '../web/mailbox.js';
import { openClient, type Send } from './http.js';

export interface Target {
  readonly system: Pick<System, 'grpcAddresses' | 'databases'>;
  readonly url: string;
  readonly port: number;
  /** The folder of the processes' logs. */
  readonly logDir: string;
  readonly league: League;
  readonly admin: SignedIn;
  /** Drafted players. The attacker has an ordinary account; the victim made no mistake. */
  readonly attacker: SignedIn;
  readonly victim: SignedIn;
  readonly mailbox: Mailbox;
  readonly issuer: Issuer;
  readonly twilio: FakeTwilio;
  /** The secret that the system shares with Twilio. */
  readonly twilioToken: string;
  readonly send: Send;
  /** An unused IP address of this machine. */
  readonly freshAddress: () => string;
  /** An unused word. */
  readonly freshWord: (what: string) => string;
  /** An unused phone number, from the range reserved for fiction. */
  readonly freshPhone: () => string;
  /** Signs up a player with the common password. */
  readonly newPlayer: (what?: string) => Promise<SignedIn>;
  /** A second system with the settings of `STRICT`; starts on first use. */
  readonly strict: () => Promise<StrictTarget>;
  /** A client with this session token. */
  readonly visit: (token: string) => Visitor;
  readonly stop: () => Promise<void>;
}

/** A system with https and sign-up by invitation, whose admins need a second factor. */
export interface StrictTarget {
  readonly system: Pick<System, 'databases'>;
  readonly url: string;
  /** Its public URL; no proxy serves it. */
  readonly publicUrl: string;
  readonly send: Send;
}

export const TARGET_ADMIN = { email: 'jo.admin@example.com', password: 'the-first-admin' };
/** What the keys of the system's processes are derived from; attacks use it to imitate captured calls. */
export const SECRET = 'derives the keys while we are attacked, for tests only';
const PLAYERS = 4;

/** All limits are the defaults; only password hashes are cheap, because no attack is about their cost. */
const SETTINGS = { PASSWORD_MEMORY_KIB: '1024' };

const STRICT_URL = 'https://play.example.com';
const STRICT = {
  PUBLIC_URL: STRICT_URL,
  ADMIN_SECOND_FACTOR: 'required',
  SIGNUP_MODE: 'invite',
};

const ADMIN_SETTINGS = { ADMIN_EMAIL: TARGET_ADMIN.email, ADMIN_PASSWORD: TARGET_ADMIN.password };

const providerSettings = ({ url, clientId }: Issuer) => ({ OIDC_ISSUER: url, OIDC_CLIENT_ID: clientId });

/** @throws Error with the reason, after stopping everything, if something does not start */
export async function startTarget(say: (line: string) => void): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'torchbearer-attacks-'));
  const logDir = process.env['E2E_LOG_DIR'] ?? join(folder, 'logs');
  await mkdir(logDir, { recursive: true });
  const mailbox = await startMailbox();
  const issuer = await startIssuer();
  let system: System | null = null;
  let strictStart: Promise<System> | null = null;
  const startStrict = async (databaseUrl: string): Promise<StrictTarget> => {
    const strictLogs = join(folder, 'strict-logs');
    await mkdir(strictLogs, { recursive: true });
    strictStart ??= startSystem({
      dataDir: folder,
      logDir: strictLogs,
      secret: SECRET,
      host: '127.0.0.1',
      port: await freePort(),
      databaseUrl,
      databasePrefix: 'strict_',
      say,
      env: { ...SETTINGS, ...ADMIN_SETTINGS, ...STRICT, ...providerSettings(issuer) },
    });
    const strictSystem = await strictStart;
    const [url = ''] = strictSystem.urls;
    return { system: strictSystem, url, publicUrl: STRICT_URL, send: openClient(url).send };
  };
  const stop = async (): Promise<void> => {
    // A system that failed to start has stopped itself.
    await (await strictStart?.catch(() => null))?.stop();
    await system?.stop();
    await Promise.all([mailbox.stop(), issuer.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    system = await startSystem({
      dataDir: folder,
      logDir,
      secret: SECRET,
      host: '127.0.0.1',
      port: await freePort(),
      say,
      env: {
        ...SETTINGS,
        ...ADMIN_SETTINGS,
        SMTP_URL: mailbox.url,
        ...providerSettings(issuer),
      },
    });
    const { databases } = system;
    let strict: Promise<StrictTarget> | null = null;
    return await openTarget(system, {
      logDir,
      mailbox,
      issuer,
      strict: () => (strict ??= startStrict(databases['identity'] ?? '')),
      stop,
    });
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openTarget(
  system: System,
  {
    logDir,
    mailbox,
    issuer,
    strict,
    stop,
  }: Pick<Target, 'logDir' | 'mailbox' | 'issuer' | 'strict' | 'stop'>,
): Promise<Target> {
  const [url = ''] = system.urls;
  const league = await openLeague([url], PLAYERS, TARGET_ADMIN);
  const [attacker, victim] = league.players;
  if (!attacker || !victim || !system.twilio) throw new Error('the league is too small');
  const client = openClient(url);
  const { send } = client;
  let addresses = 0;
  let words = 0;
  const freshAddress = (): string => {
    addresses += 1;
    return `127.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 2}`;
  };
  const freshWord = (what: string): string => `${what}-${++words}`;
  return {
    system,
    url,
    port: Number(new URL(url).port),
    logDir,
    league,
    admin: league.admin,
    attacker,
    victim,
    mailbox,
    issuer,
    twilio: system.twilio.fake,
    twilioToken: system.twilio.env['TWILIO_AUTH_TOKEN'] ?? '',
    send,
    freshAddress,
    freshWord,
    freshPhone: () => `+1555${String(5_560_000 + ++words)}`,
    newPlayer: async (what = 'newcomer') => {
      const name = freshWord(what);
      const email = `${name}@example.com`;
      const body = { email, name, username: name, password: PASSWORD };
      // From a new address each time, because of the hourly limit of sign-ups per address.
      const response = await send({ path: '/api/auth/signup', body, from: freshAddress() });
      const { user, token } = response.json as { user: { id: string; name: string }; token: string };
      return { id: user.id, name: user.name, email, token, ...visitor([url], token) };
    },
    strict,
    visit: (token) => visitor([url], token),
    stop: async () => {
      client.close();
      await stop();
    },
  };
}
