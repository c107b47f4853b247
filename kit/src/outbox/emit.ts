import { randomUUID } from 'node:crypto';
import { MOST_PUBLISHED } from '../call-context.js';
import type { Tx } from '../database/database.js';
import { activeTrace, inTrace, traceHeaders, type Trace } from '../trace.js';
import { VERSION_HEADER, type EventTopic } from './event.js';

/**
 * Writes the complete new state of one entity to the outbox, in the transaction of the change. The entity's own row
 * must have been locked or written before in this transaction, so that outbox ids rise with versions per key.
 */
export async function emit<T extends { version: number }>(
  tx: Tx,
  topic: EventTopic<T>,
  event: T,
): Promise<void> {
  await insert(tx, topic, topic.keyOf(event), Buffer.from(topic.codec.encode(event).finish()), event.version);
}

/** Writes an entity's deletion to the outbox; `version` is one above its last. */
export async function emitTombstone<T>(
  tx: Tx,
  topic: EventTopic<T>,
  key: string,
  version: number,
): Promise<void> {
  await insert(tx, topic, key, null, version);
}

/**
 * The row that `emit` would write, for a statement that writes the change and its outbox row in one round trip.
 * Such a caller adds what it wrote to `tx.published` itself.
 */
export function outboxRow<T extends { version: number }>(
  topic: EventTopic<T>,
  event: T,
): { topic: string; key: string; value: Buffer; headers: string } {
  return {
    topic: topic.name,
    key: topic.keyOf(event),
    value: Buffer.from(topic.codec.encode(event).finish()),
    headers: JSON.stringify(headersOf(topic, event.version)),
  };
}

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
    await insertRows(tx, topic, events.slice(from, from + MOST_ROWS), traceOf);
  }
}

async function insertRows<T extends { version: number }>(
  tx: Tx,
  topic: EventTopic<T>,
  events: readonly T[],
  traceOf: (event: T) => Trace,
): Promise<void> {
  const rows = events.map((event) => inTrace(traceOf(event), () => outboxRow(topic, event)));
  await tx.run(
    `insert into outbox (topic, key, value, headers)
     select topic, key, value, headers::jsonb
     from unnest($1::text[], $2::text[], $3::bytea[], $4::text[]) with ordinality
       as row (topic, key, value, headers, place) order by place`,
    [
      rows.map((row) => row.topic),
      rows.map((row) => row.key),
      rows.map((row) => row.value),
      rows.map((row) => row.headers),
    ],
  );
  for (const event of events.slice(-MOST_PUBLISHED))
    tx.published.push({ topic: topic.name, key: topic.keyOf(event), version: event.version });
}

async function insert<T>(
  tx: Tx,
  topic: EventTopic<T>,
  key: string,
  value: Buffer | null,
  version: number,
): Promise<void> {
  await tx.run('insert into outbox (topic, key, value, headers) values ($1, $2, $3, $4)', [
    topic.name,
    key,
    value,
    JSON.stringify(headersOf(topic, version)),
  ]);
  tx.published.push({ topic: topic.name, key, version });
}

function headersOf<T>(topic: EventTopic<T>, version: number): Record<string, string> {
  return {
    ce_specversion: '1.0',
    ce_id: randomUUID(),
    ce_type: topic.eventType,
    ce_source: `/torchbearer/${topic.publisher}`,
    ce_time: new Date().toISOString(),
    [VERSION_HEADER]: String(version),
    ...traceHeaders(),
  };
}
