/** Keeps an admin's queue in IndexedDB: it outlives the page, the session and a lost connection. */
import { get, update } from 'idb-keyval';
import { createStore } from '../../../api/store.js';
import { EMPTY_QUEUE, type Queue } from './queue.js';
import { markWaitingTally } from './waiting-mark.js';

/** Some browsers leave the opening of a database unanswered. */
const PATIENCE_MS = 3_000;

const impatient = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('IndexedDB does not answer')), PATIENCE_MS));

/** Other tabs of the same admin; null in browsers that forbid them along with storage. */
function otherTabs(key: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(key);
  } catch {
    return null;
  }
}

export function createQueueStore(userId: string) {
  const key = `torchbearer.tally.${userId}`;
  /** The queue as it was last read or written; null before that. */
  const queue = createStore<Queue | null>(null);
  /** False if this browser stores nothing (some private windows): then the queue lasts as long as the page. */
  const isKept = createStore(true);
  const tabs = otherTabs(key);

  async function read(): Promise<Queue> {
    if (isKept.get()) {
      try {
        queue.set((await Promise.race([get<Queue>(key), impatient()])) ?? EMPTY_QUEUE);
      } catch {
        isKept.set(false);
      }
    }
    return queue.get() ?? EMPTY_QUEUE;
  }

  /** Resolves once the change is stored. Changes of several tabs follow each other, and none is lost. */
  async function change(edit: (before: Queue) => Queue): Promise<void> {
    let after = EMPTY_QUEUE;
    if (isKept.get()) {
      // Before the entry is stored: a mark without entries costs little, and entries without a mark would not be sent.
      markWaitingTally(userId, true);
      try {
        await update<Queue>(key, (before) => (after = edit(before ?? EMPTY_QUEUE)));
        markWaitingTally(userId, after.changes.length > 0);
        queue.set(after);
        tabs?.postMessage(null);
        return;
      } catch {
        isKept.set(false);
      }
    }
    queue.set(edit(queue.get() ?? EMPTY_QUEUE));
  }

  return {
    queue,
    isKept,
    read,
    change,
    /** Follows other tabs until the returned function is called. */
    follow(): () => void {
      const reread = (): void => void read();
      tabs?.addEventListener('message', reread);
      return () => tabs?.removeEventListener('message', reread);
    },
  };
}
