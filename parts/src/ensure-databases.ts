import pg from 'pg';

/** An arbitrary number that every creator of databases on this server must share. */
const CREATING_DATABASES = 7_401_838;

/** The same server, another database. */
export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/**
 * Creates the missing databases and returns the URL of each by name. Safe to call again
 * and from several processes at once. A name is lower-case letters, digits and underscores.
 */
export async function ensureDatabases<Name extends string>(
  adminUrl: string,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  for (const name of names) {
    if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) throw new Error(`'${name}' cannot be the name of a database.`);
  }
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    // CREATE DATABASE has no IF NOT EXISTS, and two at once conflict.
    await client.query('SELECT pg_advisory_lock($1)', [CREATING_DATABASES]);
    for (const name of names) {
      const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
      // template0 has no connections, which would block the copy.
      if (rowCount === 0) await client.query(`CREATE DATABASE "${name}" TEMPLATE template0`);
    }
  } finally {
    await client.end();
  }
  return Object.fromEntries(names.map((name) => [name, databaseUrl(adminUrl, name)])) as Record<Name, string>;
}
