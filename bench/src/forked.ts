/** Helpers in processes of their own, so that their processor time is not counted as the system's. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cpuMsOf } from './processes.js';

/** Answers each message with one message, and ends with this process. */
export interface Forked<Order, Reply> {
  /** Processor time so far, in milliseconds. */
  cpuMs(): number;
  /** @throws Error if it fails or exits instead */
  ask(order: Order): Promise<Reply>;
  readonly stop: () => Promise<void>;
}

/** @param entry of the built file, from this folder */
export function forkHelper<Order extends object, Reply extends object>(entry: string): Forked<Order, Reply> {
  const child: ChildProcess = fork(fileURLToPath(new URL(entry, import.meta.url)));
  const exited = once(child, 'exit');
  const failing = exited.then(([code]) => {
    throw new Error(`${entry} ended with ${String(code)}`);
  });
  failing.catch(() => undefined);
  return {
    cpuMs: () => cpuMsOf(child.pid ?? 0),
    ask: async (order) => {
      const replied = once(child, 'message');
      child.send(order);
      const [reply] = (await Promise.race([replied, failing])) as [Reply];
      if ('failed' in reply) throw new Error(String(reply.failed));
      return reply;
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill();
      await exited;
    },
  };
}

/** In the helper: what it does with each message. */
export function answerOrders<Order>(answer: (order: Order) => object | Promise<object>): void {
  process.on('message', (order: Order) => {
    void Promise.resolve(order)
      .then(answer)
      .catch((error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }))
      .then((reply) => process.send?.(reply));
  });
  process.on('disconnect', () => process.exit(0));
}
