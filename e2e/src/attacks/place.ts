/** A running product to attack, and its users: real processes, Postgres, a mailbox, a fake Twilio. */
import { freePort, startSystem, type System } from '@torchbearer/local';
import type { FakeTwilio } from '@torchbearer/parts';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSWORD, visitor, type SignedIn, type Visitor } from '../api.js';
import { startIssuer, type Issuer } from '../issuer.js';
import { openLeague, type League } from '../league.js';
import { startMailbox, type Mailbox } from '../web/mailbox.js';
import { openClient, type Asker } from './ask.js';

export interface Place {
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
  /** The secrets shared by the product and its messaging provider. */
  readonly twilioToken: string;
  readonly ask: Asker;
  /** An unused address of this machine. */
  readonly freshAddress: () => string;
  /** An unused word. */
  readonly freshWord: (what: string) => string;
  /** An unused number, from the range reserved for fiction. */
  readonly freshPhone: () => string;
  /** A new user, with the common password. */
  readonly newPlayer: (what?: string) => Promise<SignedIn>;
  /** A second instance, configured by `STRICT`; started on first use. */
  readonly strict: () => Promise<StrictPlace>;
  /** Makes calls with this session. */
  readonly visit: (token: string) => Visitor;
  readonly stop: () => Promise<void>;
}

/** A site with https and invitations, whose admins need a second factor. */
export interface StrictPlace {
  readonly system: Pick<System, 'databases'>;
  readonly url: string;
  /** Its public URL, as claimed by a proxy that does not exist. */
  readonly publicUrl: string;
  readonly ask: Asker;
}

export const PLACE_ADMIN = { email: 'jo.admin@example.com', password: 'the-first-admin' };
/** The key that the product's own processes sign with; only an attack that has stolen it uses it here. */
export const ACTOR_SECRET = 'signs actors while we are attacked, for tests only';
const PLAYERS = 4;

/** The limits are the shipped ones; only hashes are cheap, because no attack here is about their cost. */
const SETTINGS = { PASSWORD_MEMORY_KIB: '1024', OUTBOX_POLL_MS: '1000' };

const STRICT_URL = 'https://play.example.com';
const STRICT = {
  PUBLIC_URL: STRICT_URL,
  ADMIN_SECOND_FACTOR: 'required',
  SIGNUP_MODE: 'invite',
};

const ADMIN_SETTINGS = { ADMIN_EMAIL: PLACE_ADMIN.email, ADMIN_PASSWORD: PLACE_ADMIN.password };

const providerSettings = ({ url, clientId }: Issuer) => ({ OIDC_ISSUER: url, OIDC_CLIENT_ID: clientId });

/** @throws Error with the reason, after stopping everything, if a part does not start */
export async function startPlace(say: (line: string) => void): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'torchbearer-attacks-'));
  const logDir = process.env['E2E_LOG_DIR'] ?? join(folder, 'logs');
  await mkdir(logDir, { recursive: true });
  const mailbox = await startMailbox();
  const issuer = await startIssuer();
  let system: System | null = null;
  let second: Promise<System> | null = null;
  const startStrict = async (databaseUrl: string): Promise<StrictPlace> => {
    const strictLogs = join(folder, 'strict-logs');
    await mkdir(strictLogs, { recursive: true });
    second ??= startSystem({
      dataDir: folder,
      logDir: strictLogs,
      actorSecret: ACTOR_SECRET,
      host: '127.0.0.1',
      port: await freePort(),
      databaseUrl,
      databasePrefix: 'strict_',
      say,
      env: { ...SETTINGS, ...ADMIN_SETTINGS, ...STRICT, ...providerSettings(issuer) },
    });
    const strictSystem = await second;
    const [url = ''] = strictSystem.urls;
    return { system: strictSystem, url, publicUrl: STRICT_URL, ask: openClient(url).ask };
  };
  const stop = async (): Promise<void> => {
    // One that did not start has stopped by itself.
    await (await second?.catch(() => null))?.stop();
    await system?.stop();
    await Promise.all([mailbox.stop(), issuer.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    system = await startSystem({
      dataDir: folder,
      logDir,
      actorSecret: ACTOR_SECRET,
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
    let strict: Promise<StrictPlace> | null = null;
    return await settle(system, {
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

async function settle(
  system: System,
  { logDir, mailbox, issuer, strict, stop }: Pick<Place, 'logDir' | 'mailbox' | 'issuer' | 'strict' | 'stop'>,
): Promise<Place> {
  const [url = ''] = system.urls;
  const league = await openLeague([url], PLAYERS, PLACE_ADMIN);
  const [attacker, victim] = league.players;
  if (!attacker || !victim || !system.twilio) throw new Error('the league is too small');
  const client = openClient(url);
  const { ask } = client;
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
    ask,
    freshAddress,
    freshWord,
    freshPhone: () => `+1555${String(5_560_000 + ++words)}`,
    newPlayer: async (what = 'newcomer') => {
      const name = freshWord(what);
      const email = `${name}@example.com`;
      const body = { email, name, username: name, password: PASSWORD };
      // Each from a separate address, or the hourly limit of sign-ups would soon be used up.
      const answer = await ask({ path: '/api/auth/signup', body, from: freshAddress() });
      const { user, token } = answer.json as { user: { id: string; name: string }; token: string };
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
