/** Requests to us, and to node:http, which sends the same bytes. */
import type { Page } from './baselines/http-process.js';
import { forkHelper } from './forked.js';
import type { Runs, Sample } from './job.js';
import { startLoad, type Done, type Load, type Script, type Until } from './load/load.js';
import { totalMs, type Site } from './site.js';

export interface HttpWork extends Omit<Script, 'url'> {
  /** What node:http sends. */
  readonly pages: readonly Page[];
  readonly until: Until;
  /** Another one for node:http: it needs less time, and processor time is counted in steps of 10 ms. */
  readonly bareUntil?: Until;
}

export async function openHttpRuns(site: Site, work: HttpWork): Promise<Required<Runs>> {
  const { pages, until, bareUntil = until, ...script } = work;
  const bare = forkHelper<readonly Page[], { readonly port: number }>('baselines/http-process.js');
  const { port } = await bare.ask(pages);
  const ours = await startLoad({ ...script, url: site.url });
  const theirs = await startLoad({ ...script, url: `http://127.0.0.1:${port}` });
  return {
    ours: () => timed(site, ours, until),
    baseline: async () => {
      const before = bare.cpuMs();
      const done = await theirs.run(bareUntil);
      return sampleOf(done, bare.cpuMs() - before);
    },
    close: async () => {
      await ours.stop();
      await theirs.stop();
      await bare.stop();
    },
  };
}

/** One run of requests to us. */
export async function timed(site: Site, load: Load, until: Until): Promise<Sample> {
  const { cpuMs, result } = await site.measured(() => load.run(until));
  return sampleOf(result, totalMs(cpuMs));
}

/** Figures of one request. */
const sampleOf = ({ requests, seconds, p50Ms, p99Ms }: Done, cpuMs: number): Sample => ({
  ...{ p50Ms, p99Ms },
  perSecond: requests / seconds,
  cpuMs: cpuMs / requests,
  perCpuSecond: (requests * 1_000) / cpuMs,
});

/** What a player gets, uncompressed. */
export async function pageAt({ url }: Site, path: string, token: string): Promise<Page> {
  const response = await fetch(`${url}${path}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return { path, body: await response.text(), etag: response.headers.get('etag') ?? '' };
}
