/**
 * The bus: ordered, partitioned, compactable topics with consumer groups, in Kafka's terms. Two implementations pass
 * the same test suite: `kafka.ts` if KAFKA_BROKERS is set, and `postgres-log.ts`, a log on Postgres for one machine.
 */
import { crc32 } from 'node:zlib';

/** One message to publish. Messages of one key keep their order; a null value is a tombstone. */
export interface BusMessage {
  readonly topic: string;
  readonly key: string;
  readonly value: Uint8Array | null;
  /** CloudEvents attributes (`ce_id`, `ce_type`, `ce_source`, `ce_time`), `traceparent` and our `ce_entityversion`. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A message as a consumer sees it. */
export interface ReceivedMessage extends BusMessage {
  readonly partition: number;
  /** Position in the partition: a decimal string, rising. */
  readonly offset: string;
}

export interface TopicSpec {
  readonly name: string;
  readonly partitions: number;
}

export interface ConsumeOptions {
  /**
   * Each message goes to one consumer of a group: on Kafka they share the partitions, on Postgres one has all and the
   * others stand by. A new group starts at the beginning of the log.
   */
  readonly group: string;
  readonly topics: readonly string[];
  /** Part of the name of the dead-letter topic; default the group. */
  readonly deadLetters?: string;
  /**
   * Called with the next messages of one or several partitions and topics (at most `MAX_BATCH` of each, in order), one
   * call at a time, at least once. A call that throws is repeated partition by partition, and if that fails, message
   * by message with backoff: without limit for an infrastructure failure (`isTransient`: a database is down),
   * otherwise five times. Then the message goes to `<topic>.<deadLetters>.dlq` and the partition continues.
   */
  readonly handle: (messages: readonly ReceivedMessage[]) => Promise<void>;
}

/** Most messages of a partition in one call. */
export const MAX_BATCH = 100;

export interface BroadcastOptions {
  readonly topics: readonly string[];
  /** Called for each message published after the subscription, on every subscriber; errors are logged only. */
  readonly handle: (message: ReceivedMessage) => Promise<void> | void;
  /**
   * Called when messages are known to arrive: first, and again after each loss. Messages published during a loss are
   * handled after it.
   */
  readonly onConnected?: () => void;
  /** Called when the connection breaks or stays silent: from then on messages may be late. Not called at a stop. */
  readonly onLost?: () => void;
}

export interface Subscription {
  /** Finishes the messages in progress, commits their offsets, leaves the group. */
  stop(): Promise<void>;
}

export interface GroupLag {
  readonly topic: string;
  readonly partition: number;
  /** Messages not yet committed by the group. */
  readonly lag: number;
}

export interface Bus {
  /**
   * Creates missing topics (dead-letter topics are created on demand) and updates the settings of existing ones, or
   * warns if it may not; their partitions stay as they are. Waits for the engine as long as it takes: a caller that
   * can serve without the bus need not await it. @throws Error if the settings are required and can't be updated
   */
  ensureTopics(
    topics: readonly TopicSpec[],
    options?: { readonly areSettingsRequired?: boolean },
  ): Promise<void>;
  /** Resolves once every message is durable, in the given order per key. Rejects if that is unknown. */
  publish(messages: readonly BusMessage[]): Promise<void>;
  /** Resolves at once; consuming starts when the engine is up and the topics exist, and survives outages. */
  consume(options: ConsumeOptions): Promise<Subscription>;
  /** Resolves once every message published from then on will be received; waits for the engine as long as it takes. */
  broadcast(options: BroadcastOptions): Promise<Subscription>;
  lag(group: string, topics: readonly string[]): Promise<readonly GroupLag[]>;
  close(): Promise<void>;
}

/** A handler throws this for a message that no retry can fix; it goes to the dead letters at once. */
export class PoisonMessage extends Error {
  override readonly name = 'PoisonMessage';
}

/** The hash that determines a key's partition: 32 bits, unsigned, and the same in every process and version. */
export const keyHash = (key: string): number => crc32(key);

/** The partition of a key, 0 … partitions − 1. */
export const partitionOf = (key: string, partitions: number): number => keyHash(key) % partitions;
