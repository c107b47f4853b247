import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { NEVER_MS, replaceEventLoopMetrics } from './event-loop-metrics.js';
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
