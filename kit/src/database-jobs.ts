import { parseArgs } from 'node:util';
import type { EntitySchema, MigrationInterface } from 'typeorm';
import { ConfigError, databaseEnv } from './config.js';
import type { Copies } from './copies/copy.js';
import { openDatabase } from './database/database.js';
import { republish, type Owned } from './outbox/republish.js';
import { runJob } from './run-job.js';

const { DATABASE_URL } = databaseEnv;

/** Work that ends: runs with the arguments after its name, and exits the process. */
type Job = (args: readonly string[]) => Promise<never>;

/** What a service stores. */
export interface ServiceData<C extends Copies = Copies> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- TypeORM's own signature of a list of schemas
  readonly entities: readonly EntitySchema<any>[];
  readonly migrations: readonly (new () => MigrationInterface)[];
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
  const migrate: Job = (args) =>
    runJob({
      name: service,
      env: { DATABASE_URL },
      run: async (config, log) => {
        if (args.length > 0) throw new ConfigError('migrate takes no arguments.');
        const database = await openDatabase({
          url: config.DATABASE_URL,
          pool: 1,
          applicationName: `${service}-migrate`,
          entities: [],
          migrations,
          ...(copies && { copies }),
          log,
        });
        await database.close();
      },
    });
  if (owned === undefined) return { migrate };
  return {
    migrate,
    republish: (args) =>
      runJob({
        name: service,
        env: { DATABASE_URL },
        run: async (config, log) => {
          const isAsNew = readArguments(args);
          const database = await openDatabase({
            url: config.DATABASE_URL,
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
        },
      }),
  };
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
