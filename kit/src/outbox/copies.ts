/** Keeping copies of other services' entities, from their events. */
import type { Database, Sql, Tx } from '../database/database.js';
import type { Bus, ReceivedMessage, Subscription } from '../bus/bus.js';
import { PoisonMessage } from '../bus/bus.js';
import type { EntityVersion } from '../call-context.js';
import { z } from 'zod';
import { text } from '../grpc/rpc.js';
import { VERSION_HEADER, type EventTopic } from './emit.js';

/** What to do, in the transaction, with a newer state or with a deletion of one entity. */
interface Handler<Context, T> {
  changed(tx: Tx, event: T, context: Context): Promise<void>;
  /** Left out where the topic has no tombstones. */
  removed?(tx: Tx, key: string, context: Context): Promise<void>;
}

/** One line of a service's table of consumed topics. */
export interface Consumed<Context> {
  readonly topic: string;
  apply(tx: Tx, message: ReceivedMessage, context: Context): Promise<void>;
}

/** Binds a topic to its handler; an event no newer than what was seen never reaches the handler. */
export function on<Context, T>(topic: EventTopic<T>, handler: Handler<Context, T>): Consumed<Context> {
  return {
    topic: topic.name,
    async apply(tx, message, context) {
      const version = versionOf(message);
      const event = message.value === null ? null : decode(topic, message.value);
      if (!(await claimVersion(tx, message, version))) return;
      if (event !== null) await handler.changed(tx, event, context);
      else await handler.removed?.(tx, message.key, context);
    },
  };
}

/**
 * Consumes the topics of `consumed` as one group, a transaction a batch.
 * @param after called after each committed batch, for instance to wake a scheduler
 */
export async function keepCopies<Context>(options: {
  readonly bus: Bus;
  readonly database: Database;
  readonly group: string;
  readonly consumed: readonly Consumed<Context>[];
  readonly context: Context;
  readonly after?: (topics: ReadonlySet<string>) => void;
}): Promise<Subscription> {
  const byTopic = new Map(options.consumed.map((entry) => [entry.topic, entry]));
  // The first handler would claim the version and leave the second without any event.
  if (byTopic.size < options.consumed.length) throw new Error('a consumed topic is listed twice');
  return await options.bus.consume({
    group: options.group,
    topics: [...byTopic.keys()],
    handle: async (messages) => {
      await options.database.transaction(async (tx) => {
        for (const message of messages) await byTopic.get(message.topic)?.apply(tx, message, options.context);
      });
      options.after?.(new Set(messages.map((message) => message.topic)));
    },
  });
}

/** What an RPC that waits for versions may be asked. */
export const versionsInput = z.object({
  versions: z.array(z.object({ topic: text(200), key: text(200) })).max(1_000),
});

/** A caller who wants to wait longer is told no: they may ask again. */
const LONGEST_WAIT_MS = 5_000;

/** Waits until the copies are at least as new as asked; false when `timeoutMs`, or five seconds, passed first. */
export async function awaitVersions(
  sql: Sql,
  wanted: readonly EntityVersion[],
  timeoutMs: number,
  pause: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<boolean> {
  const text = `
    select count(*)::int as behind
    from unnest($1::text[], $2::text[], $3::bigint[]) as wanted (topic, key, version)
    left join seen_versions seen using (topic, key)
    where seen.version is null or seen.version < wanted.version`;
  const parameters = [wanted.map((w) => w.topic), wanted.map((w) => w.key), wanted.map((w) => w.version)];
  const step = 20;
  for (let waited = 0; ; waited += step) {
    const [row] = await sql.rows<{ behind: number }>(text, parameters);
    if (row?.behind === 0) return true;
    if (waited >= Math.min(timeoutMs, LONGEST_WAIT_MS)) return false;
    await pause(step);
  }
}

function versionOf(message: ReceivedMessage): number {
  const header = message.headers[VERSION_HEADER] ?? '';
  if (!/^\d{1,15}$/.test(header)) throw new PoisonMessage(`no ${VERSION_HEADER} header`);
  return Number(header);
}

function decode<T>(topic: EventTopic<T>, value: Uint8Array): T {
  try {
    return topic.codec.decode(value);
  } catch (cause) {
    throw new PoisonMessage(`not a ${topic.eventType}`, { cause });
  }
}

/** Remembers the version; false where the same or a newer one was applied already. */
async function claimVersion(tx: Tx, message: ReceivedMessage, version: number): Promise<boolean> {
  const claimed = await tx.run(
    `insert into seen_versions (topic, key, version) values ($1, $2, $3)
     on conflict (topic, key) do update set version = excluded.version
     where seen_versions.version < excluded.version`,
    [message.topic, message.key, version],
  );
  return claimed === 1;
}
