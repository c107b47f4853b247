/** Moves the times in a dumped database to today, because sessions expire and weeks close. */
import { allTopics } from '@torchbearer/proto/topics';
import { Client } from 'pg';
import { sql } from '../databases.js';

/** Adds `ms` to every time in the rows of a service's database. */
export async function shiftRows(url: string, ms: number): Promise<void> {
  // Without triggers: some refuse any change of a row.
  await sql(
    url,
    `set session_replication_role = replica;
    do $shift$
    declare a record;
    begin
      for a in
        select table_schema, table_name, string_agg(
          format('%1$I = %1$I + interval ''${String(ms)} milliseconds''', column_name), ', ') as changes
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema in ('public', 'copied') and table_type = 'BASE TABLE'
          and data_type = 'timestamp with time zone'
        group by table_schema, table_name
      loop
        execute format('update %I.%I set %s', a.table_schema, a.table_name, a.changes);
      end loop;
    end $shift$`,
  );
}

/** Adds `ms` to every time in the events on the bus, from which services fill copies. */
export async function shiftEvents(url: string, ms: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{
      topic: string;
      partition: number;
      offset: string;
      value: Buffer;
    }>('select topic, partition, message_offset as offset, value from bus.messages where value is not null');
    for (const { topic, partition, offset, value } of rows) {
      const codec = allTopics.find(({ name }) => name === topic)?.codec;
      // The current version may have fewer topics.
      if (!codec) continue;
      const event = shifted(codec.decode(value), ms) as never;
      await client.query(
        'update bus.messages set value = $4 where topic = $1 and partition = $2 and message_offset = $3',
        [topic, partition, offset, Buffer.from(codec.encode(event).finish())],
      );
    }
  } finally {
    await client.end();
  }
}

function shifted(value: unknown, ms: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() + ms);
  if (Array.isArray(value)) return value.map((one) => shifted(one, ms));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shifted(one, ms)]));
}
