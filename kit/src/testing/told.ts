/** What a bus has been told, what an outbox has told it, and telling it again. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createPostgresLogBus } from '../bus/postgres-log.js';
import type { Database, Sql } from '../database/database.js';
import { VERSION_HEADER } from '../outbox/event.js';
import { republish, type Owned } from '../outbox/republish.js';
import { eventually } from './eventually.js';
import { testLog } from './log.js';

interface ReadableTopic {
  readonly name: string;
  readonly codec: { decode(input: Uint8Array): object };
}

export interface ToldState {
  readonly topic: string;
  readonly key: string;
  readonly version: number;
  /** Null for a deletion. */
  readonly state: object | null;
}

/**
 * Everything that these topics hold, in order by key; waits until the outbox of the database is sent.
 * @param busUrl of a log on Postgres
 */
export async function toldOn(
  busUrl: string,
  sql: Sql,
  topics: readonly ReadableTopic[],
): Promise<ToldState[]> {
  await eventually(async () => {
    const waiting = await sql.rows('select from outbox where published_at is null');
    if (waiting.length > 0) throw new Error(`${waiting.length} events wait in the outbox`);
  }, 60_000);
  const told: ToldState[] = [];
  const names = topics.map(({ name }) => name);
  const group = `told-${randomUUID()}`;
  const bus = createPostgresLogBus({ url: busUrl, clientId: 'told', log: testLog });
  try {
    await bus.consume({
      group,
      topics: names,
      handle: (messages) => {
        for (const { topic, key, value, headers } of messages) {
          const codec = topics.find(({ name }) => name === topic)?.codec;
          const state = value && (codec?.decode(value) ?? null);
          told.push({ topic, key, version: Number(headers[VERSION_HEADER]), state });
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
  return told;
}

/** What the outbox holds of these topics, in the order of its rows. */
export async function toldIn(
  sql: Sql,
  topics: readonly ReadableTopic[],
  afterId = '0',
): Promise<ToldState[]> {
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

/** What a service's rows are by now, as it would tell them. */
export async function presentStates(
  database: Database,
  owned: readonly Owned[],
  topics: readonly ReadableTopic[],
): Promise<Map<string, ToldState>> {
  const [last] = await database.rows<{ id: string }>('select coalesce(max(id), 0) as id from outbox');
  await republish(database, owned, { log: testLog });
  return newestOf(await toldIn(database, topics, last?.id));
}

/** Tells everything again, as it is and as new in turn, for as long as `write` goes on. */
export async function whileToldAgain(
  database: Database,
  owned: readonly Owned[],
  write: () => Promise<void>,
): Promise<void> {
  let isWriting = true;
  const writing = write().finally(() => (isWriting = false));
  for (let time = 0; isWriting || time < 2; time++) {
    await republish(database, owned, {
      log: testLog,
      batch: 3,
      ...(time % 2 === 1 && { asNewAt: new Date() }),
    });
  }
  await writing;
}

/** The newest state of each entity, by topic and key, as a copy would keep it. */
export function newestOf(told: readonly ToldState[]): Map<string, ToldState> {
  const newest = new Map<string, ToldState>();
  for (const one of told) {
    const name = `${one.topic} ${one.key}`;
    if (one.version > (newest.get(name)?.version ?? 0)) newest.set(name, one);
  }
  return newest;
}

/** The same without versions, of what was not deleted. */
export const livingStates = (newest: ReadonlyMap<string, ToldState>): Map<string, unknown> =>
  new Map(
    [...newest].flatMap(([name, { state }]) => (state === null ? [] : [[name, { ...state, version: 0 }]])),
  );

/** Entities whose messages do not come in the order of their versions, by topic and key. */
export function disorderedIn(told: readonly ToldState[]): string[] {
  const last = new Map<string, number>();
  const found = new Set<string>();
  for (const { topic, key, version } of told) {
    const name = `${topic} ${key}`;
    if (version < (last.get(name) ?? 0)) found.add(name);
    last.set(name, version);
  }
  return [...found];
}

/**
 * Runs a TypeScript file as a process of its own to its end.
 * @param env all that it gets besides PATH
 */
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
