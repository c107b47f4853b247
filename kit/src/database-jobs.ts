import { parseArgs } from 'node:util';
import { ConfigError, databaseEnv } from './config.js';
import type { Copies } from './copies/copy.js';
import { openDatabase, type DatabaseOptions } from './database/database.js';
import type { Log } from './log.js';
import { republish, type Owned } from './outbox/republish.js';
import { runJob } from './run-job.js';

const { DATABASE_URL } = databaseEnv;

/** Work that ends: runs with the arguments after its name, and exits the process. */
type Job = (args: readonly string[]) => Promise<never>;

/** What a service stores. */
export interface ServiceData<C extends Copies = Copies> extends Pick<
  DatabaseOptions,
  'entities' | 'migrations'
> {
  /** What it copies of other services' entities: exactly the topics that name it in `copiedBy` (`proto/topics.ts`). */
  readonly copies?: C;
  /** What it publishes, for `republish`. */
  readonly owned?: readonly Owned[];
}

/**
 * The jobs of a service with a database, as arguments of its `main.js`.
 *
 * `migrate` brings the schema up to date. Any number may run at once, and beside older versions of the service: a lock
 * lets one run at a time, and every migration is safe beside the previous release.
 *
 * `republish [--as-new]` publishes everything that the service owns again. It only writes into the outbox; the running
 * service, or the next start of it, sends.
 */
export function databaseJobs(service: string, data: ServiceData): Readonly<Record<string, Job>> {
  const { migrations, copies, entities, owned } = data;
  const job =
    (run: (args: readonly string[], url: string, log: Log) => Promise<void>): Job =>
    (args) =>
      runJob({
        name: service,
        env: { DATABASE_URL },
        run: (config, log) => run(args, config.DATABASE_URL, log),
      });
  const migrate = job(async (args, url, log) => {
    if (args.length > 0) throw new ConfigError('migrate takes no arguments.');
    const database = await openDatabase({
      url,
      pool: 1,
      applicationName: `${service}-migrate`,
      entities: [],
      migrations,
      ...(copies && { copies }),
      log,
    });
    await database.close();
  });
  if (owned === undefined) return { migrate };
  const republishAll = job(async (args, url, log) => {
    const isAsNew = readArguments(args);
    const database = await openDatabase({
      url,
      pool: 2,
      applicationName: `${service}-republish`,
      entities,
      migrations,
      // The service may be running and owns its schema.
      schema: 'expect',
      log,
    });
    try {
      await republish(database, owned, { log, ...(isAsNew && { asNewAt: new Date() }) });
    } finally {
      await database.close();
    }
  });
  return { migrate, republish: republishAll };
}

/** @throws ConfigError for anything but `--as-new` */
function readArguments(given: readonly string[]): boolean {
  try {
    const { values } = parseArgs({ args: [...given], options: { 'as-new': { type: 'boolean' } } });
    return values['as-new'] ?? false;
  } catch (cause) {
    throw new ConfigError('The only argument of republish is --as-new.', { cause });
  }
}
