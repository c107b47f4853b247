/** All of Torchbearer on one machine: engines, every process, their addresses. Used by `npm start`, e2e and bench. */
import { calleesOf, keysOf, pairKey, type Caller } from '@torchbearer/kit/callers';
import { freePort } from '@torchbearer/parts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabases, type Databases } from './engines.js';
import { entryOf, layout, root, webDirOf, type ProcessLayout, type ProcessName } from './layout.js';
import { supervise, type Child, type ChildSpec } from './supervise.js';
import { startTwilio, type LocalTwilio } from './twilio.js';

export interface SystemOptions {
  /** Holds Postgres' data and the logs. */
  readonly dataDir: string;
  readonly logDir: string;
  /** What the keys of the processes are derived from; no process gets it. */
  readonly secret: string;
  /** Address and port of the first gateway; others get free ports. */
  readonly host: string;
  readonly port: number;
  /** Engines to use instead of our own. */
  readonly databaseUrl?: string | undefined;
  readonly kafkaBrokers?: string | undefined;
  readonly redisUrl?: string | undefined;
  /** The built checkout that the processes are started from; this one by default. */
  readonly checkout?: string;
  /** The number of replicas of each process; one by default. */
  readonly replicas?: Partial<Record<ProcessName, number>>;
  /** Further environment variables, for all processes. */
  readonly env?: Readonly<Record<string, string>>;
  /** Database names on the server given by `databaseUrl`, so that two systems can share one. */
  readonly databasePrefix?: string;
  /** Starts one process and keeps it running; by default as a separate process. */
  readonly launch?: (spec: ChildSpec) => Child;
  readonly say: (line: string) => void;
  /** Called with the processes' messages for the user (mails without a server); by default `say`. */
  readonly show?: (line: string) => void;
  /** Called with each part's description when it is up. */
  readonly onPart?: (label: string) => void;
  /** Stops a start in progress, and everything it has started. */
  readonly signal?: AbortSignal;
  /** Called whenever the set of process ids changes. */
  readonly onPids?: (pids: readonly number[]) => void;
}

export interface System {
  /** http://host:port of each gateway. */
  readonly urls: readonly string[];
  /** gRPC address by service name, with all its replicas, as `connect` takes it. */
  readonly grpcAddresses: Readonly<Record<string, string>>;
  readonly children: readonly Child[];
  /** Database URL by service name, and `bus`. */
  readonly databases: Readonly<Record<string, string>>;
  readonly postgresPid: number | undefined;
  /** The fake Twilio; null if a real account is configured. */
  readonly twilio: LocalTwilio | null;
  child(name: string): Child;
  /** Stops a process and starts the same one from another checkout, at the same addresses. */
  replace(name: string, checkout: string): Promise<void>;
  stop(): Promise<void>;
}

interface Placed {
  readonly layout: ProcessLayout;
  readonly name: string;
  readonly index: number;
  readonly opsPort: number;
  /** gRPC port, the gateway's public port or the realtime tier's port. */
  readonly port: number;
}

