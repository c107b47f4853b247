import type { ClientBase, Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import type {
  DataSource,
  DataSourceOptions,
  EntityManager,
  EntitySchema,
  MigrationExecutor,
  MigrationInterface,
} from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { callContext, type EntityVersion } from '../call-context.js';
import { ConfigError } from '../config.js';
import { entitiesOf, type Copies } from '../copies/copy.js';
import { createCopyTables, expectCopyTables } from '../copies/schema.js';
import type { Log } from '../log.js';
import { isTransient } from '../transient.js';
import { kitMigrations } from './migrations.js';
import { openSession, surviveEarlyEnd } from './session.js';
import { prepared, type Sql } from './sql.js';
import { typeorm } from './typeorm.js';

export type { Sql, Statement } from './sql.js';

/** A transaction in progress; `manager` is TypeORM's, for repositories and query builders. */
export interface Tx extends Sql {
  readonly manager: EntityManager;
  /** What this transaction has put into the outbox. */
  readonly published: EntityVersion[];
  /** Runs once the transaction is committed, and not if it fails: a log line, for example. */
  onCommit(work: () => void): void;
}

export interface Database extends Sql {
  readonly dataSource: DataSource;
  readonly manager: EntityManager;
  /**
   * Runs `work` in one transaction (READ COMMITTED) and repeats it whole, at most three times, when Postgres
   * reports a lost race (serialisation failure or deadlock). `work` must therefore touch nothing but the transaction.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Called after each commit that wrote to the outbox. */
  onPublished(listener: () => void): void;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  /** Greatest number of connections. */
  readonly pool: number;
  readonly applicationName: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- TypeORM's own signature of a list of schemas
  readonly entities: readonly EntitySchema<any>[];
  /** The service's migrations, in order, the baseline first; the kit's own (outbox, versions seen) come before it. */
  readonly migrations: readonly (new () => MigrationInterface)[];
  /** Their tables are created beside the migrations. */
  readonly copies?: Copies;
  /** `expect` changes nothing and refuses a schema that lacks one of them; default `run`. */
  readonly schema?: 'run' | 'expect';
  readonly log: Log;
}

/** Any constant; all replicas of a service take the same lock, each in the service's own database. */
const MIGRATION_LOCK = 7_214_001;

/** Six times what the longest statement takes: it writes the picks of a draft of 100,000 players. */
const STATEMENT_TIMEOUT_MS = 60_000;

/**
 * Connects, waits for Postgres if it is still starting, and migrates the schema, one replica at a time. @throws
 * ConfigError if the schema is older than 0.7, or expected to be up to date and is not
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const settings: DataSourceOptions = {
    type: 'postgres',
    url: options.url,
    entities: [...options.entities, ...entitiesOf(options.copies ?? {})],
    migrations: [...kitMigrations, ...options.migrations],
    migrationsTableName: 'migrations',
    applicationName: options.applicationName,
    poolSize: options.pool,
    logging: false,
    extra: {
      // One connection stays open, because background work polls less often than the pool closes idle connections.
      min: 1,
      connectionTimeoutMillis: 5_000,
      // Notices a vanished server in seconds, not when the system drops the connection.
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      idle_in_transaction_session_timeout: 60_000,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      onConnect: surviveEarlyEnd,
    },
  };
  const dataSource = await connectWithRetry(new (typeorm().DataSource)(settings), options.log);
  try {
    await (options.schema === 'expect' ? refusePending(dataSource, options) : migrate(dataSource, options));
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  const pool = (dataSource.driver as PostgresDriver).master as Pool;
  const listeners: (() => void)[] = [];

  return {
    dataSource,
    manager: dataSource.manager,
    ...sqlOf((statement) => onConnection(pool, (client) => client.query(statement))),
    async transaction(work) {
      const { result, published, afterwards } = await withoutLostRaces(async () => {
        const tried: EntityVersion[] = [];
        const later: (() => void)[] = [];
        const onCommit = (one: () => void): void => void later.push(one);
        const value = await dataSource.transaction((manager) =>
          work({ manager, published: tried, onCommit, ...sqlOf(sendIn(manager)) }),
        );
        return { result: value, published: tried, afterwards: later };
      });
      for (const one of afterwards) one();
      if (published.length > 0) {
        for (const one of published) callContext.getStore()?.published.push(one);
        for (const listener of listeners) listener();
      }
      return result;
    },
    onPublished: (listener) => void listeners.push(listener),
    ping: async () => void (await dataSource.query('select 1')),
    close: () => dataSource.destroy(),
  };
}

/** Takes a connection of TypeORM's pool, without TypeORM's bookkeeping. */
async function onConnection<T>(pool: Pool, run: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await run(client);
  } finally {
    // The pool itself drops a connection that broke.
    client.release();
  }
}

/** On the transaction's own connection, because TypeORM's `query` can't name a statement. */
const sendIn =
  ({ queryRunner }: EntityManager): Send =>
  async (statement) => {
    if (!queryRunner) throw new Error('a transaction has a connection');
    return await ((await queryRunner.connect()) as ClientBase).query(statement);
  };

