/**
 * The bus: ordered, partitioned, compactable topics with consumer groups, in Kafka's terms. Two implementations
 * pass one test suite: `kafka.ts` wherever KAFKA_BROKERS is set, and `postgres-log.ts`, a log on Postgres made
 * for one machine.
 */

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
  /** Consumers of one group share the partitions; a new group starts at the beginning of the log. */
  readonly group: string;
  readonly topics: readonly string[];
  /** In the name of the topic for dead letters; default the group. */
  readonly deadLetters?: string;
  /**
   * Called with the next messages of one partition (at most `maxBatch`, in order), one call at a time per
   * partition, at least once. A call that throws is repeated message by message: as long as it takes, with
   * backoff, where the fault is the surroundings' (`isTransient`: a database away), `maxAttempts` times
   * otherwise, after which that message goes to `<topic>.<deadLetters>.dlq` and the partition goes on.
   */
  readonly handle: (messages: readonly ReceivedMessage[]) => Promise<void>;
  /** Default 100. */
  readonly maxBatch?: number;
  /** Default 5. */
  readonly maxAttempts?: number;
}

export interface BroadcastOptions {
  readonly topics: readonly string[];
  /** Called for each message published after the subscription, on every subscriber; errors are logged only. */
  readonly handle: (message: ReceivedMessage) => Promise<void> | void;
}

export interface Subscription {
  /** Finishes the messages in hand, commits their offsets, leaves the group. */
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
   * Creates missing topics (dead-letter topics are made on demand) and brings the settings of existing ones up to date
   * where it may, or warns where it may not; their partitions stay as they are. Waits for the engine as long as it
   * takes: who can serve without the bus need not await it.
   * @throws Error where the settings are required and can't be brought up to date
   */
  ensureTopics(
    topics: readonly TopicSpec[],
    options?: { readonly areSettingsRequired?: boolean },
  ): Promise<void>;
  /** Resolves once every message is durable, in the order given per key. Rejects where that is not known. */
  publish(messages: readonly BusMessage[]): Promise<void>;
  /** Resolves at once; consuming begins when the engine answers and the topics exist, and survives its outages. */
  consume(options: ConsumeOptions): Promise<Subscription>;
  /** Resolves once every message published from then on will be seen; waits for the engine as long as it takes. */
  broadcast(options: BroadcastOptions): Promise<Subscription>;
  /** Sets a group that has no running consumer back to the beginning of the topics. */
  rewind(group: string, topics: readonly string[]): Promise<void>;
  lag(group: string, topics: readonly string[]): Promise<readonly GroupLag[]>;
  /** Whether the engine answers now; for readiness. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A handler throws this for a message that no retry will mend; it goes to the dead letters at once. */
export class PoisonMessage extends Error {
  override readonly name = 'PoisonMessage';
}
