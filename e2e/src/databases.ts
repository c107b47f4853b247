import { Client } from 'pg';

/** Runs SQL on a database and returns its rows. */
export async function sql<Row extends object = Record<string, unknown>>(
  url: string | undefined,
  text: string,
  values?: readonly unknown[],
): Promise<Row[]> {
  const client = new Client({ connectionString: url ?? '' });
  await client.connect();
  try {
    return (await client.query<Row>(text, values && [...values])).rows;
  } finally {
    await client.end();
  }
}