type Send = (statement: QueryConfig) => Promise<QueryResult>;

const sqlOf = (send: Send): Sql => {
  const rows = async <Row>(text: string, parameters: readonly unknown[] = []) =>
    (await send(prepared({ text, parameters }))).rows as Row[];
  return {
    rows,
    one: async <Row>(text: string, parameters?: readonly unknown[]) => {
      const [row] = await rows<Row>(text, parameters);
      if (row === undefined) throw new Error(`no row for: ${text}`);
      return row;
    },
    oneOrNull: async <Row>(text: string, parameters?: readonly unknown[]) =>
      (await rows<Row>(text, parameters))[0] ?? null,
    run: async (text, parameters = []) => {
      // Only a statement without a name may consist of several.
      const statement = parameters.length > 0 ? prepared({ text, parameters }) : { text };
      return (await send(statement)).rowCount ?? 0;
    },
  };
};

async function withoutLostRaces<T>(attempt: () => Promise<T>): Promise<T> {
  for (let failures = 0; ;) {
    try {
      return await attempt();
    } catch (error) {
      // The runner of a running transaction is released only if its connection broke between two statements.
      if (error instanceof typeorm().QueryRunnerAlreadyReleasedError)
        throw new Error('Connection terminated during a transaction', { cause: error });
      failures += 1;
      if (failures === 3 || !isLostRace(error)) throw error;
    }
  }
}

const isLostRace = (error: unknown): boolean => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '40001' || code === '40P01';
};

/** Postgres may start after us (one machine, a rolling cluster), so retry for half a minute. */
async function connectWithRetry(dataSource: DataSource, log: Log): Promise<DataSource> {
  const until = Date.now() + 30_000;
  for (let isSaid = false; ; isSaid = true) {
    try {
      return await dataSource.initialize();
    } catch (error) {
      if (Date.now() >= until || !isTransient(error)) throw error;
      if (!isSaid) log.warn({ err: error }, 'Postgres does not respond yet');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/**
 * A separate connection holds the lock, so that a pool of one is enough; the lock ends with it. Migrations have no
 * timeout.
 */
async function migrate(
  dataSource: DataSource,
  { url, applicationName, copies }: DatabaseOptions,
): Promise<void> {
  const guard = await openSession({ url, applicationName });
  const runner = dataSource.createQueryRunner();
  try {
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runner.query('set statement_timeout = 0');
    const executor = new (typeorm().MigrationExecutor)(dataSource, runner);
    await refuseHalfMigrated(dataSource, executor, applicationName);
    executor.transaction = 'each';
    await executor.executePendingMigrations();
    if (copies) await createCopyTables(runner, copies);
    await runner.query('reset statement_timeout');
  } finally {
    await runner.release();
    await guard.end();
  }
}

/** A newer schema is accepted, because the previous version runs beside the new one. */
async function refusePending(
  dataSource: DataSource,
  { applicationName, copies }: DatabaseOptions,
): Promise<void> {
  const executor = new (typeorm().MigrationExecutor)(dataSource);
  await refuseHalfMigrated(dataSource, executor, applicationName);
  if (copies) await expectCopyTables(dataSource, copies);
  const pending = await executor.getPendingMigrations();
  if (pending.length === 0) return;
  const names = pending.map(({ name }) => name).join(', ');
  throw new ConfigError(
    `The database lacks migrations (${names}): run this version's main.js migrate on it first.`,
  );
}

/**
 * A service's first migration is its baseline: the schema of 0.7, named after the last of the migrations that led there.
 * A database with that name skips it. One with other migrations that we don't know is older, and would get every table a
 * second time.
 */
async function refuseHalfMigrated(
  dataSource: DataSource,
  executor: MigrationExecutor,
  applicationName: string,
): Promise<void> {
  const known = dataSource.migrations.map(({ name }) => name);
  const executed = (await executor.getExecutedMigrations()).map(({ name }) => name);
  const baseline = known[kitMigrations.length];
  if (baseline === undefined || executed.includes(baseline)) return;
  if (executed.every((name) => known.includes(name))) return;
  throw new ConfigError(
    `${applicationName}: the database is older than 0.7, as it lacks ${baseline}. Upgrade to 0.7 first.`,
  );
}

/** The cursor's name: a transaction has one at a time. */
const CURSOR = 'in_batches';

/**
 * The rows of a query, `size` at a time, all as they were when it began: for results that would need much memory at
 * once. The transaction must not begin a second one before the first has ended.
 */
export async function* inBatches<Row>(
  tx: Tx,
  text: string,
  parameters: readonly unknown[] = [],
  size = 2_000,
): AsyncGenerator<Row[], void, undefined> {
  // All rows are read: a plan that finds the first ones soon would take longer for the rest.
  await tx.run('set local cursor_tuple_fraction = 1');
  await tx.run(`declare ${CURSOR} no scroll cursor for ${text}`, parameters);
  for (;;) {
    // Not prepared, because its columns are those of the cursor.
    const rows = await tx.manager.query<Row[]>(`fetch ${size} from ${CURSOR}`);
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
  }
  await tx.run(`close ${CURSOR}`);
}
