/** A system for one test file: real processes and engines, in a temporary folder. */
import { callEnv, readConfig, signersOf, type Signer } from '@torchbearer/kit';
import {
  freePort,
  keysIn,
  startSystem,
  type ProcessName,
  type System,
  type SystemOptions,
} from '@torchbearer/local';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ADMIN = { email: 'jo.admin@example.com', password: 'the-first-admin' };
/** What the keys of the system's processes are derived from. */
export const SECRET = 'derives the keys of end-to-end tests, for tests only';

/** Every key that a process gets, to sign its calls or to know its callers. */
export function keysHeldBy(process: ProcessName, secret = SECRET): string[] {
  const { CALL_KEYS, CALLER_KEYS } = keysIn(secret, process);
  return `${CALL_KEYS},${CALLER_KEYS}`.split(',').flatMap((entry) => entry.split('=')[1] ?? []);
}

/** Signs calls at a service as the gateway of the system does. */
export const gatewaySigner = (service: string, secret = SECRET): Signer =>
  signersOf('gateway', readConfig(callEnv, keysIn(secret, 'gateway')))(service);

/** What a journey needs of a running system, wherever it runs. */
export type Site = Pick<System, 'urls' | 'databases' | 'stop'>;

/** `purpose` becomes part of the names of its databases and folder. */
export type TestSystemOptions = Partial<SystemOptions> & {
  readonly purpose: string;
  /** With the limits of an installation; otherwise no test reaches those of accounts and calls. */
  readonly isLimited?: true;
};

export interface TestSystem extends System {
  readonly dataDir: string;
}

/** In tests one address or player makes as many calls as thousands would in production. */
const UNLIMITED = Object.fromEntries(
  [
    ...['LIMIT_SIGN_UP_ADDRESS', 'LIMIT_SIGN_IN_PAIR', 'LIMIT_SIGN_IN_ACCOUNT', 'LIMIT_SIGN_IN_ADDRESS'],
    ...['LIMIT_FORGOT_PASSWORD_ADDRESS', 'LIMIT_FORGOT_PASSWORD_ACCOUNT', 'LIMIT_RESET_ADDRESS'],
    ...['LIMIT_PHONE_CODES_ADDRESS', 'LIMIT_PHONE_CODES_USER', 'LIMIT_PHONE_CODES_TOTAL'],
    ...['LIMIT_PASSWORD_USER', 'LIMIT_PICTURES_USER', 'LIMIT_GROUP_CODES_USER', 'LIMIT_GROUP_CODES_ADDRESS'],
    ...['LIMIT_CALLS_USER', 'LIMIT_CALLS_ADDRESS', 'SESSIONS_PER_ACCOUNT'],
  ].map((name) => [name, '1000000']),
);

/** Starts a system on the Postgres of the test run, and on its Kafka and Redis if given. */
export async function startTestSystem({ isLimited, ...options }: TestSystemOptions): Promise<TestSystem> {
  const dataDir = await mkdtemp(join(tmpdir(), `torchbearer-${options.purpose}-`));
  const logDir = process.env['E2E_LOG_DIR'] ?? dataDir;
  await mkdir(logDir, { recursive: true });
  const system = await startSystem({
    dataDir,
    logDir,
    secret: SECRET,
    host: '127.0.0.1',
    port: await freePort(),
    databaseUrl: await postgresUrl(),
    databasePrefix: `${options.purpose}_${process.pid}_${Date.now().toString(36)}_`,
    say: (line) => console.log(`[${options.purpose}] ${line}`),
    ...options,
    env: {
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      // Hashing a password is slow on purpose, and tests hash hundreds.
      PASSWORD_MEMORY_KIB: '1024',
      ...(!isLimited && UNLIMITED),
      ...options.env,
    },
  });
  return {
    ...system,
    dataDir,
    stop: async () => {
      await system.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Playwright's setup sets the variable. Vitest, which can't be loaded under Playwright, injects the URL. */
async function postgresUrl(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'];
  return given ?? (await import('vitest')).inject('postgresUrl');
}
