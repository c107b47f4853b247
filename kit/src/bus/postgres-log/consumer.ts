import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../log.js';
import type { ConsumeOptions, ReceivedMessage, Subscription } from '../bus.js';
import type { Delivery } from '../delivery.js';
import { createBackoff } from '../../backoff.js';
import { createSignal } from '../../signal.js';
import { behind, fetchNext, placeOf } from './fetch.js';
import { claim, fairShare, join, release } from './membership.js';
import { CHANNEL, groupNotice } from './schema.js';
import { openSession, type Session } from '../../database/session.js';

/** The pause between polls under load, so that messages are fetched and handled together. */
const GATHER_MS = 5;
/** How often to poll without a notification, in milliseconds; only a fallback. */
const POLL_MS = 500;
/** How often to check the group's members; bounds how long a killed member's partitions are idle. */
const SHARE_MS = 1_000;
/** Partitions handled at a time: catching up must not take every connection of the service's pool. */
const WORKERS = 4;

/** A partition whose lock this consumer holds. */
interface Held {
  readonly topic: string;
  readonly partition: number;
  next: bigint;
  isBusy: boolean;
  /** Released as soon as it is not busy. */
  isRevoked: boolean;
  /** Not handled before this time (milliseconds since the epoch) after a failure. */
  restsUntil: number;
}

/** Consumes as a member of a group until stopped, through lost connections. */
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
  const work = new Set<Promise<void>>();
  /** Fetched, waiting for a free worker. */
  const ready: { readonly part: Held; readonly messages: readonly ReceivedMessage[] }[] = [];
  let isStopping = false;
  let isShareStale = true;
  const delivery = setting.deliveryFor(() => isStopping);

  async function consumeOnce(): Promise<void> {
    await setting.prepare();
    const session = await openSession({
      url: setting.url,
      applicationName: `${setting.clientId} bus ${group}`,
      onNotice: (payload) => {
        if (payload === groupNotice(group)) isShareStale = true;
        else if (!topics.includes(payload)) return;
        signal.wake();
      },
      onLost: () => signal.wake(),
    });
    try {
      await session.query(`listen ${CHANNEL}`);
      await join(session, group, topics);
      await notifyGroup(session);
      backoff.succeeded();
      let shareDueAt = 0;
      while (!isStopping) {
        session.assertAlive();
        if (isShareStale || Date.now() >= shareDueAt) {
          isShareStale = false;
          await adjust(session);
          shareDueAt = Date.now() + SHARE_MS;
        }
        const found = await collect(session);
        startWork(session);
        if (found) await pause(GATHER_MS);
        else await signal.wait(untilNext());
      }
      ready.length = 0;
      await Promise.all(work);
      session.assertAlive();
      await session.query('select pg_advisory_unlock_all()');
      await notifyGroup(session);
    } finally {
      // Nothing of this session may still run when the next one claims partitions.
      ready.length = 0;
      await Promise.all(work);
      held.clear();
      await session.end();
    }
  }

  const notifyGroup = (session: Session): Promise<unknown> =>
    session.query('select pg_notify($1, $2)', [CHANNEL, groupNotice(group)]);

  /** Releases partitions that are no longer in our share, and claims free ones that are. */
  async function adjust(session: Session): Promise<void> {
    const share = await fairShare(session, group, topics);
    const wanted = new Set(share.map(placeOf));
    const letGo: Held[] = [];
    for (const [place, part] of held) {
      part.isRevoked = !wanted.has(place);
      if (part.isRevoked && !part.isBusy) {
        held.delete(place);
        letGo.push(part);
      }
    }
    if (letGo.length > 0) {
      await release(session, group, letGo);
      await notifyGroup(session);
    }
    const missing = share.filter((partition) => !held.has(placeOf(partition)));
    if (missing.length === 0) return;
    for (const { topic, partition, next } of await claim(session, group, missing)) {
      const part = { topic, partition, next: BigInt(next), isBusy: false, isRevoked: false, restsUntil: 0 };
      held.set(placeOf(part), part);
    }
  }

  /** Fetches for every idle partition; false if there was nothing new. */
  async function collect(session: Session): Promise<boolean> {
    const now = Date.now();
    const idle = [...held.values()].filter(
      (part) => !part.isBusy && !part.isRevoked && part.restsUntil <= now,
    );
    const found = await fetchNext(session, idle, maxBatch);
    for (const part of idle) {
      part.restsUntil = 0;
      const messages = found.get(placeOf(part));
      if (!messages) continue;
      part.isBusy = true;
      ready.push({ part, messages });
    }
    return found.size > 0;
  }

  function startWork(session: Session): void {
    while (work.size < WORKERS) {
      const next = ready.shift();
      if (!next) return;
      const working = handle(session, next.part, next.messages).finally(() => {
        work.delete(working);
        next.part.isBusy = false;
        if (next.part.isRevoked) isShareStale = true;
        if (!isStopping) startWork(session);
        signal.wake();
      });
      work.add(working);
    }
  }

  async function handle(session: Session, part: Held, messages: readonly ReceivedMessage[]): Promise<void> {
    if (isStopping || part.isRevoked) return;
    const { handled, retryInMs } = await delivery.deliver(messages);
    part.restsUntil = retryInMs === null ? 0 : Date.now() + retryInMs;
    if (handled === 0) return;
    const next = behind(messages.slice(0, handled));
    try {
      // On the connection that holds the lock: a member that lost the partition can no longer move its offset.
      await session.query(
        `insert into bus.group_offsets (group_name, topic, partition, next_offset) values ($1, $2, $3, $4)
         on conflict (group_name, topic, partition) do update set next_offset = excluded.next_offset`,
        [group, part.topic, part.partition, String(next)],
      );
      part.next = next;
    } catch (error) {
      part.restsUntil = Date.now() + POLL_MS;
      log.warn(
        { err: error, group, topic: part.topic },
        'an offset was not stored; its messages will come again',
      );
    }
  }

  /** Milliseconds until something is due even without a notification. */
  function untilNext(): number {
    const resting = [...held.values()].filter((part) => part.restsUntil > 0 && !part.isBusy);
    return Math.max(0, Math.min(POLL_MS, ...resting.map((part) => part.restsUntil - Date.now())));
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
