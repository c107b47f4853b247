/** A complete Torchbearer on this machine, and the resources that its parts use during some work. */
import { startSystem, type System } from '@torchbearer/local';
import { kafkaHome, startKafka, startRedis } from '@torchbearer/parts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { ADMIN } from './admin.js';
import { cpuMsOfEach, variableOf } from './processes.js';

/** Measured separately: the nine services by name, and the engines. */
export type Part = string;

export interface Cost {
  /** Processor time by part, in milliseconds. */
  readonly cpuMs: Readonly<Record<Part, number>>;
  readonly seconds: number;
}

export interface Site {
  readonly url: string;
  readonly system: System;
  /** The folder of Kafka's data; empty without Kafka. */
  readonly kafkaFolder: string;
  /** Measures each part's idle usage; until then that counts as zero. */
  rest(): Promise<void>;
  /** Idle processor time per second, in milliseconds. */
  idle(): Readonly<Record<Part, number>>;
  pid(part: Part): number;
  /** A connection to a service's database. */
  database(service: string): Client;
  /**
   * Resolves once every service has received every event and the standings are up to date. @param everyMs how often to
   * ask: counting what waits costs more the more it is
   */
  settled(everyMs?: number): Promise<void>;
  /** Runs `work` and returns what all parts used meanwhile. */
  measured(work: () => Promise<unknown>): Promise<Cost>;
  /** A cost minus what the parts use while idle. */
  withoutIdle(cost: Cost): Cost;
  /** Runs `work`, waits until all services have received its events, and returns the total cost minus idle usage. */
  costOf(work: () => Promise<unknown>): Promise<Cost>;
  stop(): Promise<void>;
}

export const OWNERS = ['identity', 'league', 'picks', 'scoring', 'analytics', 'feedback', 'sms'];
const IDLE_SECONDS = 15;
export const SECRET = 'derives the keys while we measure, for tests only';

export interface SiteOptions {
  /** Its own Postgres with the event log in it, as with `npm start`; or also Kafka and Redis. */
  readonly engines: 'embedded' | 'kafka';
  /** Further environment variables of all processes. */
  readonly env: Readonly<Record<string, string>>;
  readonly say: (line: string) => void;
}

/** Here a few clients do the work of thousands, which the rate limits would refuse. */
export const WITHOUT_LIMITS = {
  LIMIT_CALLS_USER: '100000000',
  LIMIT_CALLS_ADDRESS: '100000000',
  LIMIT_WEBHOOK_ADDRESS: '100000000',
  SMS_PER_SECOND: '10000',
};

/** @throws Error if this machine lacks the Kafka or Redis that was asked for: see .ci/install-parts.sh */
export async function openSite({ engines, env, say }: SiteOptions): Promise<Site> {
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
    const kafkaFolder = isKafka ? join(folder, 'kafka') : '';
    const kafka = isKafka ? await startKafka({ home: kafkaHome(), dataDir: kafkaFolder }) : null;
    if (kafka) ends.push(kafka.stop);
    const redis = isKafka ? await startRedis({ dataDir: join(folder, 'redis') }) : null;
    if (redis) ends.push(redis.stop);
    const system = await startSystem({
      dataDir: folder,
      logDir: folder,
      secret: SECRET,
      host: '127.0.0.1',
      port: 0,
      kafkaBrokers: kafka?.brokers,
      redisUrl: redis?.url,
      env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ...env },
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

    const usage = (): Record<Part, number> => {
      const used = cpuMsOfEach([...pids.values()].map((pid) => pid()));
      return Object.fromEntries([...pids.keys()].map((part, index) => [part, used[index] ?? 0]));
    };
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
    const settled = async (everyMs = 500): Promise<void> => {
      const ports = OWNERS.map((name) => variableOf(pid(name), 'HTTP_PORT'));
      for (let quiet = 0; quiet < 2;) {
        await pause(everyMs);
        const waiting = await Promise.all(ports.map(waitingAt));
        const marks = await database('scoring').query('select from standings_marks limit 1');
        quiet = marks.rowCount === 0 && waiting.every((count) => count === 0) ? quiet + 1 : 0;
      }
    };
    const measured = async (work: () => Promise<unknown>): Promise<Cost> => {
      const [before, begun] = [usage(), performance.now()];
      await work();
      const [after, seconds] = [usage(), (performance.now() - begun) / 1_000];
      return {
        cpuMs: Object.fromEntries(
          Object.entries(after).map(([part, cpuMs]) => [part, cpuMs - (before[part] ?? 0)]),
        ),
        seconds,
      };
    };
    let idle: Readonly<Record<Part, number>> = {};
    const withoutIdle = ({ cpuMs, seconds }: Cost): Cost => {
      const active = Object.entries(cpuMs).map(([part, ms]) => [
        part,
        Math.max(0, ms - (idle[part] ?? 0) * seconds),
      ]);
      return { seconds, cpuMs: Object.fromEntries(active) as Cost['cpuMs'] };
    };
    return {
      url: system.urls[0] ?? '',
      system,
      kafkaFolder,
      idle: () => idle,
      rest: async () => {
        await settled();
        await pause(IDLE_SECONDS * 1_000);
        const { cpuMs, seconds } = await measured(() => pause(IDLE_SECONDS * 1_000));
        idle = Object.fromEntries(Object.entries(cpuMs).map(([part, ms]) => [part, ms / seconds]));
      },
      pid,
      database,
      settled,
      measured,
      withoutIdle,
      costOf: async (work) =>
        withoutIdle(
          await measured(async () => {
            await work();
            await settled();
          }),
        ),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Events that one service has yet to send or apply. A service that can't say yet counts as busy. */
async function waitingAt(opsPort: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text();
  const valueOf = (name: string): number =>
    Number(new RegExp(`^${name}\\{[^}]*\\} (\\S+)$`, 'm').exec(text)?.[1] ?? 1);
  return valueOf('outbox_waiting_rows') + valueOf('bus_consumer_lag_messages');
}

/** Of all parts together. */
export const totalMs = (cpuMs: Cost['cpuMs']): number =>
  Object.values(cpuMs).reduce((sum, ms) => sum + ms, 0);