/** @throws Error with the reason, after stopping everything, if a part does not start */
export async function startSystem(options: SystemOptions): Promise<System> {
  const prefix = options.databasePrefix ?? 'torchbearer_';
  const owners = layout.filter((process) => process.database).map((process) => process.name);
  const names = [...owners, 'bus'];
  const databases = await openDatabases({
    serverUrl: options.databaseUrl,
    dataDir: join(options.dataDir, 'postgres'),
    names: names.map((name) => prefix + name),
    say: options.say,
  });
  options.onPart?.(databases.label);
  const urlOf = (name: string): string => databases.urls[prefix + name] ?? '';

  const children: Child[] = [];
  let stopped: Promise<void> | null = null;
  let twilio: LocalTwilio | null = null;
  const stopOnce = async (): Promise<void> => {
    try {
      await stopAll(children, databases);
    } finally {
      await twilio?.fake.stop();
    }
  };
  const stop = (): Promise<void> => (stopped ??= stopOnce());
  options.signal?.addEventListener('abort', () => void stop());
  try {
    const placed = await placeAll(options);
    const door = placed.find((place) => place.layout.name === 'gateway');
    const publicUrl =
      given('PUBLIC_URL', options) ?? `http://${shownHost(options.host)}:${door?.port ?? options.port}`;
    if (given('TWILIO_ACCOUNT_SID', options) === undefined) {
      twilio = await startTwilio({ publicUrl, logDir: options.logDir });
      options.onPart?.(twilio.label);
    }
    const reportPids = (): void => options.onPids?.(children.flatMap((child) => child.pid ?? []));
    const start = (place: Placed, checkout: string): Child => {
      const common = { PUBLIC_URL: publicUrl, BUILD_VERSION: buildVersion(checkout), ...twilio?.env };
      const env = { WEB_DIR: webDirOf(checkout), ...common, ...options.env };
      return (options.launch ?? supervise)({
        process: place.layout.name,
        name: place.name,
        entry: entryOf(place.layout, checkout),
        env: environmentOf(place, placed, { ...options, env }, urlOf),
        opsPort: place.opsPort,
        logDir: options.logDir,
        say: options.say,
        show: options.show ?? options.say,
        onPid: () => setImmediate(reportPids),
      });
    };
    for (const place of placed) {
      options.signal?.throwIfAborted();
      children.push(start(place, options.checkout ?? root));
    }
    await Promise.all(
      children.map(async (child) => {
        await child.ready(120_000);
        options.signal?.throwIfAborted();
        options.onPart?.(child.name);
      }),
    );
    return {
      urls: placed
        .filter((place) => place.layout.name === 'gateway')
        .map((place) => `http://${shownHost(options.host)}:${place.port}`),
      grpcAddresses: Object.fromEntries(owners.map((name) => [name, grpcAddress(name, placed)])),
      children,
      databases: Object.fromEntries(names.map((name) => [name, urlOf(name)])),
      get postgresPid() {
        return databases.pid;
      },
      twilio,
      child: (name) => {
        const found = children.find((child) => child.name === name);
        if (!found) throw new Error(`no process named ${name}`);
        return found;
      },
      async replace(name, checkout) {
        const index = placed.findIndex((place) => place.name === name);
        const place = placed[index];
        if (!place) throw new Error(`no process named ${name}`);
        await children[index]?.stop(60_000);
        const child = (children[index] = start(place, checkout));
        await child.ready(300_000);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The version in the checkout's package.json. */
function buildVersion(checkout: string): string {
  const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** A variable from the options or from our own environment; empty counts as not set. */
const given = (name: string, options: SystemOptions): string | undefined =>
  (options.env?.[name] ?? process.env[name]) || undefined;

/** Stop order, the gateway and the sockets first, so that no process calls one that has stopped. */
async function stopAll(children: readonly Child[], databases: Databases): Promise<void> {
  const isDoor = (child: Child): boolean => /^(gateway|realtime)/.test(child.name);
  await Promise.all(children.filter(isDoor).map((child) => child.stop(15_000)));
  await Promise.all(children.filter((child) => !isDoor(child)).map((child) => child.stop(15_000)));
  await databases.stop();
}

async function placeAll(options: SystemOptions): Promise<Placed[]> {
  const placed: Placed[] = [];
  for (const process of layout) {
    for (let index = 0; index < (options.replicas?.[process.name] ?? 1); index++) {
      const isDoor = process.name === 'gateway' && index === 0;
      placed.push({
        layout: process,
        name: index === 0 ? process.name : `${process.name}-${index + 1}`,
        index,
        opsPort: await freePort(),
        port: isDoor && options.port !== 0 ? options.port : await freePort(),
      });
    }
  }
  return placed;
}

function environmentOf(
  place: Placed,
  all: readonly Placed[],
  options: SystemOptions,
  urlOf: (name: string) => string,
): Record<string, string> {
  const env: Record<string, string> = {
    HOST: '127.0.0.1',
    HTTP_PORT: String(place.opsPort),
    ...keysIn(options.secret, place.layout.name),
    BUS_DATABASE_URL: urlOf('bus'),
    KAFKA_BROKERS: options.kafkaBrokers ?? '',
    REDIS_URL: options.redisUrl ?? '',
    ...options.env,
  };
  // From a secret in the data folder, so that stored data can be read at the next start.
  if (place.layout.name === 'identity') {
    env['SECOND_FACTOR_KEY'] ??= createHash('sha256')
      .update(`second factors ${options.secret}`)
      .digest('hex');
  }
  if (place.layout.database) env['DATABASE_URL'] = urlOf(place.layout.name);
  for (const name of calleesOf(place.layout.name))
    env[`${name.toUpperCase()}_ADDRESS`] = grpcAddress(name, all);
  if (place.layout.name === 'realtime') {
    env['REALTIME_PORT'] = String(place.port);
    // The gateway is in front of it, too.
    env['TRUST_PROXY'] = String(Number(given('TRUST_PROXY', options) ?? 0) + 1);
  } else if (place.layout.name === 'gateway') {
    const tiers = all.filter((other) => other.layout.name === 'realtime');
    const nearest = tiers[place.index % tiers.length];
    env['HOST'] = options.host;
    env['PORT'] = String(place.port);
    env['REALTIME_URL'] = `http://127.0.0.1:${nearest?.port ?? 0}`;
  } else env['GRPC_PORT'] = String(place.port);
  return env;
}

function grpcAddress(name: ProcessName, all: readonly Placed[]): string {
  const replicas = all.filter((place) => place.layout.name === name);
  return `ipv4:${replicas.map((place) => `127.0.0.1:${place.port}`).join(',')}`;
}

/** The keys that a process gets to sign its calls and to know its callers, as its environment. */
export const keysIn = (secret: string, process: ProcessName): ReturnType<typeof keysOf> =>
  keysOf(process, (caller: Caller) => pairKey(secret, `calls of ${caller}`));

const shownHost = (host: string): string =>
  ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host) ? 'localhost' : host;
