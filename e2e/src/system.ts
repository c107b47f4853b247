/** A system for one test file: real processes on real engines, in a temporary folder. */
import { freePort, startSystem, type System, type SystemOptions } from '@torchbearer/local';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ADMIN = { email: 'jo.admin@example.com', password: 'the-first-admin' };
/** The key that the system's own processes sign actors with. */
export const ACTOR_SECRET = 'signs actors in end-to-end tests, for tests only';

/** The parts of a running Torchbearer that a journey needs, wherever it runs. */
export type Site = Pick<System, 'urls' | 'databases' | 'stop'>;

/** `purpose` is used to name its databases and its folder. */
export type TestSystemOptions = Partial<SystemOptions> & { readonly purpose: string };

export interface TestSystem extends System {
  readonly dataDir: string;
}

/** The test run's Kafka and Redis, if requested; Postgres is always the run's own server. */
export async function startTestSystem(options: TestSystemOptions): Promise<TestSystem> {
  const dataDir = await mkdtemp(join(tmpdir(), `torchbearer-${options.purpose}-`));
  const logDir = process.env['E2E_LOG_DIR'] ?? dataDir;
  await mkdir(logDir, { recursive: true });
  const system = await startSystem({
    dataDir,
    logDir,
    actorSecret: ACTOR_SECRET,
    host: '127.0.0.1',
    port: await freePort(),
    databaseUrl: await postgresUrl(),
    databasePrefix: `${options.purpose}_${process.pid}_${Date.now().toString(36)}_`,
    say: (line) => console.log(`[${options.purpose}] ${line}`),
    ...options,
    env: {
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      // Hashing a password is slow on purpose, and hundreds are hashed here.
      PASSWORD_MEMORY_KIB: '1024',
      // A hundred players sign up from one address here.
      LIMIT_SIGN_UP_ADDRESS: '10000',
      // And add their phones.
      LIMIT_PHONE_CODES_ADDRESS: '1000000',
      LIMIT_PHONE_CODES_USER: '1000000',
      LIMIT_PHONE_CODES_TOTAL: '1000000',
      // An admin signs in for every journey.
      SESSIONS_PER_ACCOUNT: '1000000',
      // In a test one player makes as many writes as thousands would in production.
      LIMIT_CALLS_USER: '1000000',
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

/** Playwright's set-up passes it in the environment; Vitest, which can't be loaded beside Playwright, provides it. */
async function postgresUrl(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'];
  return given ?? (await import('vitest')).inject('postgresUrl');
}
