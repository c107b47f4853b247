import { spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endOrphan, engineOf, exitOf, inFolder, launch, logSince, logSize } from './engine.js';
import type { RunningEngine } from './engine.js';
import { writePrivateFile } from './folders.js';
import { kafkaResponds } from './kafka-responds.js';
import { hasKafkaJars } from './kafka-jars.js';
import { newPasswordArguments, scramArguments, secureListeners, secureProperties } from './kafka-secure.js';
import type { KafkaSecure, SecurePorts } from './kafka-secure.js';
import { HOST, freePort, isPortFree, portTaken } from './ports.js';

const LOG = 'kafka.log';

export interface KafkaOptions {
  /** The folder of jars. */
  home: string;
  /** Holds topics, settings and log. Created if missing. */
  dataDir: string;
  /** Adds TLS listeners. */
  secure?: KafkaSecure;
  log?: (line: string) => void;
}

export interface RunningKafka extends RunningEngine {
  /** host:port */
  brokers: string;
  port: number;
  /** host:port of the TLS listeners, if requested. */
  secure: Record<keyof SecurePorts, string> | null;
  /** Changes a user's password for SCRAM-SHA-512. */
  setPassword: (user: string, password: string) => Promise<void>;
}

interface Ports {
  broker: number;
  controller: number;
  secure: SecurePorts | null;
}

/** The arguments of a node. */
interface Setting {
  folder: string;
  home: string;
  ports: Ports;
  secure: KafkaSecure | undefined;
}

/** Why Kafka could not be started with this folder of jars, or null. */
export function whyNoKafka(home: string): string | null {
  if (!hasKafkaJars(home)) return `no jars in ${home}`;
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
  if (java.error || java.status !== 0) return 'no java on PATH';
  const major = /version "(\d+)/.exec(java.stderr)?.[1];
  return Number(major) >= 17 ? null : `java is ${major ?? 'of an unknown version'}, Kafka 4 needs 17`;
}

/**
 * Starts one Kafka node, broker and controller in one, on 127.0.0.1. Starting again on the same folder keeps
 * the data and the port. Topics are never created automatically. Throws one sentence when it cannot start.
 */
export async function startKafka(options: KafkaOptions): Promise<RunningKafka> {
  const missing = whyNoKafka(options.home);
  if (missing !== null) throw new Error(`Kafka cannot start: ${missing}.`);
  return await inFolder(options.dataDir, 'Kafka', async (folder, release) => {
    const log = options.log ?? (() => undefined);
    await endOrphan(folder, log);
    const { home, secure } = options;
    const ports = await choosePorts(folder, secure !== undefined);
    const setting = { folder, home, ports, secure };
    if (!existsSync(join(folder, 'data'))) await format(setting, log);
    return await startNode(setting, release);
  });
}

/** The ports stay the same across restarts: clients and the stored quorum refer to them. */
async function choosePorts(folder: string, isSecure: boolean): Promise<Ports> {
  const path = join(folder, 'ports.json');
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Ports) : undefined;
  const ports = {
    broker: before?.broker ?? (await freePort()),
    controller: before?.controller ?? (await freePort()),
    secure: isSecure ? (before?.secure ?? { sasl: await freePort(), certificate: await freePort() }) : null,
  };
  for (const port of [ports.broker, ports.controller, ...Object.values(ports.secure ?? {})]) {
    if (!(await isPortFree(port))) throw portTaken('Kafka', port);
  }
  writePrivateFile(folder, 'ports.json', JSON.stringify(ports));
  return ports;
}

