/** Handles events of other services without a copy: once for each newer state of an entity. */
import type { Bus, ReceivedMessage, Subscription } from '../bus/bus.js';
import type { Database, Tx } from '../database/database.js';
import { decode, versionOf, type EventTopic } from './event.js';

/** One line of a service's table of handled topics. */
export interface Handled<Context> {
  readonly topic: { readonly name: string };
  apply(tx: Tx, message: ReceivedMessage, context: Context): Promise<void>;
}

/** Binds a topic to a handler of newer states, which runs in the transaction; deletions are skipped. */
export function onEvent<Context, T>(
  topic: EventTopic<T>,
  handle: (tx: Tx, event: T, context: Context) => Promise<void>,
): Handled<Context> {
  return {
    topic,
    async apply(tx, message, context) {
      const version = versionOf(message.headers);
      const event = message.value === null ? null : decode(topic, message.value);
      if ((await claimVersion(tx, message, version)) && event !== null) await handle(tx, event, context);
    },
  };
}

/** Consumes the topics as one group, one transaction per batch. */
export const handleEvents = <Context>(options: {
  readonly bus: Bus;
  readonly database: Database;
  readonly group: string;
  readonly handled: readonly Handled<Context>[];
  readonly context: Context;
}): Promise<Subscription> => {
  const byTopic = new Map(options.handled.map((entry) => [entry.topic.name, entry]));
  return options.bus.consume({
    group: options.group,
    topics: [...byTopic.keys()],
    handle: (messages) =>
      options.database.transaction(async (tx) => {
        for (const message of messages) await byTopic.get(message.topic)?.apply(tx, message, options.context);
      }),
  });
};

/** Saves the version; false if it or a newer one was already handled. */
async function claimVersion(tx: Tx, { topic, key }: ReceivedMessage, version: number): Promise<boolean> {
  const claimed = await tx.run(
    `insert into seen_versions (topic, key, version) values ($1, $2, $3)
     on conflict (topic, key) do update set version = excluded.version
     where seen_versions.version < excluded.version`,
    [topic, key, version],
  );
  return claimed === 1;
}
