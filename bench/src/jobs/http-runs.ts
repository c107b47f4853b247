/** The same requests to us and to node:http, which sends the same bytes. */
import { startBareServer } from '../baselines/http.js';
import type { Page } from '../baselines/http-process.js';
import type { Runs, Sample } from '../job.js';
import { startLoad } from '../load/load.js';
import type { Done, Script, Until } from '../load/messages.js';
import { totalMs, type Site } from '../site.js';

export interface HttpWork {
  readonly script: Omit<Script, 'url'>;
  /** What node:http sends. */
  readonly pages: readonly Page[];
  readonly until: Until;
  /** For node:http, if another; it needs less time, and processor time is counted in steps of 10 ms. */
  readonly bareUntil?: Until;
  /** Requests of one operation: the samples are per operation. */
  readonly requestsEach: number;
}

export async function openHttpRuns(
  site: Site,
  { script, pages, until, bareUntil = until, requestsEach }: HttpWork,
): Promise<Runs> {
  const bare = await startBareServer(pages);
  const [ours, theirs] = [
    await startLoad({ ...script, url: site.url }),
    await startLoad({ ...forAnyone(script), url: bare.url }),
  ];
  return {
    ours: async () => {
      let done: Done | undefined;
      const { cpuMs } = await site.measured(async () => {
        done = await ours.run(until);
      });
      return sampleOf(done, totalMs(cpuMs), requestsEach);
    },
    baseline: async () => {
      const before = bare.cpuMs();
      const done = await theirs.run(bareUntil);
      return sampleOf(done, bare.cpuMs() - before, requestsEach);
    },
    close: async () => {
      await ours.stop();
      await theirs.stop();
      await bare.stop();
    },
  };
}

/** node:http sends one player's bytes to all, so what they must contain is left out. */
const forAnyone = (script: HttpWork['script']): HttpWork['script'] => ({
  ...script,
  connections: script.connections.map((requests) =>
    requests.map(({ expected: { contains: _, ...expected }, ...asked }) => ({ ...asked, expected })),
  ),
});

function sampleOf(done: Done | undefined, cpuMs: number, requestsEach: number): Sample {
  if (!done) throw new Error('no request was made');
  const operations = done.requests / requestsEach;
  return {
    perSecond: operations / done.seconds,
    cpuMs: cpuMs / operations,
    perCpuSecond: (operations * 1_000) / cpuMs,
    p50Ms: done.p50Ms,
    p99Ms: done.p99Ms,
    clientMs: done.clientCpuMs / operations,
  };
}