function writeProperties({ folder, ports, secure }: Setting, data: string): string {
  const path = join(folder, 'server.properties');
  const controller = `${HOST}:${String(ports.controller)}`;
  const open = { PLAINTEXT: ports.broker, ...(ports.secure && secureListeners(ports.secure)) };
  const listeners = Object.entries(open).map(([name, port]) => `${name}://${HOST}:${String(port)}`);
  const properties = {
    'node.id': '1',
    'process.roles': 'broker,controller',
    'controller.quorum.voters': `1@${controller}`,
    'controller.listener.names': 'CONTROLLER',
    listeners: [...listeners, `CONTROLLER://${controller}`].join(','),
    'advertised.listeners': listeners.join(','),
    'listener.security.protocol.map': [
      ...Object.keys(open).map((protocol) => `${protocol}:${protocol}`),
      'CONTROLLER:PLAINTEXT',
    ].join(','),
    ...(secure && secureProperties(secure)),
    // In a properties file a backslash escapes; Java accepts forward slashes everywhere.
    'log.dirs': data.replaceAll('\\', '/'),
    'auto.create.topics.enable': 'false',
    // One node: nothing can be replicated to a second one, and fewer internal partitions start faster.
    'offsets.topic.replication.factor': '1',
    'offsets.topic.num.partitions': '4',
    'transaction.state.log.replication.factor': '1',
    'transaction.state.log.min.isr': '1',
    'transaction.state.log.num.partitions': '4',
    'share.coordinator.state.topic.replication.factor': '1',
    'share.coordinator.state.topic.min.isr': '1',
    'group.initial.rebalance.delay.ms': '0',
    // A killed member is detected after its own session timeout, and ours is short.
    'group.min.session.timeout.ms': '2000',
    // The default would take a quarter of our small heap.
    'log.cleaner.dedupe.buffer.size': '16777216',
  };
  const lines = Object.entries(properties).map(([name, value]) => `${name}=${value}`);
  writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o600 });
  return path;
}

function java({ folder, home }: Setting, args: string[]): ChildProcess {
  const quiet = [
    '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn',
    '-Dorg.slf4j.simpleLogger.showDateTime=true',
  ];
  const all = ['-Xms256m', '-Xmx512m', '-XX:+UseG1GC', ...quiet, '-cp', join(home, '*'), ...args];
  return launch(folder, LOG, 'java', all);
}

/** Formatted in a temporary folder and moved into place when complete, in case the process is killed half-way. */
async function format(setting: Setting, log: (line: string) => void): Promise<void> {
  const { folder, secure } = setting;
  log('first start: formatting the storage');
  const aside = join(folder, 'data.new');
  rmSync(aside, { recursive: true, force: true });
  const properties = writeProperties(setting, aside);
  // A letter first: an id that begins with a dash would be read as an option.
  const id = `T${randomBytes(16).toString('base64url').slice(1)}`;
  const from = logSize(folder, LOG);
  const users = secure ? scramArguments(secure) : [];
  const exit = await exitOf(
    java(setting, ['kafka.tools.StorageTool', 'format', '-t', id, '-c', properties, ...users]),
  );
  if (exit.code !== 0) throw new Error(`Kafka could not format ${folder}: ${lastWords(folder, from)}`);
  renameSync(aside, join(folder, 'data'));
}

async function startNode(setting: Setting, release: () => void): Promise<RunningKafka> {
  const { folder, ports } = setting;
  const properties = writeProperties(setting, join(folder, 'data'));
  const from = logSize(folder, LOG);
  const node = await engineOf(java(setting, ['kafka.Kafka', properties]), {
    ...{ name: 'Kafka', folder, release },
    isUp: () => kafkaResponds(HOST, ports.broker),
    lastWords: () => lastWords(folder, from),
  });
  const address = (port: number): string => `${HOST}:${String(port)}`;
  return {
    ...node,
    brokers: address(ports.broker),
    port: ports.broker,
    secure: ports.secure && {
      sasl: address(ports.secure.sasl),
      certificate: address(ports.secure.certificate),
    },
    setPassword: async (user, password) => {
      const before = logSize(folder, LOG);
      const args = newPasswordArguments(address(ports.broker), user, password);
      const { code } = await exitOf(java(setting, args));
      if (code !== 0) throw new Error(`The password was not changed: ${lastWords(folder, before)}`);
    },
  };
}

function lastWords(folder: string, from: number): string {
  const lines = logSince(folder, LOG, from).split('\n');
  return (
    lines.find((line) => /ERROR|Exception/.test(line)) ??
    lines.findLast((line) => line !== '') ??
    ''
  ).trim();
}
