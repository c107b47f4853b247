import { randomUUID } from 'node:crypto';
import type { Tx } from '../database/database.js';
import { activeTrace, inTrace, traceHeaders, type Trace } from '../trace.js';
import { VERSION_HEADER, type EventTopic } from './event.js';

/**
 * Writes the complete new state of one entity to the outbox, in the transaction of the change. The entity's own row
 * must have been locked or written before in this transaction, so that outbox ids rise with versions per key.
 */
export const emit = <T extends { version: number }>(tx: Tx, topic: EventTopic<T>, event: T): Promise<void> =>
  insert(tx, topic, [rowOf(topic, event)]);

/** Writes an entity's deletion to the outbox; `version` is one above its last. */
export const emitTombstone = <T>(tx: Tx, topic: EventTopic<T>, key: string, version: number): Promise<void> =>
  insert(tx, topic, [{ key, value: null, version, headers: headersOf(topic, version) }]);

/**
 * The row that `emit` would write, for a statement that writes the change and its outbox row in one round trip.
 * Such a caller adds what it wrote to `tx.published` itself.
 */
export const outboxRow = <T extends { version: number }>(topic: EventTopic<T>, event: T) => ({
  topic: topic.name,
  ...rowOf(topic, event),
});

/** Rows in one statement: with more, their values would be in memory several times over. */
const MOST_ROWS = 2_000;

/**
 * Emits the events of any number of entities, with a few statements and in the given order.
 * @param traceOf the trace that an event belongs to, if not the active one
 */
export async function emitAll<T extends { version: number }>(
  tx: Tx,
  topic: EventTopic<T>,
  events: readonly T[],
  traceOf: (event: T) => Trace = activeTrace,
): Promise<void> {
  for (let from = 0; from < events.length; from += MOST_ROWS) {
    const rows = events
      .slice(from, from + MOST_ROWS)
      .map((event) => inTrace(traceOf(event), () => rowOf(topic, event)));
    await insert(tx, topic, rows);
  }
}

interface Row {
  readonly key: string;
  readonly value: Buffer | null;
  readonly version: number;
  readonly headers: string;
}

const rowOf = <T extends { version: number }>(topic: EventTopic<T>, event: T) => ({
  key: topic.keyOf(event),
  value: Buffer.from(topic.codec.encode(event).finish()),
  version: event.version,
  headers: headersOf(topic, event.version),
});

async function insert<T>(tx: Tx, { name: topic }: EventTopic<T>, rows: readonly Row[]): Promise<void> {
  await tx.run(
    `insert into outbox (topic, key, value, headers)
     select $1, key, value, headers::jsonb
     from unnest($2::text[], $3::bytea[], $4::text[]) with ordinality
       as row (key, value, headers, place) order by place`,
    [topic, rows.map(({ key }) => key), rows.map(({ value }) => value), rows.map(({ headers }) => headers)],
  );
  for (const { key, version } of rows) tx.published.push({ topic, key, version });
}

const headersOf = <T>(topic: EventTopic<T>, version: number): string =>
  JSON.stringify({
    ce_specversion: '1.0',
    ce_id: randomUUID(),
    ce_type: topic.eventType,
    ce_source: `/torchbearer/${topic.publisher}`,
    ce_time: new Date().toISOString(),
    [VERSION_HEADER]: String(version),
    ...traceHeaders(),
  });
