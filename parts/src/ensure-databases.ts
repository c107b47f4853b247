import pg from 'pg';

/** Any number does, as long as everybody who creates databases here takes the same one. */
const CREATING_DATABASES = 7_401_838;

/** The same server, another database. */
export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/**
 * Creates the databases that do not exist yet, and answers the address of each by name. Safe to call again
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
    // CREATE DATABASE knows no IF NOT EXISTS, and two at once get into each other's way.
    await client.query('SELECT pg_advisory_lock($1)', [CREATING_DATABASES]);
    for (const name of names) {
      const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
      // template0: nobody is ever connected to it, which would refuse the copy.
      if (rowCount === 0) await client.query(`CREATE DATABASE "${name}" TEMPLATE template0`);
    }
  } finally {
    await client.end();
  }
  return Object.fromEntries(names.map((name) => [name, databaseUrl(adminUrl, name)])) as Record<Name, string>;
}
