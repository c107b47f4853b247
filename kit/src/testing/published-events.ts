/** The events of a bus and of an outbox, for tests of republishing. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createPostgresLogBus } from '../bus/postgres-log.js';
import type { Sql } from '../database/database.js';
import { VERSION_HEADER } from '../outbox/event.js';
import { eventually } from './eventually.js';
import { testLog } from './start-for-test.js';

interface ReadableTopic {
  readonly name: string;
  readonly codec: { decode(input: Uint8Array): object };
}

export interface PublishedState {
  readonly topic: string;
  readonly key: string;
  readonly version: number;
  /** Null for a deletion. */
  readonly state: object | null;
}

/**
 * All events of these topics, in order by key; waits until the outbox of the database is sent. @param busUrl of a log
 * on Postgres
 */
export async function publishedOn(
  busUrl: string,
  sql: Sql,
  topics: readonly ReadableTopic[],
): Promise<PublishedState[]> {
  await eventually(async () => {
    const waiting = await sql.rows('select from outbox where published_at is null');
    if (waiting.length > 0) throw new Error(`${waiting.length} events wait in the outbox`);
  }, 60_000);
  const events: PublishedState[] = [];
  const names = topics.map(({ name }) => name);
  const group = `events-${randomUUID()}`;
  const bus = createPostgresLogBus({ url: busUrl, clientId: 'published-events', log: testLog });
  try {
    await bus.consume({
      group,
      topics: names,
      handle: (messages) => {
        for (const { topic, key, value, headers } of messages) {
          const codec = topics.find(({ name }) => name === topic)?.codec;
          const state = value && (codec?.decode(value) ?? null);
          events.push({ topic, key, version: Number(headers[VERSION_HEADER]), state });
        }
        return Promise.resolve();
      },
    });
    await eventually(async () => {
      if ((await bus.lag(group, names)).some(({ lag }) => lag > 0)) throw new Error('not at the end yet');
    }, 60_000);
  } finally {
    await bus.close();
  }
  return events;
}

/** The outbox's events of these topics, in the order of its rows. */
export async function publishedIn(
  sql: Sql,
  topics: readonly ReadableTopic[],
  afterId = '0',
): Promise<PublishedState[]> {
  const rows = await sql.rows<{ topic: string; key: string; value: Buffer | null; version: string }>(
    `select topic, key, value, headers ->> '${VERSION_HEADER}' as version from outbox
     where topic = any ($1) and id > $2 order by id`,
    [topics.map(({ name }) => name), afterId],
  );
  return rows.map(({ topic, key, value, version }) => ({
    topic,
    key,
    version: Number(version),
    state: value && (topics.find(({ name }) => name === topic)?.codec.decode(value) ?? null),
  }));
}

/** The newest state of each entity, by topic and key, as a copy would have it. */
export function newestOf(events: readonly PublishedState[]): Map<string, PublishedState> {
  const newest = new Map<string, PublishedState>();
  for (const one of events) {
    const name = `${one.topic} ${one.key}`;
    if (one.version > (newest.get(name)?.version ?? 0)) newest.set(name, one);
  }
  return newest;
}

/** Entities whose messages are not in the order of their versions, by topic and key. */
export function disorderedIn(events: readonly PublishedState[]): string[] {
  const last = new Map<string, number>();
  const found = new Set<string>();
  for (const { topic, key, version } of events) {
    const name = `${topic} ${key}`;
    if (version < (last.get(name) ?? 0)) found.add(name);
    last.set(name, version);
  }
  return [...found];
}

/** Runs a TypeScript file as its own process until it ends. @param env its variables besides PATH */
export async function runFile(
  file: URL,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(
    process.execPath,
    ['--conditions=@torchbearer/source', '--import', 'tsx', file.pathname, ...args],
    { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
