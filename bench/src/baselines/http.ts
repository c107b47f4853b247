import { forkHelper } from '../forked.js';
import { cpuMsOf } from '../processes.js';
import type { Page } from './http-process.js';

/** node:http in a process of its own, which sends the same bytes as we do. */
export interface BareServer {
  readonly url: string;
  /** Processor time so far, in milliseconds. */
  cpuMs(): number;
  stop(): Promise<void>;
}

export async function startBareServer(pages: readonly Page[]): Promise<BareServer> {
  const helper = forkHelper<readonly Page[], { readonly port: number }>('baselines/http-process.js');
  const { port } = await helper.ask(pages);
  return { url: `http://127.0.0.1:${port}`, cpuMs: () => cpuMsOf(helper.pid), stop: helper.stop };
}
