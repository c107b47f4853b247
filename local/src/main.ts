/** `npm start`: a league on this machine, with nothing but Node. */
import { ApiError, createClient } from '@torchbearer/contract';
import { join, resolve } from 'node:path';
import { openDataFolder, type DataFolder } from './data-folder.js';
import { root } from './layout.js';
import { assertFree } from './ports.js';
import { seedSampleSeason } from './sample-season/seed.js';
import { startSystem, type System } from './system.js';

let since = performance.now();
const say = (line: string): void => console.log(line);
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
/** One line per part: its name and the time since the last one. */
const part = (label: string): void => {
  const now = performance.now();
  say(`  ${label.padEnd(32)} ${seconds(now - since)}`);
  since = now;
};

async function main(): Promise<void> {
  const wantsEmpty = process.argv.includes('--empty');
  const host = process.env['HOST'] ?? '127.0.0.1';
  const port = portFrom(process.env['PORT']);
  const folder = await openDataFolder(resolve(root, process.env['TORCHBEARER_DATA'] ?? '.data'));
  const stopping = new AbortController();
  let starting: Promise<System> | null = null;
  endOnSignals(stopping, () => starting, folder);

  try {
    await assertFree(port, host, folder.followsCrash ? 10_000 : 0);
    const state = (await folder.readState()) ?? {
      begunWith: wantsEmpty ? ('empty' as const) : ('sample' as const),
      isSeeded: wantsEmpty,
    };
    folder.writeState(state);
    if (wantsEmpty && state.begunWith === 'sample') {
      say('  This data folder holds the sample season already; --empty only counts at the first start.');
    }
    const admin = adminFrom(process.env, folder);
    since = performance.now();
    starting = startSystem({
      signal: stopping.signal,
      dataDir: folder.path,
      logDir: folder.logs,
      secret: folder.secrets.actorSecret,
      host,
      port,
      databaseUrl: process.env['DATABASE_URL'] || undefined,
      kafkaBrokers: process.env['KAFKA_BROKERS'] || undefined,
      redisUrl: process.env['REDIS_URL'] || undefined,
      env: {
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        SMS_REMINDERS: process.env['SMS_REMINDERS'] || 'true',
      },
      say: (line) => say(`  ${line}`),
      onPart: part,
      onPids: (pids) => folder.writeRun(pids),
    });
    const system = await starting;
    const url = system.urls[0] ?? '';
    if (!state.isSeeded) {
      const fake = system.twilio?.fake;
      const textIn = fake && ((from: string, body: string) => fake.textIn({ from, body }));
      const { password } = folder.secrets;
      const picksDatabaseUrl = system.databases['picks'] ?? '';
      await seedSampleSeason({ url, admin, password, now: new Date(), picksDatabaseUrl, textIn });
      folder.writeState({ ...state, isSeeded: true });
      part('sample season');
    }
    if (state.begunWith === 'sample') {
      say(`  Players     coral@torchbearer.example and eleven more, password ${folder.secrets.password}`);
    }
    say(`  Admin       ${admin.email}, ${await wordsOnPassword(url, admin)}`);
    if (system.twilio)
      say(`  Messages    ${join(folder.logs, 'twilio.log')}; text us: ${textUs(system.twilio.fake.url)}`);
    say(`  Logs        ${folder.logs}   (Ctrl-C stops everything; ${seconds(performance.now())} in all)`);
    say(`Torchbearer is ready at ${url}`);
  } catch (error) {
    if (stopping.signal.aborted) return;
    console.error(error instanceof Error ? error.message : error);
    await (await starting?.catch(() => null))?.stop();
    folder.release();
    process.exit(1);
  }
}

interface Admin {
  readonly email: string;
  readonly password: string;
  readonly isGiven: boolean;
}

/** The first admin: from the environment, or a default one with a random password of this folder. */
function adminFrom(environment: NodeJS.ProcessEnv, folder: DataFolder): Admin {
  const email = environment['ADMIN_EMAIL'];
  const password = environment['ADMIN_PASSWORD'];
  if (email && password) return { email, password, isGiven: true };
  if (email || password)
    throw new Error('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither.');
  return { email: 'admin@torchbearer.example', password: folder.secrets.adminPassword, isGiven: false };
}

/** A command line that sends STATUS as one of the sample players. */
const textUs = (twilioUrl: string): string =>
  `curl -d '{"from":"+15555550111","body":"STATUS"}' -H content-type:application/json ${twilioUrl}/simulate/inbound`;

/** An existing account keeps its password, so a password that would not work is not printed. */
async function wordsOnPassword(url: string, admin: Admin): Promise<string> {
  try {
    const { token } = await createClient({ baseUrl: url }).logIn({ body: admin });
    await createClient({ baseUrl: url, token }).logOut();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      return 'with the password that the account has (where there is an admin, no other is made)';
  }
  return `password ${admin.isGiven ? 'as given in ADMIN_PASSWORD' : admin.password}`;
}

function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return 8080;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, not ${JSON.stringify(text)}.`);
  }
  return port;
}

function endOnSignals(
  stopping: AbortController,
  current: () => Promise<System> | null,
  folder: DataFolder,
): void {
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping.signal.aborted) {
      if (signal === 'SIGINT') say('  Still stopping; nothing is lost if you wait.');
      return;
    }
    stopping.abort();
    say('\n  Stopping …');
    await (await current()?.catch(() => null))?.stop();
    folder.release();
    say('  Stopped. Everything is in the data folder for the next start.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(signal));
  // The shell that npm runs us in dies of SIGTERM without passing it on, and we would run on unnoticed.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && !stopping.signal.aborted) void end('SIGTERM');
  }, 500).unref();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
