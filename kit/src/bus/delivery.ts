/** Retries and dead letters of messages whose handler fails, for every engine. */
import { trace, type Link } from '@opentelemetry/api';
import { backoffMs } from '../backoff.js';
import type { Log } from '../log.js';
import { inSpan, inTrace, traceOf } from '../trace.js';
import { isTransient } from '../transient.js';
import { PoisonMessage, type BusMessage, type ConsumeOptions, type ReceivedMessage } from './bus.js';

export interface Delivered {
  /** How many messages, from the first, are handled or dead-lettered. */
  readonly handled: number;
  /** The wait before the next call for this partition; null for none. */
  readonly retryInMs: number | null;
}

export interface Delivery {
  /**
   * Hands the next messages of several partitions to the handler: in one call, but for partitions with a message that
   * fails. Never rejects.
   * @returns one outcome for each partition's batch
   */
  deliver(batches: readonly (readonly ReceivedMessage[])[]): Promise<readonly Delivered[]>;
}

/** The state of a partition while a message of it fails; deleted once the failed batch is handled. */
interface PartitionFailure {
  /** Messages up to here are handled one by one. */
  readonly singlyUntil: bigint;
  /** The message that failed last. */
  offset: string | null;
  /** Calls of the handler with this message alone. */
  attempts: number;
  /** Consecutive failures of any kind; the backoff grows with them. */
  failures: number;
  /** Why the message goes to the dead letters; retained until it is durable there. */
  deadLetterReason: string | null;
}

/** Calls with one message before it goes to the dead letters. */
const MAX_ATTEMPTS = 5;
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5_000;

export function createDelivery(options: {
  readonly consume: ConsumeOptions;
  /** Stores one dead letter durably in its topic, which may not exist yet. */
  readonly storeDeadLetter: (message: BusMessage) => Promise<void>;
  readonly isStopping: () => boolean;
  readonly log: Log;
}): Delivery {
  const { group, deadLetters = group } = options.consume;
  const handle = (messages: readonly ReceivedMessage[]): Promise<void> =>
    handleInTrace(messages, group, () => options.consume.handle(messages));
  const failing = new Map<string, PartitionFailure>();

  const rest = (state: PartitionFailure): number => {
    state.failures += 1;
    return backoffMs(state.failures, FIRST_RETRY_MS, MAX_RETRY_MS);
  };

  /** Records a failure of one message and decides whether it is dead-lettered. */
  const recordFailure = (state: PartitionFailure, message: ReceivedMessage, error: unknown): void => {
    const place = { group, topic: message.topic, partition: message.partition, offset: message.offset };
    if (state.failures === 0) options.log.warn({ err: error, ...place }, 'a message could not be handled');
    if (error instanceof PoisonMessage) state.deadLetterReason = reasonOf(error);
    else if (!isTransient(error) && state.attempts >= MAX_ATTEMPTS) state.deadLetterReason = reasonOf(error);
    // A transient failure is not the message's, so it does not count as an attempt.
    else if (isTransient(error)) state.attempts -= 1;
  };

  /** One attempt with one message; true if the partition may go on. */
  const handleOne = async (state: PartitionFailure, message: ReceivedMessage): Promise<boolean> => {
    if (state.offset !== message.offset) Object.assign(state, untried(message.offset));
    if (state.deadLetterReason === null) {
      state.attempts += 1;
      try {
        await handle([message]);
        if (state.failures > 0)
          options.log.info({ group, ...placeOf(message) }, 'the message was handled after all');
        return true;
      } catch (error) {
        recordFailure(state, message, error);
      }
    }
    if (state.deadLetterReason === null) return false;
    try {
      await options.storeDeadLetter(deadLetter(deadLetters, message, state.deadLetterReason, state.attempts));
    } catch (error) {
      options.log.warn({ err: error, group, ...placeOf(message) }, 'the dead letter could not be stored yet');
      return false;
    }
    options.log.error(
      { group, ...placeOf(message), reason: state.deadLetterReason, attempts: state.attempts },
      'a message went to the dead letters',
    );
    return true;
  };

  const partitionOf = ([first]: readonly ReceivedMessage[]): string => `${first?.topic}/${first?.partition}`;

  /** Handles several partitions in one call; null if that failed, so each is to be tried by itself. */
  const handleTogether = async (
    batches: readonly (readonly ReceivedMessage[])[],
  ): Promise<readonly Delivered[] | null> => {
    if (batches.length < 2) return null;
    try {
      await handle(batches.flat());
      return batches.map((messages) => ({ handled: messages.length, retryInMs: null }));
    } catch (error) {
      options.log.debug({ err: error, group }, 'partitions could not be handled together');
      return null;
    }
  };

  const handlePartition = async (messages: readonly ReceivedMessage[]): Promise<Delivered> => {
    const [first, last] = [messages.at(0), messages.at(-1)];
    if (!first || !last) return { handled: 0, retryInMs: null };
    const place = partitionOf(messages);
    let state = failing.get(place);

    if (!state && messages.length > 1) {
      try {
        await handle(messages);
        return { handled: messages.length, retryInMs: null };
      } catch (error) {
        state = { singlyUntil: BigInt(last.offset), ...untried(null) };
        failing.set(place, state);
        if (isTransient(error)) {
          options.log.warn({ err: error, group, ...placeOf(first) }, 'a batch could not be handled');
          return { handled: 0, retryInMs: rest(state) };
        }
      }
    }
    state ??= { singlyUntil: BigInt(last.offset), ...untried(null) };

    for (const [index, message] of messages.entries()) {
      if (BigInt(message.offset) > state.singlyUntil) {
        failing.delete(place);
        return { handled: index, retryInMs: null };
      }
      if (options.isStopping()) return { handled: index, retryInMs: null };
      if (!(await handleOne(state, message))) {
        failing.set(place, state);
        return { handled: index, retryInMs: rest(state) };
      }
    }
    if (BigInt(last.offset) >= state.singlyUntil) failing.delete(place);
    return { handled: messages.length, retryInMs: null };
  };

  return {
    async deliver(batches) {
      const healthy = batches.filter((messages) => !failing.has(partitionOf(messages)));
      const together = new Map((await handleTogether(healthy))?.map((outcome, at) => [healthy[at], outcome]));
      const outcomes: Delivered[] = [];
      for (const messages of batches) {
        outcomes.push(together.get(messages) ?? (await handlePartition(messages)));
      }
      return outcomes;
    },
  };
}

