import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../log.js';
import type { ConsumeOptions, ReceivedMessage, Subscription } from '../bus.js';
import type { Delivery } from '../delivery.js';
import { createBackoff } from '../../backoff.js';
import { createSignal } from '../../signal.js';
import { createPace } from '../pace.js';
import { behind, fetchNext, placeOf, storeOffsets } from './fetch.js';
import { claim, fairShare, join, release } from './membership.js';
import { GROUPS_CHANNEL, groupNotice, listenTo, TOPICS_CREATED } from './schema.js';
import { openSession, type Session } from '../../database/session.js';

/** How often to poll without a notification, in milliseconds; only a fallback. */
const POLL_MS = 10_000;
/** How often to check the group's members; bounds how long a killed member's partitions are idle. */
const SHARE_MS = 1_000;
/** The same for the only member that holds all partitions: a new one announces itself. */
const SHARE_ALONE_MS = 30_000;

/** A partition whose lock this consumer holds. */
interface Held {
  readonly topic: string;
  readonly partition: number;
  next: bigint;
  /** Whether the group's stored offset is behind `next`. */
  isUnstored: boolean;
  /** Not handled before this time (milliseconds since the epoch) after a failure; 0 for at once. */
  restsUntil: number;
}

interface Batch {
  readonly part: Held;
  readonly messages: readonly ReceivedMessage[];
}

/**
 * Consumes as a member of a group until stopped, through lost connections. One thing at a time: fetches what was
 * announced of all its partitions, hands it to the handler together, and stores the offsets with the next fetch.
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
  const held = new Map<string, Held>();
  /** Topics that may have messages beyond `next`. */
  const announced = new Set<string>();
  let isStopping = false;
  let isShareStale = true;
  let isAlone = false;
  const delivery = setting.deliveryFor(() => isStopping);

  async function consumeOnce(): Promise<void> {
    await setting.prepare();
    const session = await openSession({
      url: setting.url,
      applicationName: `${setting.clientId} bus ${group}`,
      onNotice: (payload) => {
        if (payload === groupNotice(group) || payload === TOPICS_CREATED) isShareStale = true;
        else if (topics.includes(payload)) announced.add(payload);
        else return;
        signal.wake();
      },
      onLost: () => signal.wake(),
    });
    try {
      await session.query(`listen ${GROUPS_CHANNEL}; ${listenTo(topics)}`);
      await join(session, group, topics);
      await notifyGroup(session);
      backoff.succeeded();
      await consumeWith(session);
      await storeOffsets(session, group, unstored());
      await session.query('select pg_advisory_unlock_all()');
      await notifyGroup(session);
    } finally {
      held.clear();
      await session.end();
    }
  }

  async function consumeWith(session: Session): Promise<void> {
    const pace = createPace();
    let shareDueAt = 0;
    let pollDueAt = 0;
    while (!isStopping) {
      session.assertAlive();
      if (isShareStale || Date.now() >= shareDueAt) {
        isShareStale = false;
        await adjust(session);
        shareDueAt = Date.now() + (isAlone ? SHARE_ALONE_MS : SHARE_MS);
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
      } else if (announced.size === 0 && unstored().length === 0) {
        await signal.wait(untilNext(Math.min(shareDueAt, pollDueAt)));
      }
    }
    session.assertAlive();
  }

  const notifyGroup = (session: Session): Promise<unknown> =>
    session.query('select pg_notify($1, $2)', [GROUPS_CHANNEL, groupNotice(group)]);

  const unstored = (): Held[] => [...held.values()].filter((part) => part.isUnstored);

  /** Releases partitions that are no longer in our share, and claims free ones that are. */
  async function adjust(session: Session): Promise<void> {
    const { own, isShared } = await fairShare(session, group, topics);
    const wanted = new Set(own.map(placeOf));
    const letGo = [...held.entries()].filter(([place]) => !wanted.has(place));
    if (letGo.length > 0) {
      const parts = letGo.map(([, part]) => part);
      await storeOffsets(
        session,
        group,
        parts.filter((part) => part.isUnstored),
      );
      for (const [place] of letGo) held.delete(place);
      await release(session, group, parts);
      await notifyGroup(session);
    }
    const missing = own.filter((partition) => !held.has(placeOf(partition)));
    if (missing.length > 0) {
      for (const { topic, partition, next } of await claim(session, group, missing)) {
        const part = { topic, partition, next: BigInt(next), isUnstored: false, restsUntil: 0 };
        held.set(placeOf(part), part);
        announced.add(topic);
      }
    }
    isAlone = !isShared && held.size === own.length;
  }

  /** The next messages of the partitions that may have some. Stores the offsets of what was handled before. */
  async function fetch(session: Session): Promise<Batch[]> {
    const now = Date.now();
    const due = [...held.values()].filter(
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
    const resting = [...held.values()].flatMap(({ restsUntil }) => (restsUntil > 0 ? restsUntil : []));
    return Math.max(0, Math.min(dueAt, ...resting) - Date.now());
  }

  const running = (async () => {
    while (!isStopping) {
      try {
        await consumeOnce();
      } catch (error) {
        isShareStale = true;
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
