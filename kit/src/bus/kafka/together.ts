/** What the partitions of a Kafka consumer do at the same time, done once for all of them. */
import { setTimeout as pause } from 'node:timers/promises';
import type { OffsetsByTopicPartition } from 'kafkajs';
import type { ReceivedMessage } from '../bus.js';
import type { Delivered, Delivery } from '../delivery.js';
import { createPace } from '../../backoff.js';

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs `work` with everything that was submitted while it ran before, one run at a time; the first starts at once.
 * @param work returns a result for each item, in the same order
 */
function together<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  const run = async (): Promise<void> => {
    isRunning = true;
    // Batches of one fetch are submitted in the same turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const results = await work(batch.map(({ item }) => item));
        for (const [index, one] of batch.entries()) one.resolve(results[index] as Result);
      } catch (error) {
        for (const one of batch) one.reject(error);
      }
    }
    isRunning = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void run();
    });
}

/** Hands the batches of several partitions to the handler in one call, and under load gathers more before the next. */
export function deliverTogether(
  delivery: Delivery,
  isStopping: () => boolean,
): (messages: readonly ReceivedMessage[]) => Promise<Delivered> {
  const pace = createPace();
  let pauseMs = 0;
  return together(async (batches) => {
    // Before the batch, not after it: nobody waits for a pause without need.
    if (pauseMs > 0 && !isStopping()) await pause(pauseMs);
    const outcomes = await delivery.deliver(batches);
    pauseMs = pace.pauseAfter(batches.reduce((sum, messages) => sum + messages.length, 0));
    return outcomes;
  });
}

/** One partition's offset, and the consumer's own way to commit. */
export interface Commit {
  readonly topic: string;
  readonly partition: number;
  readonly offset: string;
  readonly commit: (offsets: OffsetsByTopicPartition) => Promise<void>;
}

/** Commits the offsets of several partitions in one request. */
export const commitTogether = (): ((one: Commit) => Promise<void>) =>
  together(async (commits: readonly Commit[]) => {
    const topics = Array.from(
      Map.groupBy(commits, ({ topic }) => topic),
      ([topic, own]) => ({
        topic,
        partitions: own.map(({ partition, offset }) => ({ partition, offset })),
      }),
    );
    await commits[0]?.commit({ topics });
    return commits.map(() => undefined);
  });
