/** What this gateway has read last, and one question for all who want to know whether it is current. */
import type { CallOptions } from '@torchbearer/kit';
import { LRUCache } from 'lru-cache';

export interface Kept<T> {
  /** What was read last, if anything. */
  readonly known: () => T | null;
  /**
   * What is current for this caller.
   * @param sharing the question is shared with the callers who have the same
   * @throws Refusal, as the service refuses
   */
  read(rpc: CallOptions, sharing: string): Promise<T>;
}

/** Asks the service. @returns `known` itself if the service says that it is current */
type Ask<T> = (known: T | null, rpc: CallOptions) => Promise<T>;

/** A question that takes longer does not hold up the next: the next may reach another replica. */
const PATIENCE_MS = 250;

/** Groups of callers who share questions; one that is forgotten only asks once more. */
const MOST_GROUPS = 500;

/**
 * Each caller gets what the service says in response to a question that was sent after the caller's request had arrived,
 * so nobody sees data from before a save that was acknowledged to them. For each group of callers, one question at a
 * time is on its way, and those who come meanwhile share the next.
 */
export function createKept<T>(ask: Ask<T>): Kept<T> {
  let kept: { readonly value: T; readonly asked: number } | null = null;
  let asked = 0;
  const questions = new LRUCache<string, SharedQuestion<T>>({ max: MOST_GROUPS });

  const askOnce = async (rpc: CallOptions): Promise<T> => {
    const number = ++asked;
    const value = await ask(kept?.value ?? null, rpc);
    // A slow response must not replace that of a later question.
    if (kept === null || kept.asked < number) kept = { value, asked: number };
    return value;
  };
  return {
    known: () => kept?.value ?? null,
    read: (rpc, sharing) => {
      let question = questions.get(sharing);
      if (!question) questions.set(sharing, (question = shareQuestion(askOnce)));
      return question(rpc);
    },
  };
}

type SharedQuestion<T> = (rpc: CallOptions) => Promise<T>;

function shareQuestion<T>(ask: SharedQuestion<T>): SharedQuestion<T> {
  /** The question that is on its way. */
  let running: Promise<unknown> | null = null;
  /** The question for those who came since it was sent. */
  let next: Promise<T> | null = null;

  const askWhenFree = async (rpc: CallOptions): Promise<T> => {
    if (running) await settled(running, PATIENCE_MS);
    // Also those whose requests are read in this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    next = null;
    const question = ask(rpc);
    running = question;
    try {
      return await question;
    } finally {
      if (running === question) running = null;
    }
  };
  return (rpc) => (next ??= askWhenFree(rpc));
}

/** Waits for the end of the work, but not for longer than this. */
async function settled(work: Promise<unknown>, mostMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, mostMs)));
  await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
}
