/** A complete Torchbearer on this machine, and the resources that its parts use during some work. */
import { startSystem, type System } from '@torchbearer/local';
import { kafkaHome, startKafka, startRedis } from '@torchbearer/parts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { cpuMsOfEach, variableOf } from './processes.js';

/** Measured separately: the nine processes by name, and the engines. */
export type Part = string;

export interface Cost {
  /** Processor time by part, in milliseconds. */
  readonly cpuMs: Readonly<Record<Part, number>>;
  readonly seconds: number;
}

export interface Site {
  readonly url: string;
  readonly system: System;
  pid(part: Part): number;
  /** A connection to a service's database. */
  database(service: string): Client;
  /** The number in the only row and column of a query's result. */
  numberIn(service: string, text: string, values?: readonly unknown[]): Promise<number>;
  /** Resolves once every service has received every event and the standings are up to date. */
  settled(): Promise<void>;
  /** Runs `work` and returns its result, and what all parts used meanwhile. */
  measured<T>(work: () => Promise<T>): Promise<Cost & { readonly result: T }>;
  stop(): Promise<void>;
}

/** The first admin of each measured system. */
export const ADMIN = { email: 'bench@example.com', password: 'bench-admin-password' };

const OWNERS = ['identity', 'league', 'picks', 'scoring', 'analytics', 'feedback', 'sms'];
const SETTLED_POLL_MS = 500;

const ENV = {
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  // Here a few clients do the work of thousands, which the rate limits would refuse.
  LIMIT_CALLS_USER: '100000000',
  LIMIT_CALLS_ADDRESS: '100000000',
  LIMIT_WEBHOOK_ADDRESS: '100000000',
  SMS_PER_SECOND: '10000',
  SMS_REMINDERS: 'true',
  SESSIONS_PER_ACCOUNT: '1000000',
  // As docs/operations/capacity.md advises for 100,000 players.
  GRPC_DEADLINE_MS: '30000',
};

/**
 * @param engines its own Postgres with the event log in it, as with `npm start`; or also Kafka and Redis
 * @throws Error if this machine lacks the Kafka or Redis that was asked for: see .ci/install-parts.sh
 */
export async function openSite(engines: 'embedded' | 'kafka', say: (line: string) => void): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'torchbearer-bench-'));
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  let stopping: Promise<void> | null = null;
  const endAll = async (): Promise<void> => {
    for (let end = ends.pop(); end; end = ends.pop()) await end();
  };
  const stop = (): Promise<void> => (stopping ??= endAll());
  // The engines have their own sessions, which Ctrl-C does not reach.
  const quit = (): void => void stop().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, quit);
    ends.push(async () => process.off(signal, quit));
  }
  try {
    const isKafka = engines === 'kafka';
    const kafka = isKafka ? await startKafka({ home: kafkaHome(), dataDir: join(folder, 'kafka') }) : null;
    if (kafka) ends.push(kafka.stop);
    const redis = isKafka ? await startRedis({ dataDir: join(folder, 'redis') }) : null;
    if (redis) ends.push(redis.stop);
    const system = await startSystem({
      dataDir: folder,
      logDir: folder,
      secret: 'derives the keys while we measure, for tests only',
      host: '127.0.0.1',
      port: 0,
      kafkaBrokers: kafka?.brokers,
      redisUrl: redis?.url,
      env: ENV,
      say,
    });
    ends.push(() => system.stop());
    const databases = new Map<string, Client>();
    for (const service of OWNERS) {
      const client = new Client({ connectionString: system.databases[service] ?? '' });
      await client.connect();
      ends.push(() => client.end());
      databases.set(service, client);
    }
    const pids = new Map(system.children.map((child) => [child.name, () => child.pid ?? 0]));
    pids.set('Postgres', () => system.postgresPid ?? 0);
    if (kafka) pids.set('Kafka', () => kafka.pid);
    if (redis) pids.set('Redis', () => redis.pid);
    return siteOf(system, databases, pids, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

function siteOf(
  system: System,
  databases: ReadonlyMap<string, Client>,
  pids: ReadonlyMap<Part, () => number>,
  stop: () => Promise<void>,
): Site {
  const usage = (): number[] => cpuMsOfEach([...pids.values()].map((pid) => pid()));
  const pid = (part: Part): number => {
    const found = pids.get(part)?.();
    if (!found) throw new Error(`${part} does not run`);
    return found;
  };
  const database = (service: string): Client => {
    const found = databases.get(service);
    if (!found) throw new Error(`${service} has no database`);
    return found;
  };
  const metricsOf = async (part: Part): Promise<string> =>
    (await fetch(`http://127.0.0.1:${variableOf(pid(part), 'HTTP_PORT')}/metrics`)).text();
  return {
    url: system.urls[0] ?? '',
    system,
    pid,
    database,
    numberIn: async (service, text, values = []) => {
      const { rows } = await database(service).query({ text, values: [...values], rowMode: 'array' });
      return Number((rows as unknown[][])[0]?.[0]);
    },
    settled: async () => {
      for (let quiet = 0; quiet < 2;) {
        await pause(SETTLED_POLL_MS);
        const waiting = (await Promise.all(OWNERS.map(metricsOf))).map(waitingIn);
        const marks = await database('scoring').query('select from standings_marks limit 1');
        quiet = marks.rowCount === 0 && waiting.every((count) => count === 0) ? quiet + 1 : 0;
      }
    },
    measured: async (work) => {
      const [before, begun] = [usage(), performance.now()];
      const result = await work();
      const [after, seconds] = [usage(), (performance.now() - begun) / 1_000];
      const used = [...pids.keys()].map((part, index) => [part, (after[index] ?? 0) - (before[index] ?? 0)]);
      return { result, seconds, cpuMs: Object.fromEntries(used) as Cost['cpuMs'] };
    },
    stop,
  };
}

/** Events that one service has yet to send or apply. A service that can't say yet counts as busy. */
function waitingIn(metrics: string): number {
  const valueOf = (name: string): number =>
    Number(new RegExp(`^${name}\\{[^}]*\\} (\\S+)$`, 'm').exec(metrics)?.[1] ?? 1);
  return valueOf('outbox_waiting_rows') + valueOf('bus_consumer_lag_messages');
}

/** The sum of these parts, or of all. */
export const totalMs = (cpuMs: Cost['cpuMs'], parts: readonly Part[] = Object.keys(cpuMs)): number =>
  parts.reduce((sum, part) => sum + (cpuMs[part] ?? 0), 0);
