import { on, type Consumed, type EventTopic, type Tx } from '@torchbearer/kit';
import type { Context } from '../context.js';
import { bumpRevision, holdFacts } from '../db/revision.js';

/** Applies one entity's newest state, or its deletion; tells whether anything that we keep of it has changed. */
interface FactHandler<T> {
  changed(tx: Tx, event: T): Promise<boolean>;
  /** Left out where the topic has no tombstones. */
  removed?(tx: Tx, key: string): Promise<boolean>;
}

/** Binds a topic to its handler: facts held before, a new revision after, both in the event's transaction. */
export function fact<T>(topic: EventTopic<T>, handler: FactHandler<T>): Consumed<Context> {
  const applied = async (tx: Tx, apply: () => Promise<boolean>): Promise<void> => {
    await holdFacts(tx);
    if (await apply()) await bumpRevision(tx);
  };
  return on<Context, T>(topic, {
    changed: (tx, event) => applied(tx, () => handler.changed(tx, event)),
    removed: (tx, key) => applied(tx, async () => (await handler.removed?.(tx, key)) ?? false),
  });
}