/** `<topic>.<name>.dlq` */
export const deadLetterTopic = (topic: string, name: string): string => `${topic}.${name}.dlq`;

function deadLetter(name: string, message: ReceivedMessage, reason: string, attempts: number): BusMessage {
  return {
    topic: deadLetterTopic(message.topic, name),
    key: message.key,
    value: message.value,
    headers: {
      ...message.headers,
      dlq_reason: reason,
      dlq_attempts: String(attempts),
      dlq_partition: String(message.partition),
      dlq_offset: message.offset,
    },
  };
}

const untried = (offset: string | null) => ({ offset, attempts: 0, failures: 0, deadLetterReason: null });

const placeOf = ({ topic, partition, offset }: ReceivedMessage) => ({ topic, partition, offset });

/** The reason, cut short because it becomes a header. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 1_000);

/**
 * Has messages handled within the trace that the newest of them came from; the traces of the others are linked, as
 * OpenTelemetry's conventions for messaging require.
 *
 * @param group the consumer group; omitted if every subscriber gets the messages
 */
export async function handleInTrace<T>(
  messages: readonly ReceivedMessage[],
  group: string | undefined,
  handle: () => Promise<T> | T,
): Promise<T> {
  const newest = messages.at(-1);
  if (newest === undefined) return await handle();
  const name = `process ${newest.topic}`;
  const attributes = {
    'messaging.operation.type': 'process',
    'messaging.destination.name': newest.topic,
    'messaging.destination.partition.id': String(newest.partition),
    'messaging.batch.message_count': messages.length,
    ...(group !== undefined && { 'messaging.consumer.group.name': group }),
  };
  const links = messages.slice(0, -1).flatMap(linkTo);
  return await inTrace(traceOf(newest.headers), () =>
    inSpan(name, { kind: 'CONSUMER', attributes, links }, handle),
  );
}

function linkTo({ headers }: ReceivedMessage): Link[] {
  const origin = trace.getSpanContext(traceOf(headers));
  return origin ? [{ context: origin }] : [];
}
