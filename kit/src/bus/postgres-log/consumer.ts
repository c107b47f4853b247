import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../log.js';
import type { ConsumeOptions, ReceivedMessage, Subscription } from '../bus.js';
import type { Delivery } from '../delivery.js';
import { createTrouble } from '../../trouble.js';
import { createWaker } from '../../waker.js';
import { behind, fetchNext, placeOf } from './fetch.js';
import { claim, fairShare, join, release } from './membership.js';
import { CHANNEL, groupNotice } from './schema.js';
import { openSession, type Session } from '../../database/session.js';

/** Between two looks while there is work: what comes in meanwhile is fetched and handled together. */
const GATHER_MS = 5;
/** How often to look without having been notified, in milliseconds: the fallback, not the rule. */
const POLL_MS = 500;
/** How often to look who is in the group; bounds how long a killed member's partitions lie idle. */
const SHARE_MS = 1_000;
/** Partitions worked on at a time: catching up must not take every connection of the service's pool. */
const WORKERS = 4;

/** A partition that this consumer holds the lock of. */
interface Held {
  readonly topic: string;
  readonly partition: number;
  next: bigint;
  isBusy: boolean;
  /** To be let go as soon as it is not busy. */
  isRevoked: boolean;
  /** Milliseconds since the epoch before which it rests after a failure. */
  restsUntil: number;
}

/** Consumes as a member of a group until stopped, through lost connections. */
export function startConsumer(setting: {
  readonly url: string;
  readonly clientId: string;
  readonly log: Log;
  readonly consume: ConsumeOptions;
  readonly deliveryFor: (isStopping: () => boolean) => Delivery;
  /** Makes the tables where they are missing. */
  readonly prepare: () => Promise<void>;
}): Subscription {
  const { group, topics, maxBatch = 100 } = setting.consume;
  const { log } = setting;
  const waker = createWaker();
  const trouble = createTrouble(log, {
    starts: `the bus is away: ${group} does not consume`,
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
        waker.wake();
      },
      onLost: () => waker.wake(),
    });
    try {
      await session.query(`listen ${CHANNEL}`);
      await join(session, group, topics);
      await tellGroup(session);
      trouble.over();
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
        else await waker.wait(untilNext());
      }
      ready.length = 0;
      await Promise.all(work);
      session.assertAlive();
      await session.query('select pg_advisory_unlock_all()');
      await tellGroup(session);
    } finally {
      // Nothing of this session may still run when the next one takes partitions.
      ready.length = 0;
      await Promise.all(work);
      held.clear();
      await session.end();
    }
  }

  const tellGroup = (session: Session): Promise<unknown> =>
    session.query('select pg_notify($1, $2)', [CHANNEL, groupNotice(group)]);

  /** Lets go of partitions that are no longer ours to work on and takes those that are, where they are free. */
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
      await tellGroup(session);
    }
    const missing = share.filter((partition) => !held.has(placeOf(partition)));
    if (missing.length === 0) return;
    for (const { topic, partition, next } of await claim(session, group, missing)) {
      const part = { topic, partition, next: BigInt(next), isBusy: false, isRevoked: false, restsUntil: 0 };
      held.set(placeOf(part), part);
    }
  }

  /** Fetches for every partition that has nothing to do; false where there was nothing new. */
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
        waker.wake();
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
      // On the connection that holds the lock: whoever has lost the partition can no longer move its offset.
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
        if (!isStopping) await waker.wait(trouble.again(error));
      }
    }
  })();

  return {
    async stop() {
      isStopping = true;
      waker.wake();
      await running;
    },
  };
}
