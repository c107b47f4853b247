import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A helper in a process of its own, which answers each message with one message. It ends with this process. */
export interface Forked<Order, Reply> {
  readonly pid: number;
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
    pid: child.pid ?? 0,
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
