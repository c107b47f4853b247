/** Consumes the topics of a service's copies, one transaction per batch. */
import type { Bus, Subscription } from '../bus/bus.js';
import type { Database, Tx } from '../database/database.js';
import { applyBatch, type Change } from './apply-batch.js';
import type { Copies, Copy, RowOf } from './copy.js';

type React<CopyRow, Context> = (
  tx: Tx,
  changes: readonly Change<CopyRow>[],
  context: Context,
) => Promise<void>;

/** What a service does when rows change, in the same transaction. */
export type Reaction<CopyRow, Context> =
  | React<CopyRow, Context>
  | {
      /**
       * Runs before the rows are written, to keep the order of locks of other work. @param keysGone the keys that the
       * batch deletes
       */
      readonly lock?: (tx: Tx, context: Context, keysGone: readonly string[]) => Promise<void>;
      readonly then: React<CopyRow, Context>;
      /**
       * Whether it derives tables from the rows, and so gets refilled ones, too. Other reactions don't, because they ran for
       * them before.
       */
      readonly isDeriving?: boolean;
    };

export type Reactions<C extends Copies, Context> = {
  readonly [Name in keyof C]?: Reaction<RowOf<C[Name]>, Context>;
};

/**
 * How long a batch waits for a lock: a draft that is running, for example. Then it fails, and only the partition that
 * waits is tried again later; the others need not wait for it.
 */
const LONGEST_WAIT_MS = 1_000;

/** @throws Error if two copies name the same topic */
export async function keepCopies<C extends Copies, Context>(options: {
  readonly bus: Bus;
  readonly database: Database;
  readonly group: string;
  readonly deadLetters: string;
  readonly copies: C;
  readonly onChange: Reactions<C, Context>;
  readonly context: Context;
  /** Called after each committed batch, for instance to wake a scheduler. */
  readonly after?: () => void;
}): Promise<Subscription> {
  const { database, context } = options;
  const byTopic = new Map(
    Object.entries(options.copies).map(([name, copy]: [string, Copy<object>]) => {
      const reaction = options.onChange[name] as Reaction<object, Context> | undefined;
      return [
        copy.topic.name,
        { copy, reaction: typeof reaction === 'function' ? { then: reaction } : reaction },
      ];
    }),
  );
  return await options.bus.consume({
    group: options.group,
    deadLetters: options.deadLetters,
    topics: [...byTopic.keys()],
    handle: async (messages) => {
      // In the order of the declaration, not of arrival, so that two batches take their locks in one order.
      const parts = [...byTopic].flatMap(([topic, entry]) => {
        const own = messages.filter((message) => message.topic === topic);
        return own.length > 0 ? { ...entry, own } : [];
      });
      await database.transaction(async (tx) => {
        await tx.run(`set local lock_timeout = ${LONGEST_WAIT_MS}`);
        for (const { reaction, own } of parts) {
          const keysGone = own.flatMap(({ key, value }) => (value === null ? key : []));
          await reaction?.lock?.(tx, context, keysGone);
        }
        for (const { copy, reaction, own } of parts) {
          const changes = await applyBatch(tx, copy, own);
          const news = reaction?.isDeriving ? changes : changes.filter(({ isRefill }) => !isRefill);
          if (news.length > 0) await reaction?.then(tx, news, context);
        }
      });
      options.after?.();
    },
  });
}
