import type { Kafka, Producer, TopicMessages } from 'kafkajs';
import { partitionOf, type BusMessage } from '../bus.js';
import { RETRY } from './retry.js';

export interface Publisher {
  /** Resolves once every message is durable. */
  publish(messages: readonly BusMessage[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * An idempotent producer, one batch at a time. After a failure it is unknown which sequence numbers the brokers have,
 * and a batch with a used number would be dropped as a duplicate. So a failed producer is replaced by one with a new
 * sequence.
 */
export function createPublisher(kafka: Kafka): Publisher {
  let connected: Promise<Producer> | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<Producer> {
    const producer = kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner:
        () =>
        ({ message, partitionMetadata }) =>
          partitionOf(String(message.key ?? ''), partitionMetadata.length),
      retry: RETRY,
    });
    await producer.connect();
    return producer;
  }

  async function send(messages: readonly BusMessage[]): Promise<void> {
    const using = (connected ??= connect());
    try {
      const producer = await using;
      for (const part of bySize(messages))
        await producer.sendBatch({ acks: -1, topicMessages: byTopic(part) });
    } catch (error) {
      connected = null;
      using.then((producer) => producer.disconnect()).catch(() => undefined);
      throw error;
    }
  }

  return {
    publish(messages) {
      if (messages.length === 0) return Promise.resolve();
      const sent = turn.then(() => send(messages));
      turn = sent.catch(() => undefined);
      return sent;
    },
    async close() {
      await turn;
      await connected?.then((producer) => producer.disconnect()).catch(() => undefined);
      connected = null;
    },
  };
}

/** The most bytes of values in one part: brokers by default refuse more than 1 MB for one partition. */
const MOST_BYTES = 400_000;

/** Parts of at most so many bytes, or of one message. */
export function bySize(messages: readonly BusMessage[], mostBytes = MOST_BYTES): (readonly BusMessage[])[] {
  const parts: BusMessage[][] = [];
  let bytes = Infinity;
  for (const message of messages) {
    bytes += message.value?.length ?? 0;
    if (bytes > mostBytes) {
      parts.push([]);
      bytes = message.value?.length ?? 0;
    }
    parts.at(-1)!.push(message);
  }
  return parts;
}

/** Views the bytes as a Buffer, without a copy. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

const byTopic = (messages: readonly BusMessage[]): TopicMessages[] =>
  Array.from(
    Map.groupBy(messages, ({ topic }) => topic),
    ([topic, own]) => ({
      topic,
      messages: own.map(({ key, value, headers }) => ({ key, value: value && asBuffer(value), headers })),
    }),
  );
