/** Moves the times in a dumped database to today, because sessions expire and weeks close. */
import { allTopics } from '@torchbearer/proto/topics';
import { Client } from 'pg';

/** Adds `ms` to every time in a database, in rows and in events on the bus. */
export async function shift(url: string, ms: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(shiftRows(ms));
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('bus.messages') is not null as there`,
    );
    if (rows[0]?.there) await shiftEvents(client, ms);
  } finally {
    await client.end();
  }
}

const shiftRows = (ms: number): string => `
  do $shift$
  declare a record;
  begin
    for a in
      select table_schema, table_name,
        string_agg(format('%1$I = %1$I + interval ''${String(ms)} milliseconds''', column_name), ', ') as changes
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema in ('public', 'copied') and table_type = 'BASE TABLE'
        and data_type = 'timestamp with time zone'
      group by table_schema, table_name
    loop
      execute format('update %I.%I set %s', a.table_schema, a.table_name, a.changes);
    end loop;
  end $shift$`;

/** Services fill copies from these events. */
async function shiftEvents(client: Client, ms: number): Promise<void> {
  const { rows } = await client.query<{
    topic: string;
    partition: number;
    offset: string;
    value: Buffer;
  }>('select topic, partition, message_offset as offset, value from bus.messages where value is not null');
  for (const { topic, partition, offset, value } of rows) {
    const codec = allTopics.find(({ name }) => name === topic)?.codec;
    // Skips dead letters and topics that no longer exist.
    if (!codec) continue;
    const event = shifted(codec.decode(value), ms) as never;
    await client.query(
      'update bus.messages set value = $4 where topic = $1 and partition = $2 and message_offset = $3',
      [topic, partition, offset, Buffer.from(codec.encode(event).finish())],
    );
  }
}

function shifted(value: unknown, ms: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() + ms);
  if (Array.isArray(value)) return value.map((one) => shifted(one, ms));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shifted(one, ms)]));
}
