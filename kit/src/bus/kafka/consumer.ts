import type { Consumer, ConsumerRunConfig, EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs';
import type { Log } from '../../log.js';
import { MAX_BATCH, type ConsumeOptions, type ReceivedMessage, type Subscription } from '../bus.js';
import type { Delivery } from '../delivery.js';
import { createSignal } from '../../loop.js';
import { commitTogether, deliverTogether } from './together.js';
import { withTimeout } from '../../timeout.js';
import { createKafkaBackoff, isAnsweredWith, isAway, RETRY } from './retry.js';

const HEARTBEAT_MS = 500;
/**
 * A member without a heartbeat for this long has left. A killed process' partitions are idle until then: with the
 * heartbeat and rejoin of the others, copies stall for about three seconds. A shorter timeout would drop
 * healthy members of a busy machine, and stall the whole group.
 */
const SESSION_MS = 2_500;
/** The session with brokers that refuse a shorter one: 6 s is their minimum unless `group.min.session.timeout.ms` is less. */
const ALLOWED_SESSION_MS = 10_000;
/** How long a fetch waits for messages; bounds the wait at a stop and after a pause. */
const FETCH_WAIT_MS = 250;
/** Partitions whose batches are gathered at a time: as many as a consumer has. */
const MAX_PARTITIONS = 1_000;

/** The setup of a consumer that `runForEver` restarts. */
export interface ConsumerSetup {
  readonly kafka: Kafka;
  readonly log: Log;
  readonly groupId: string;
  readonly topics: readonly string[];
  readonly fromBeginning: boolean;
  readonly run: (isStopping: () => boolean) => ConsumerRunConfig;
  readonly onJoin?: (consumer: Consumer, assignment: Readonly<Record<string, number[]>>) => void;
  /** Called with every sign of life of the group's broker, several times a second. */
  readonly onHeard?: () => void;
  /** Called when a consumer has crashed, before the next one joins. */
  readonly onLost?: () => void;
  /** Called once for a permanent error. */
  readonly onCrash: (error: unknown) => void;
}

/**
 * Runs a consumer until it is stopped. kafkajs' own restart keeps the crashed consumer's state, so each crash by an
 * infrastructure failure is followed by a new consumer; any other goes to `onCrash`.
 */
export function runForEver(setup: ConsumerSetup): Subscription {
  const signal = createSignal();
  const backoff = createKafkaBackoff(setup.log, {
    meanwhile: `${setup.groupId} does not consume`,
    ends: `Kafka is back: ${setup.groupId} consumes again`,
  });
  let isStopping = false;
  let sessionTimeout = SESSION_MS;

  async function runOne(): Promise<void> {
    const consumer = setup.kafka.consumer({
      groupId: setup.groupId,
      sessionTimeout,
      heartbeatInterval: HEARTBEAT_MS,
      maxWaitTimeInMs: FETCH_WAIT_MS,
      allowAutoTopicCreation: false,
      retry: { ...RETRY, restartOnFailure: () => Promise.resolve(false) },
    });
    let crash: { readonly error: unknown } | null = null;
    consumer.on('consumer.crash', ({ payload }) => {
      crash = { error: payload.error };
      setup.onLost?.();
      signal.wake();
    });
    consumer.on('consumer.group_join', ({ payload }) => {
      backoff.succeeded();
      setup.onJoin?.(consumer, payload.memberAssignment);
      setup.onHeard?.();
    });
    if (setup.onHeard) consumer.on('consumer.heartbeat', setup.onHeard);
    try {
      await consumer.connect();
      await consumer.subscribe({ topics: [...setup.topics], fromBeginning: setup.fromBeginning });
      await consumer.run(setup.run(() => isStopping));
      while (!isStopping) {
        const crashed = crash as { readonly error: unknown } | null;
        if (crashed) throw crashed.error;
        await signal.wait(60_000);
      }
    } finally {
      await consumer.disconnect().catch(() => undefined);
    }
  }

  const running = (async () => {
    while (!isStopping) {
      try {
        await runOne();
      } catch (error) {
        if (isStopping) return;
        if (sessionTimeout === SESSION_MS && isAnsweredWith(error, 'INVALID_SESSION_TIMEOUT')) {
          sessionTimeout = ALLOWED_SESSION_MS;
          setup.log.warn(
            { group: setup.groupId, wantedMs: SESSION_MS, sessionMs: ALLOWED_SESSION_MS },
            'Kafka allows no short sessions: after a kill, copies stand still for longer (group.min.session.timeout.ms)',
          );
          continue;
        }
        if (!isAway(error)) {
          setup.onCrash(error);
          return;
        }
        await signal.wait(backoff.failed(error));
      }
    }
  })();

  return {
    async stop() {
      isStopping = true;
      signal.wake();
      await withTimeout(running, 15_000, `leaving the group ${setup.groupId}`).catch((error: unknown) => {
        setup.log.warn({ err: error }, 'a consumer did not leave in time; its group will notice');
      });
    },
  };
}

/** Consumes as a member of a group, offsets committed after their messages were handled. */
export function startConsumer(setting: {
  readonly kafka: Kafka;
  readonly log: Log;
  readonly consume: ConsumeOptions;
  readonly deliveryFor: (isStopping: () => boolean) => Delivery;
  readonly onCrash: (error: unknown) => void;
}): Subscription {
  const { group, topics } = setting.consume;
  return runForEver({
    kafka: setting.kafka,
    log: setting.log,
    groupId: group,
    topics,
    fromBeginning: true,
    onCrash: setting.onCrash,
    run: (isStopping) => {
      const deliver = deliverTogether(setting.deliveryFor(isStopping), isStopping);
      const commit = commitTogether();
      return {
        autoCommit: false,
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: MAX_PARTITIONS,
        eachBatch: (payload) => eachBatch(payload, deliver, commit, isStopping),
      };
    },
  });
}

async function eachBatch(
  payload: EachBatchPayload,
  deliver: ReturnType<typeof deliverTogether>,
  commit: ReturnType<typeof commitTogether>,
  isStopping: () => boolean,
): Promise<void> {
  const { topic, partition, messages } = payload.batch;
  const received = messages.map((message) => receivedFrom(topic, partition, message));
  for (let from = 0; from < received.length;) {
    if (isStopping() || !payload.isRunning() || payload.isStale()) return;
    const beating = keepBeating(() => payload.heartbeat());
    const { handled, retryInMs } = await deliver(received.slice(from, from + MAX_BATCH));
    const failure = await beating.stop();
    const last = received[from + handled - 1];
    if (handled > 0 && last) {
      const offset = String(BigInt(last.offset) + 1n);
      await commit({
        ...{ topic, partition, offset },
        commit: (offsets) => payload.commitOffsetsIfNecessary(offsets),
      });
      payload.resolveOffset(last.offset);
      from += handled;
    }
    // The group waits for us to rebalance, so its error is thrown after the commit.
    if (failure) throw failure;
    if (retryInMs !== null) {
      // The pause is not awaited here: other partitions continue, and a stop need not wait either.
      setTimeout(payload.pause(), retryInMs).unref();
      return;
    }
    if (handled === 0) return;
    await payload.heartbeat();
  }
}

/** Sends heartbeats while a handler works; `stop` returns the group's error, if any. */
function keepBeating(heartbeat: () => Promise<void>): { stop(): Promise<Error | null> } {
  let failure: Error | null = null;
  let beat: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    beat = heartbeat().catch((error: unknown) => {
      failure ??= error instanceof Error ? error : new Error(String(error));
    });
  }, HEARTBEAT_MS);
  return {
    async stop() {
      clearInterval(timer);
      await beat;
      return failure;
    },
  };
}

export function receivedFrom(topic: string, partition: number, message: KafkaMessage): ReceivedMessage {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.headers ?? {})) {
    const one = Array.isArray(value) ? value[0] : value;
    if (one !== undefined) headers[name] = one.toString();
  }
  return {
    topic,
    partition,
    offset: message.offset,
    key: message.key?.toString() ?? '',
    value: message.value,
    headers,
  };
}
