import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../log.js';
import type { ConsumeOptions, ReceivedMessage, Subscription } from '../bus.js';
import type { Delivery } from '../delivery.js';
import { createBackoff } from '../../backoff.js';
import { createSignal } from '../../signal.js';
import { createPace } from '../pace.js';
import { behind, fetchNext, placeOf, storeOffsets } from './fetch.js';
import { GROUP_LOCK, listenTo, TOPICS_CHANNEL, TOPICS_CREATED } from './schema.js';
import { openSession, type Session } from '../../database/session.js';

/** How often to poll without a notification, in milliseconds; only a fallback. */
const POLL_MS = 10_000;
/** How often a process that stands by tries to take over, in milliseconds: so long is a killed one's group idle. */
const STAND_BY_MS = 1_000;

/** How far one partition is handled. */
interface Part {
  readonly topic: string;
  readonly partition: number;
  next: bigint;
  /** Whether the group's stored offset is behind `next`. */
  isUnstored: boolean;
  /** Not handled before this time (milliseconds since the epoch) after a failure; 0 for at once. */
  restsUntil: number;
}

interface Batch {
  readonly part: Part;
  readonly messages: readonly ReceivedMessage[];
}

/**
 * Consumes for a group until stopped, through lost connections. One process of a group consumes, the one that holds the
 * group's lock; Postgres releases it with the connection. One thing at a time: fetches what was announced of all
 * partitions, hands it to the handler together, and stores the offsets with the next fetch.
 */
export function startConsumer(setting: {
  readonly url: string;
  readonly clientId: string;
  readonly log: Log;
  readonly consume: ConsumeOptions;
  readonly deliveryFor: (isStopping: () => boolean) => Delivery;
  /** Creates missing tables. */
  readonly prepare: () => Promise<void>;
}): Subscription {
  const { group, topics, maxBatch = 100 } = setting.consume;
  const { log } = setting;
  const signal = createSignal();
  const backoff = createBackoff(log, {
    starts: `the bus is down: ${group} does not consume`,
    ends: `the bus is back: ${group} consumes again`,
  });
  const parts = new Map<string, Part>();
  /** Topics that may have messages beyond `next`. */
  const announced = new Set<string>();
  /** Whether `parts` has all partitions. */
  let areLocated = false;
  let isStopping = false;
  const delivery = setting.deliveryFor(() => isStopping);

  async function consumeOnce(): Promise<void> {
    await setting.prepare();
    const session = await openSession({
      url: setting.url,
      applicationName: `${setting.clientId} bus ${group}`,
      onNotice: (payload) => {
        if (payload === TOPICS_CREATED) areLocated = false;
        else if (topics.includes(payload)) announced.add(payload);
        else return;
        signal.wake();
      },
      onLost: () => signal.wake(),
    });
    try {
      backoff.succeeded();
      if (!(await standBy(session))) return;
      await session.query(`listen ${TOPICS_CHANNEL}; ${listenTo(topics)}`);
      await consumeWith(session);
      await storeOffsets(session, group, unstored());
    } finally {
      parts.clear();
      areLocated = false;
      await session.end();
    }
  }

  /** Waits for the group's lock; false if stopped before. */
  async function standBy(session: Session): Promise<boolean> {
    for (;;) {
      if (isStopping) return false;
      session.assertAlive();
      const [lock] = await session.query<{ taken: boolean }>(
        `select pg_try_advisory_lock(${GROUP_LOCK}) as taken`,
        [group],
      );
      if (lock?.taken) return true;
      await signal.wait(STAND_BY_MS);
    }
  }

  async function consumeWith(session: Session): Promise<void> {
    const pace = createPace();
    let pollDueAt = 0;
    while (!isStopping) {
      session.assertAlive();
      if (!areLocated) {
        areLocated = true;
        await locate(session);
      }
      if (Date.now() >= pollDueAt) {
        for (const topic of topics) announced.add(topic);
        pollDueAt = Date.now() + POLL_MS;
      }
      const batches = await fetch(session);
      if (batches.length > 0) {
        await handle(batches);
        const size = batches.reduce((sum, { messages }) => sum + messages.length, 0);
        if (!isStopping) await pause(pace.pauseAfter(size));
      } else if (areLocated && announced.size === 0 && unstored().length === 0) {
        await signal.wait(untilNext(pollDueAt));
      }
    }
  }

  const unstored = (): Part[] => [...parts.values()].filter((part) => part.isUnstored);

  /** Adds the partitions that are new to this process, with the group's offsets; the lock is held since before. */
  async function locate(session: Session): Promise<void> {
    const found = await session.query<{ topic: string; partition: number; next: string }>(
      `select topic, partition, coalesce(stands.next_offset, 0)::text as next
       from bus.partitions
       left join (select * from bus.group_offsets where group_name = $1) stands using (topic, partition)
       where topic = any($2) order by topic, partition`,
      [group, topics],
    );
    for (const { topic, partition, next } of found) {
      const part = { topic, partition, next: BigInt(next), isUnstored: false, restsUntil: 0 };
      if (parts.has(placeOf(part))) continue;
      parts.set(placeOf(part), part);
      announced.add(topic);
    }
  }

  /** The next messages of the partitions that may have some. Stores the offsets of what was handled before. */
  async function fetch(session: Session): Promise<Batch[]> {
    const now = Date.now();
    const due = [...parts.values()].filter(
      (part) => part.restsUntil <= now && (part.restsUntil > 0 || announced.has(part.topic)),
    );
    const handled = unstored();
    // Before the round trip: what is announced meanwhile may be missing from its result.
    announced.clear();
    if (due.length === 0) await storeOffsets(session, group, handled);
    const found = await fetchNext(session, due, maxBatch, { group, handled });
    for (const part of handled) part.isUnstored = false;
    return due.flatMap((part) => {
      part.restsUntil = 0;
      const messages = found.get(placeOf(part)) ?? [];
      if (messages.length === maxBatch) announced.add(part.topic);
      return messages.length === 0 ? [] : { part, messages };
    });
  }

  async function handle(batches: readonly Batch[]): Promise<void> {
    const outcomes = await delivery.deliver(batches.map(({ messages }) => messages));
    for (const [index, { part, messages }] of batches.entries()) {
      const { handled, retryInMs } = outcomes[index] ?? { handled: 0, retryInMs: null };
      part.restsUntil = retryInMs === null ? 0 : Date.now() + retryInMs;
      if (retryInMs === null && handled < messages.length) announced.add(part.topic);
      if (handled === 0) continue;
      part.next = behind(messages.slice(0, handled));
      part.isUnstored = true;
    }
  }

  /** Milliseconds until `dueAt`, or until a partition has rested. */
  function untilNext(dueAt: number): number {
    const resting = [...parts.values()].flatMap(({ restsUntil }) => (restsUntil > 0 ? restsUntil : []));
    return Math.max(0, Math.min(dueAt, ...resting) - Date.now());
  }

  const running = (async () => {
    while (!isStopping) {
      try {
        await consumeOnce();
      } catch (error) {
        if (!isStopping) await signal.wait(backoff.failed(error));
      }
    }
  })();

  return {
    async stop() {
      isStopping = true;
      signal.wake();
      await running;
    },
  };
}
