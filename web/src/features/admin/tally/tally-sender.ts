/** Sends an admin's queue, one batch at a time, until the server has all of it. */
import { ApiError } from '@torchbearer/contract/client';
import { connection } from '../../../api/connection.js';
import { token } from '../../../api/token.js';
import { confirmed, nextBatch, refused, tried, type Queue } from './queue.js';
import { createQueueStore } from './queue-store.js';
import { batchSender, OtherUser, refusalIn, showTallied } from './send-batch.js';

/** Taps that follow each other quickly travel together. */
const GATHER_MS = 500;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

function createTallySender(userId: string) {
  const store = createQueueStore(userId);
  const send = batchSender(userId);
  let timer: { readonly at: number; readonly id: ReturnType<typeof setTimeout> } | null = null;
  let isSending = false;
  let isWanted = false;
  let failures = 0;
  let users = 0;

  /** Sends after a while; an earlier plan stays. */
  function plan(afterMs: number): void {
    const at = Date.now() + afterMs;
    if (timer !== null && timer.at <= at) return;
    cancel();
    timer = { at, id: setTimeout(() => void sendAll(), afterMs) };
  }
  function cancel(): void {
    if (timer !== null) clearTimeout(timer.id);
    timer = null;
  }

  async function sendAll(): Promise<void> {
    timer = null;
    isWanted = true;
    if (isSending || users === 0 || token.read() === null) return;
    isSending = true;
    try {
      while (isWanted) {
        isWanted = false;
        await oneTabAtATime(userId, sendBatches);
      }
    } catch (error) {
      // Nothing to do until a session of this admin begins.
      const hasNoSession = error instanceof OtherUser || (error instanceof ApiError && error.status === 401);
      if (!hasNoSession) plan(retryMs(failures++, error));
    } finally {
      isSending = false;
    }
  }

  async function sendBatches(): Promise<void> {
    for (;;) {
      const batch = nextBatch(await store.read());
      if (batch === null) return;
      await store.change((queue) => tried(queue, batch));
      try {
        await showTallied(batch.week, await send(batch));
        failures = 0;
        await store.change((queue) => confirmed(queue, batch));
      } catch (error) {
        const refusal = refusalIn(error);
        if (refusal === null) throw error;
        await store.change((queue) => refused(queue, batch, refusal));
      }
    }
  }

  const atOnce = (): void => plan(0);
  const whenReachable = (): void => {
    if (connection.get() === 'reachable') atOnce();
  };

  return {
    queue: store.queue,
    isKept: store.isKept,
    /** Resolves once the change is stored; it is sent soon. */
    async change(edit: (queue: Queue) => Queue): Promise<void> {
      await store.change(edit);
      plan(GATHER_MS);
    },
    /** Sends what waits, now and whenever it becomes possible, until the returned function is called. */
    start(): () => void {
      users += 1;
      void store.read();
      const listening = new AbortController();
      const stops = [
        store.follow(),
        connection.subscribe(whenReachable),
        token.subscribe(atOnce),
        () => listening.abort(),
      ];
      window.addEventListener('online', atOnce, { signal: listening.signal });
      // A phone may end a page that is not in view.
      document.addEventListener('visibilitychange', atOnce, { signal: listening.signal });
      atOnce();
      return () => {
        users -= 1;
        for (const stop of stops) stop();
        if (users === 0) cancel();
      };
    },
  };
}

export type TallySender = ReturnType<typeof createTallySender>;

const senders = new Map<string, TallySender>();

/** The one sender of an admin on this page. */
export function tallySenderOf(userId: string): TallySender {
  const sender = senders.get(userId) ?? createTallySender(userId);
  senders.set(userId, sender);
  return sender;
}

/** A second tab waits, so that it sends nothing again. Pages served without TLS have no locks: ids suffice there. */
async function oneTabAtATime(userId: string, run: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(`torchbearer.tally.${userId}`, run);
  else await run();
}

function retryMs(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
  return Math.max(asked, Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures));
}
