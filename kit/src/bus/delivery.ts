/** What happens to a message whose handler fails; the same rules for every engine behind the bus. */
import type { Log } from '../log.js';
import { isTransient } from '../transient.js';
import type { BusMessage, ConsumeOptions, ReceivedMessage } from './bus.js';
import { PoisonMessage } from './bus.js';
import { backoffMs } from '../trouble.js';
import { handledInTrace } from './traced.js';

export interface Delivered {
  /** How many messages, from the first on, are done with: handled, or put among the dead letters. */
  readonly handled: number;
  /** Wait that long before the next call for this partition; null where there is no need to. */
  readonly retryInMs: number | null;
}

export interface Delivery {
  /** Hands the next messages of one partition to the handler. Never rejects. */
  deliver(messages: readonly ReceivedMessage[]): Promise<Delivered>;
}

/** What is known of a partition while it is in trouble; forgotten as soon as the batch that failed is through. */
interface Trouble {
  /** Messages up to here go one by one. */
  readonly singlyUntil: bigint;
  /** The message that failed last. */
  offset: string | null;
  /** Calls of the handler with that message alone. */
  attempts: number;
  /** Failures in a row, whatever their kind; the backoff grows with them. */
  failures: number;
  /** Why the message is to go to the dead letters; kept until it is durable there. */
  verdict: string | null;
}

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;

export function createDelivery(options: {
  readonly consume: ConsumeOptions;
  /** Makes one dead letter durable in `topic`, which may not exist yet. */
  readonly bury: (message: BusMessage) => Promise<void>;
  readonly isStopping: () => boolean;
  readonly log: Log;
}): Delivery {
  const { group, deadLetters = group, maxAttempts = 5 } = options.consume;
  const handle = (messages: readonly ReceivedMessage[]): Promise<void> =>
    handledInTrace(messages, group, () => options.consume.handle(messages));
  const troubles = new Map<string, Trouble>();

  const rest = (trouble: Trouble): number => {
    trouble.failures += 1;
    return backoffMs(trouble.failures, FIRST_RETRY_MS, LONGEST_RETRY_MS);
  };

  /** Notes a failure of one message and what follows from it. */
  const judge = (trouble: Trouble, message: ReceivedMessage, error: unknown): void => {
    const place = { group, topic: message.topic, partition: message.partition, offset: message.offset };
    if (trouble.failures === 0) options.log.warn({ err: error, ...place }, 'a message could not be handled');
    if (error instanceof PoisonMessage) trouble.verdict = reasonOf(error);
    else if (!isTransient(error) && trouble.attempts >= maxAttempts) trouble.verdict = reasonOf(error);
    // A transient failure says nothing about the message, so it does not count against it.
    else if (isTransient(error)) trouble.attempts -= 1;
  };

  /** One try with one message; true when the partition may go on behind it. */
  const settle = async (trouble: Trouble, message: ReceivedMessage): Promise<boolean> => {
    if (trouble.offset !== message.offset) Object.assign(trouble, untried(message.offset));
    if (trouble.verdict === null) {
      trouble.attempts += 1;
      try {
        await handle([message]);
        if (trouble.failures > 0)
          options.log.info({ group, ...placeOf(message) }, 'the message was handled after all');
        return true;
      } catch (error) {
        judge(trouble, message, error);
      }
    }
    if (trouble.verdict === null) return false;
    try {
      await options.bury(deadLetter(deadLetters, message, trouble.verdict, trouble.attempts));
    } catch (error) {
      options.log.warn({ err: error, group, ...placeOf(message) }, 'the dead letter could not be stored yet');
      return false;
    }
    options.log.error(
      { group, ...placeOf(message), reason: trouble.verdict, attempts: trouble.attempts },
      'a message went to the dead letters',
    );
    return true;
  };

  return {
    async deliver(messages) {
      const [first, last] = [messages.at(0), messages.at(-1)];
      if (!first || !last) return { handled: 0, retryInMs: null };
      const place = `${first.topic}/${first.partition}`;
      let trouble = troubles.get(place);

      if (!trouble && messages.length > 1) {
        try {
          await handle(messages);
          return { handled: messages.length, retryInMs: null };
        } catch (error) {
          trouble = { singlyUntil: BigInt(last.offset), ...untried(null) };
          troubles.set(place, trouble);
          if (isTransient(error)) {
            options.log.warn({ err: error, group, ...placeOf(first) }, 'a batch could not be handled');
            return { handled: 0, retryInMs: rest(trouble) };
          }
        }
      }
      trouble ??= { singlyUntil: BigInt(last.offset), ...untried(null) };

      for (const [index, message] of messages.entries()) {
        if (BigInt(message.offset) > trouble.singlyUntil) {
          troubles.delete(place);
          return { handled: index, retryInMs: null };
        }
        if (options.isStopping()) return { handled: index, retryInMs: null };
        if (!(await settle(trouble, message))) {
          troubles.set(place, trouble);
          return { handled: index, retryInMs: rest(trouble) };
        }
      }
      if (BigInt(last.offset) >= trouble.singlyUntil) troubles.delete(place);
      return { handled: messages.length, retryInMs: null };
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

const untried = (offset: string | null) => ({ offset, attempts: 0, failures: 0, verdict: null });

const placeOf = ({ topic, partition, offset }: ReceivedMessage) => ({ topic, partition, offset });

/** Bounded, so that a header stays a header. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 1_000);
