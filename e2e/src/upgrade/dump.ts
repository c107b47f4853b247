/**
 * Saves a version in e2e/upgrade for the upgrade test, in place of the one before: the databases of its sample season as
 * SQL, a snapshot of its API's responses, and its proto contracts, which the next version must not break. Run it on a
 * built checkout of that version:
 *
 *     npm run take-version -- <checkout>
 */
import type { Castaway, StandingsEntry, User } from '@torchbearer/contract';
import { freePort, layout, root } from '@torchbearer/local';
import { databaseUrl, startEmbeddedPostgres } from '@torchbearer/parts';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from '../databases.js';
import { npmStartIn } from '../npm-start.js';
import { ADMIN } from '../system.js';
import type { Snapshot } from './snapshot.js';

const SERVICES = layout.filter(({ database }) => database).map(({ name }) => name);
const PLAYER = 'coral@torchbearer.example';

/** TypeORM creates this table itself. */
const MIGRATIONS_TABLE =
  'create table migrations (id serial primary key, "timestamp" bigint not null, name varchar not null)';

/** Records the statements of a migration. */
interface Recorder {
  query(sql: string, parameters?: readonly unknown[]): Promise<never[]>;
}
type Migration = new () => { up(runner: Recorder): Promise<void> };

const [checkout] = process.argv.slice(2);
if (checkout === undefined) throw new Error('Name a folder: npm run take-version -- <checkout>');
const { version } = JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8')) as { version: string };
const versions = join(root, 'e2e/upgrade');
const target = join(versions, version);
const folder = await mkdtemp(join(tmpdir(), 'torchbearer-dump-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
try {
  await mkdir(target, { recursive: true });
  const snapshot = await play(checkout, postgres.url);
  for (const name of [...SERVICES, 'bus']) {
    const url = databaseUrl(postgres.url, `torchbearer_${name}`);
    await writeFile(
      join(target, `${name}.sql`),
      [...(await schemaOf(checkout, name)), ...(await rowsOf(url))].join('\n'),
    );
  }
  await writeFile(join(target, 'snapshot.json'), `${JSON.stringify(snapshot, null, 2)}\n`);
  execFileSync('npx', [
    'buf',
    'build',
    join(checkout, 'proto'),
    '--exclude-source-info',
    '-o',
    join(target, 'proto.binpb.gz'),
  ]);
  for (const earlier of await readdir(versions))
    if (earlier !== version) await rm(join(versions, earlier), { recursive: true });
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Starts that version, which plays the sample season, reads its API's responses, and stops it. */
async function play(from: string, serverUrl: string): Promise<Snapshot> {
  const started = npmStartIn(from, {
    DATABASE_URL: serverUrl,
    TORCHBEARER_DATA: join(folder, 'data'),
    PORT: String(await freePort()),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const url = await started.ready();
  const [, password = ''] = /and eleven more, password (\S+)/.exec(started.output()) ?? [];
  // Plain requests: the current client would check the responses against the current contract.
  const get = async (path: string, token: string): Promise<unknown> =>
    await (await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })).json();
  const signIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: PLAYER, password }),
  });
  const { token } = (await signIn.json()) as { token: string };
  // The times in the databases are moved before the test.
  const { createdAt: _, ...me } = (await get('/api/auth/me', token)) as User;
  const standings = (await get('/api/league/standings', token)) as StandingsEntry[];
  const snapshot = {
    at: new Date().toISOString(),
    player: { email: PLAYER, password, token },
    admin: ADMIN,
    me,
    castaways: (await get('/api/castaways', token)) as Castaway[],
    standings: standings.map(({ id, rank, name, email, totalPoints }) => ({
      id,
      rank,
      name,
      email,
      totalPoints,
    })),
  };
  started.process.kill('SIGTERM');
  await started.ended;
  return snapshot;
}

/** The statements that create that version's tables. */
async function schemaOf(built: string, name: string): Promise<string[]> {
  const statements: string[] = [];
  const recorder: Recorder = {
    query: (sql, parameters) => {
      // Statements with parameters insert rows, which are dumped separately.
      if (parameters === undefined) statements.push(`${sql.trim()};`);
      return Promise.resolve([]);
    },
  };
  const from = async <T>(path: string): Promise<T> => (await import(resolve(built, path))) as T;
  if (name === 'bus') {
    const { createSchema } = await from<{ readonly createSchema: (client: Recorder) => Promise<void> }>(
      'kit/dist/bus/postgres-log/schema.js',
    );
    await createSchema(recorder);
    return statements;
  }
  const { kitMigrations } = await from<{ kitMigrations: Migration[] }>('kit/dist/database/migrations.js');
  const { migrations } = await from<{ migrations: Migration[] }>(
    `services/${name}/dist/db/migrations/index.js`,
  );
  for (const Step of [...kitMigrations, ...migrations]) await new Step().up(recorder);
  if (existsSync(resolve(built, `services/${name}/dist/copies.js`))) {
    const { copies } = await from<{ copies: object }>(`services/${name}/dist/copies.js`);
    const { createCopyTables } = await from<{
      createCopyTables: (runner: Recorder, copies: object) => Promise<void>;
    }>('kit/dist/copies/schema.js');
    await createCopyTables(recorder, copies);
  }
  return [`${MIGRATIONS_TABLE};`, ...statements];
}

/** Statements that insert the rows of each table and set its sequences. */
async function rowsOf(url: string): Promise<string[]> {
  const tables = await sql<{ table: string; columns: string; counted: string[] | null }>(
    url,
    `select format('%I.%I', table_schema, table_name) as "table",
       string_agg(format('%I', column_name), ', ' order by ordinal_position) as columns,
       array_agg(column_name::text) filter
         (where is_identity = 'YES' or column_default like 'nextval%') as counted
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('public', 'copied', 'bus') and table_type = 'BASE TABLE' and is_generated = 'NEVER'
     group by table_schema, table_name order by 1`,
  );
  // Disables foreign keys, and removes rows that migrations inserted.
  const statements = [
    'set session_replication_role = replica;',
    `truncate ${tables.map(({ table }) => table).join(', ')};`,
  ];
  for (const { table, columns, counted } of tables) {
    const text = `select to_json(one)::text as row from (select ${columns} from ${table}) one`;
    const rows = await sql<{ row: string }>(url, text);
    if (rows.length === 0) continue;
    const json = rows.map(({ row }) => row).join(',\n');
    statements.push(
      `insert into ${table} (${columns}) overriding system value select ${columns} from`,
      `json_populate_recordset(null::${table}, $rows$[\n${json}\n]$rows$);`,
    );
    for (const column of counted ?? [])
      statements.push(
        `select setval(pg_get_serial_sequence('${table}', '${column}'), max(${column})) from ${table};`,
      );
  }
  return [...statements, ''];
}
