import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withTimeout } from './timeout.js';

/** A process's Prometheus metrics: units last, base units (seconds), one registry per process. */
export interface Metrics {
  readonly registry: Registry;
  /** Starts timing one RPC on the server; call the result with OK or the refusal's reason. */
  rpcHandled(path: string): (outcome: string) => void;
  /** A value read at each scrape; omitted if it can't be read (a database is down). */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  counter<Label extends string>(name: string, help: string, labels: readonly Label[]): Counter<Label>;
  histogram<Label extends string>(name: string, help: string, labels: readonly Label[]): Histogram<Label>;
}

const READ_TIMEOUT_MS = 2_000;

/** Adds what Node says of its process. Once in a process, since prom-client never stops watching. */
export function watchProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: NEVER_MS });
  replaceEventLoopMetrics(registry);
}

/** @param version the label of `torchbearer_build_info`, whose value is always 1 */
export function createMetrics(service: string, version = 'development'): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  new Gauge({
    name: 'torchbearer_build_info',
    help: 'The build that is running, by its label',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1);
  const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
  const rpcs = new Histogram({
    name: 'rpc_server_duration_seconds',
    help: 'Time from the arrival of an RPC to its answer',
    labelNames: ['rpc', 'outcome'],
    buckets,
    registers: [registry],
  });
  return {
    registry,
    rpcHandled: (path) => {
      const stop = rpcs.startTimer({ rpc: path });
      return (outcome) => void stop({ outcome });
    },
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          try {
            this.set(await withTimeout(Promise.resolve(read()), READ_TIMEOUT_MS));
          } catch {
            this.remove();
          }
        },
      });
    },
    counter: (name, help, labels) => new Counter({ name, help, labelNames: labels, registers: [registry] }),
    histogram: (name, help, labels) =>
      new Histogram({ name, help, labelNames: labels, buckets, registers: [registry] }),
  };
}

/** Each sample wakes the process: at prom-client's 10 ms that was most of what an idle process cost. */
const RESOLUTION_MS = 500;

/** prom-client measures the lag, too, and can't leave it out: with a resolution of 24 days it costs nothing. */
export const NEVER_MS = 2 ** 31 - 1;

const LAG = 'nodejs_eventloop_lag';
const MEASURED_BY_PROM_CLIENT = ['', '_min', '_max', '_mean', '_stddev', '_p50', '_p90', '_p99'].map(
  (what) => `${LAG}${what}_seconds`,
);

/**
 * Replaces prom-client's metrics of the event loop by ones that an idle process hardly notices: how long a task waits
 * for the event loop (`nodejs_eventloop_lag_…_seconds`, sampled since the last scrape), and the share of time in which
 * it was busy (`nodejs_eventloop_utilization_ratio`, since the last scrape, without sampling).
 */
export function replaceEventLoopMetrics(registry: Registry, resolutionMs = RESOLUTION_MS): void {
  for (const name of MEASURED_BY_PROM_CLIENT) registry.removeSingleMetric(name);
  // Unlike a timer of our own this one runs no JavaScript.
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  const registers = [registry];
  const gauge = (what: string, help: string): Gauge =>
    new Gauge({ name: `${LAG}_${what}_seconds`, help, registers });
  const mean = gauge('mean', 'Mean wait of a task for the event loop since the last scrape');
  const p50 = gauge('p50', 'Median wait of a task for the event loop since the last scrape');
  const p90 = gauge('p90', 'The wait for the event loop that nine tasks in ten do not exceed');
  const p99 = gauge('p99', 'The wait for the event loop that 99 tasks in 100 do not exceed');
  new Gauge({
    name: `${LAG}_max_seconds`,
    help: 'Longest wait of a task for the event loop since the last scrape',
    registers,
    // Reads and resets for all of them.
    collect() {
      // A sample is the time since the previous one, which includes the pause between them. Without samples it is 0.
      const lag = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - resolutionMs / 1_000) || 0;
      this.set(lag(delays.count === 0 ? 0 : delays.max));
      mean.set(lag(delays.mean));
      p50.set(lag(delays.percentile(50)));
      p90.set(lag(delays.percentile(90)));
      p99.set(lag(delays.percentile(99)));
      delays.reset();
    },
  });
  let before = performance.eventLoopUtilization();
  new Gauge({
    name: 'nodejs_eventloop_utilization_ratio',
    help: 'Share of time in which the event loop was busy since the last scrape, from 0 to 1',
    registers,
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, before).utilization || 0);
      before = now;
    },
  });
}
