/** Clients in a process of their own, and what the measuring process and theirs send each other. */
import { forkHelper } from '../forked.js';

export interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What the response must be, or the run fails. */
  readonly expected: Expected;
}

export interface Expected {
  readonly status: number;
  readonly etag?: string;
  /** The whole body: the number of one in `bodies`. */
  readonly body?: number;
  /** Text that the body must contain. */
  readonly contains?: string;
}

/** Connections, each with the requests that it repeats, one at a time. */
export interface Script {
  readonly url: string;
  readonly connections: readonly (readonly Asked[])[];
  /** Bodies that many responses must equal. */
  readonly bodies: readonly string[];
}

/** Until a time is over, or until each connection has sent so many requests. */
export type Until = { readonly seconds: number } | { readonly requests: number };

export type Order = { readonly prepare: Script } | { readonly run: Until };

export interface Done {
  readonly requests: number;
  /** From the first request to the last response. */
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface Load {
  /** @throws Error if a response was not the expected one */
  run(until: Until): Promise<Done>;
  readonly stop: () => Promise<void>;
}

/** Each of `all` on one of so many connections. */
export const spread = <T>(all: readonly T[], connections: number): T[][] =>
  Array.from({ length: connections }, (_, connection) =>
    all.filter((_one, index) => index % connections === connection),
  );

export async function startLoad(script: Script): Promise<Load> {
  const helper = forkHelper<Order, Done>('load/load-process.js');
  await helper.ask({ prepare: script });
  return { run: (until) => helper.ask({ run: until }), stop: helper.stop };
}
