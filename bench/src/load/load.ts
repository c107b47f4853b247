import { forkHelper } from '../forked.js';
import type { Done, Order, Reply, Script, Until } from './messages.js';

/** Clients in a process of their own. */
export interface Load {
  /** @throws Error if a response was not the expected one */
  run(until: Until): Promise<Done>;
  stop(): Promise<void>;
}

export async function startLoad(script: Script): Promise<Load> {
  const helper = forkHelper<Order, Reply>('load/load-process.js');
  await helper.ask({ prepare: script });
  return {
    run: async (until) => {
      const reply = await helper.ask({ run: until });
      if ('done' in reply) return reply.done;
      throw new Error('the load ended without a result');
    },
    stop: helper.stop,
  };
}
