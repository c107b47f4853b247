/** The database server: a given Postgres, or one of our own that is restarted when it dies. */
import { ensureDatabases, startEmbeddedPostgres } from '@torchbearer/parts';

export interface Databases {
  /** A description for the user, e.g. `Postgres 18.4 on port 40123`. */
  readonly label: string;
  /** URL by database name. */
  readonly urls: Readonly<Record<string, string>>;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

export interface DatabasesOptions {
  /** A server to use instead of our own; the databases are created on it. */
  readonly serverUrl: string | undefined;
  readonly dataDir: string;
  readonly names: readonly string[];
  readonly say: (line: string) => void;
}

export async function openDatabases(options: DatabasesOptions): Promise<Databases> {
  if (options.serverUrl !== undefined) {
    const urls = await databasesOn(options.serverUrl, options.names);
    return { label: 'Postgres as given', urls, pid: undefined, stop: async () => undefined };
  }
  let isStopping = false;
  let postgres = await startEmbeddedPostgres({ dataDir: options.dataDir });
  const { port } = postgres;

  const watch = (): void => {
    void postgres.exited.then(async () => {
      if (isStopping) return;
      options.say('Postgres ended; starting it again');
      for (;;) {
        try {
          postgres = await startEmbeddedPostgres({ dataDir: options.dataDir, port });
          return watch();
        } catch (error) {
          if (isStopping) return;
          options.say(`Postgres did not start: ${error instanceof Error ? error.message : String(error)}`);
          await new Promise((resolve) => setTimeout(resolve, 2_000));
        }
      }
    });
  };
  watch();
  return {
    label: `Postgres ${postgres.version} on port ${port}`,
    urls: await ensureDatabases(postgres.url, [...options.names]),
    get pid() {
      return postgres.pid;
    },
    async stop() {
      isStopping = true;
      await postgres.stop();
    },
  };
}

/** @throws Error with one sentence that names the variable, never the URL: it holds a password */
async function databasesOn(serverUrl: string, names: readonly string[]): Promise<Record<string, string>> {
  if (!/^postgres(ql)?:\/\//.test(serverUrl)) {
    throw new Error(
      'DATABASE_URL must begin with postgres:// (it names the server that databases are made on).',
    );
  }
  try {
    return await ensureDatabases(serverUrl, [...names]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The Postgres server of DATABASE_URL cannot be used: ${reason}.`, { cause: error });
  }
}
