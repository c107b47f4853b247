import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../log.js';
import type { BroadcastOptions, Subscription } from '../bus.js';
import { handleInTrace } from '../handle-in-trace.js';
import { createLiveness } from '../liveness.js';
import { createBackoff } from '../../backoff.js';
import { createSignal } from '../../signal.js';
import { createPace } from '../pace.js';
import { behind, fetchNext, placeOf, type Position } from './fetch.js';
import { listenTo, TOPICS_CHANNEL, TOPICS_CREATED } from './schema.js';
import { openSession, type Session } from '../../database/session.js';

/** How often to poll without a notification, in milliseconds: a fallback, and the sign of life that `liveness` needs. */
const POLL_MS = 2_000;
const BATCH = 100;

/**
 * Reads from now on with positions in memory: no group, no stored offset. Resolves once every later message will be
 * received.
 */
export async function startBroadcast(setting: {
  readonly url: string;
  readonly clientId: string;
  readonly log: Log;
  readonly broadcast: BroadcastOptions;
  readonly prepare: () => Promise<void>;
}): Promise<Subscription> {
  const { topics, handle } = setting.broadcast;
  const signal = createSignal();
  const pace = createPace();
  const liveness = createLiveness(setting.broadcast);
  const backoff = createBackoff(setting.log, {
    starts: 'the bus is down: no broadcasts',
    ends: 'the bus is back: broadcasts continue',
  });
  const positions = new Map<string, Position>();
  let isStopping = false;
  /** Whether the positions of all partitions are known. */
  let areLocated = false;
  let positioned = (): void => undefined;
  const isPositioned = new Promise<void>((resolve) => {
    positioned = resolve;
  });

  async function readOnce(): Promise<void> {
    await setting.prepare();
    const session = await openSession({
      url: setting.url,
      applicationName: `${setting.clientId} bus broadcast`,
      onNotice: (payload) => {
        if (payload === TOPICS_CREATED) areLocated = false;
        else if (!topics.includes(payload)) return;
        signal.wake();
      },
      onLost: () => {
        liveness.lost();
        signal.wake();
      },
    });
    try {
      await session.query(`listen ${TOPICS_CHANNEL}; ${listenTo(topics)}`);
      areLocated = false;
      while (!isStopping) {
        session.assertAlive();
        if (!areLocated) {
          areLocated = true;
          await locate(session);
        }
        positioned();
        backoff.succeeded();
        const found = await fetchNext(session, [...positions.values()], BATCH);
        for (const [place, messages] of found) {
          for (const message of messages) await deliver(message);
          const position = positions.get(place);
          if (position) positions.set(place, { ...position, next: behind(messages) });
        }
        liveness.heard();
        if (found.size === 0) await signal.wait(POLL_MS);
        else await pause(pace.pauseAfter(found.size));
      }
    } finally {
      await session.end();
    }
  }

  /** The first poll starts at the end; a partition created later is read from its start. */
  let isFirstPoll = true;
  async function locate(session: Session): Promise<void> {
    const partitions = await session.query<{ topic: string; partition: number; next: string }>(
      'select topic, partition, next_offset::text as next from bus.partitions where topic = any($1)',
      [topics],
    );
    for (const { topic, partition, next } of partitions) {
      const place = placeOf({ topic, partition });
      if (!positions.has(place))
        positions.set(place, { topic, partition, next: isFirstPoll ? BigInt(next) : 0n });
    }
    isFirstPoll = false;
  }

  async function deliver(message: Parameters<BroadcastOptions['handle']>[0]): Promise<void> {
    if (isStopping) return;
    try {
      await handleInTrace([message], undefined, () => handle(message));
    } catch (error) {
      setting.log.error(
        { err: error, topic: message.topic, offset: message.offset },
        'a broadcast was not handled',
      );
    }
  }

  const running = (async () => {
    while (!isStopping) {
      try {
        await readOnce();
      } catch (error) {
        if (isStopping) break;
        liveness.lost();
        await signal.wait(backoff.failed(error));
      }
    }
    positioned();
  })();
  await isPositioned;

  return {
    async stop() {
      isStopping = true;
      liveness.stop();
      signal.wake();
      await running;
    },
  };
}
