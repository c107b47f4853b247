/** Tests of every engine of the bus; one file per engine runs them. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import {
  MAX_BATCH,
  PoisonMessage,
  type Bus,
  type BusMessage,
  type ConsumeOptions,
  type ReceivedMessage,
  type Subscription,
} from '../src/bus/bus.js';
import { deadLetterTopic } from '../src/bus/delivery.js';
import { eventually } from '../src/testing/index.js';

export interface Engine {
  open(clientId: string): Bus;
  /** How a child process finds the same engine: see bus-child.ts. */
  readonly childEnvironment: Record<string, string>;
}

const LONG = 45_000;

export function testBus(engine: Engine): void {
  const buses: Bus[] = [];
  const open = (clientId = 'test'): Bus => {
    const bus = engine.open(clientId);
    buses.push(bus);
    return bus;
  };
  afterEach(async () => {
    await Promise.all(buses.splice(0).map((bus) => bus.close()));
  });

  test('messages of one key arrive in the order of publishing, with concurrent publishers too', async () => {
    const bus = open();
    const topic = await newTopic(bus, 3);
    const publishers = [open('one'), open('two'), bus];
    await Promise.all(
      publishers.map(async (publisher, p) => {
        for (let round = 0; round < 10; round++) {
          const keys = [0, 1, 2, 3, 4].map((k) => `${p}-${k}`);
          await publisher.publish(
            keys.flatMap((key) => [0, 1].map((half) => message(topic, key, `${round * 2 + half}`))),
          );
        }
      }),
    );
    const { received, handle } = collect();
    await bus.consume({ group: newGroup(), topics: [topic], handle });
    await eventually(() => expect(received).toHaveLength(300), LONG);
    const keys = new Set(received.map((entry) => entry.key));
    expect(keys.size).toBe(15);
    for (const key of keys) {
      const entries = received.filter((entry) => entry.key === key);
      expect(entries.map(text)).toEqual(Array.from({ length: 20 }, (_, n) => String(n)));
      expect(new Set(entries.map((entry) => entry.partition)).size).toBe(1);
    }
  });

  test('key, bytes and headers arrive as they were sent, and a tombstone arrives as null', async () => {
    const bus = open();
    const topic = await newTopic(bus, 1);
    const bytes = Uint8Array.from({ length: 256 }, (_, n) => n);
    const headers = { ce_id: randomUUID(), traceparent: '00-0af7-b7ad-01', ce_subject: 'Zoë "é" \\ {1}' };
    await bus.publish([
      { topic, key: 'clé "1"', value: bytes, headers },
      { topic, key: 'clé "1"', value: null, headers: { ce_id: randomUUID() } },
      { topic, key: 'empty', value: new Uint8Array(), headers: {} },
    ]);
    const { received, handle } = collect();
    await bus.consume({ group: newGroup(), topics: [topic], handle });
    await eventually(() => expect(received).toHaveLength(3), LONG);
    expect(received[0]).toMatchObject({ topic, key: 'clé "1"', partition: 0, headers });
    expect(Uint8Array.from(received[0]?.value ?? [])).toEqual(bytes);
    expect(received[1]).toMatchObject({ key: 'clé "1"', value: null });
    expect(received[2]?.value).not.toBeNull();
    expect(received[2]?.value).toHaveLength(0);
  });

  test('a poison message goes to the dead letters at once and the partition goes on', async () => {
    const bus = open();
    const topic = await newTopic(bus, 1);
    const group = newGroup();
    const { received, handle } = collect();
    let tries = 0;
    await bus.consume({
      group,
      topics: [topic],
      handle: async (messages) => {
        for (const entry of messages) {
          if (text(entry) !== 'bad') continue;
          if (messages.length === 1) tries += 1;
          throw new PoisonMessage('nobody can read this');
        }
        await handle(messages);
      },
    });
    const bad = message(topic, 'k', 'bad');
    await bus.publish([message(topic, 'k', 'before'), bad, message(topic, 'k', 'behind')]);
    await eventually(() => expect(received.map(text)).toEqual(['before', 'behind']), LONG);
    expect(tries).toBe(1);
    const [letter] = await deadLetters(bus, topic, group, 1);
    expect(letter).toMatchObject({
      key: 'k',
      headers: {
        ...bad.headers,
        dlq_reason: 'PoisonMessage: nobody can read this',
        dlq_partition: '0',
        dlq_offset: '1',
      },
    });
    expect(letter?.headers['dlq_attempts']).toBe('1');
    expect(letter && text(letter)).toBe('bad');
  });

  test('while one partition waits for infrastructure the others continue, and a stop is not delayed', async () => {
    const bus = open();
    const topic = await newTopic(bus, 4);
    const group = newGroup();
    const { received, handle } = collect();
    const entries = Array.from({ length: 40 }, (_, n) => message(topic, `key-${n}`, `${n}`));
    let stuck: number | null = null;
    const consumer = await bus.consume({
      group,
      topics: [topic],
      handle: async (messages) => {
        const [first] = messages;
        if (first && (stuck ??= first.partition) === first.partition) throw unavailable();
        await handle(messages);
      },
    });
    await bus.publish(entries);
    await eventually(async () => {
      const lags = await bus.lag(group, [topic]);
      expect(lags.filter((entry) => entry.lag > 0).map((entry) => entry.partition)).toEqual([stuck]);
    }, LONG);
    await consumer.stop();
    expect(received.length).toBeGreaterThan(0);
    expect(received.every((entry) => entry.partition !== stuck)).toBe(true);
  });

  test('a restarted consumer continues after the handled messages', async () => {
    const bus = open();
    const topic = await newTopic(bus, 2);
    const group = newGroup();
    await bus.publish(['a', 'b', 'c', 'd'].map((value) => message(topic, value, value)));
    const first = collect();
    const consumer = await bus.consume({ group, topics: [topic], handle: first.handle });
    await eventually(() => expect(first.received).toHaveLength(4), LONG);
    await consumer.stop();
    expect(await totalLag(bus, group, topic)).toBe(0);

    await bus.publish([message(topic, 'a', 'e')]);
    expect(await totalLag(bus, group, topic)).toBe(1);
    const second = collect();
    await open('again').consume({ group, topics: [topic], handle: second.handle });
    await eventually(() => expect(second.received).toHaveLength(1), LONG);
    expect(second.received.map(text)).toEqual(['e']);
  });

  test('each group gets everything from the beginning, in batches up to the limit', async () => {
    const bus = open();
    const topic = await newTopic(bus, 1);
    await bus.publish(Array.from({ length: 250 }, (_, n) => message(topic, 'k', `${n}`)));
    for (const group of [newGroup(), newGroup()]) {
      const sizes: number[] = [];
      await bus.consume({
        group,
        topics: [topic],
        handle: (messages) => Promise.resolve(void sizes.push(messages.length)),
      });
      await eventually(() => expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(250), LONG);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_BATCH);
    }
  });

  test('the batch of a killed consumer goes to the other one', async () => {
    const bus = open();
    const topic = await newTopic(bus, 2);
    const group = newGroup();
    const entries = Array.from({ length: 10 }, (_, n) => message(topic, `key-${n}`, `${n}`));
    await bus.publish(entries);
    const child = spawn(
      process.execPath,
      [
        '--conditions=@torchbearer/source',
        '--import',
        'tsx',
        fileURLToPath(new URL('./bus-child.ts', import.meta.url)),
      ],
      {
        env: { ...process.env, ...engine.childEnvironment, TOPIC: topic, GROUP: group },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    try {
      // It prints this inside its handler, which never ends.
      const lines = createInterface({ input: child.stdout });
      expect(((await once(lines, 'line')) as string[])[0]).toBe('took a batch');
      const { received, handle } = collect();
      await bus.consume({ group, topics: [topic], handle });
      child.kill('SIGKILL');
      await eventually(() => {
        expect(new Set(received.map(text))).toEqual(new Set(entries.map(text)));
      }, LONG);
    } finally {
      child.kill('SIGKILL');
    }
  });

  test('a broadcast reaches every subscriber from the subscription on, whatever a handler throws', async () => {
    const [one, two] = [open('one'), open('two')];
    const topic = await newTopic(one, 2);
    await one.publish([message(topic, 'k', 'before')]);
    const seen: [string[], string[]] = [[], []];
    const subscriptions: Subscription[] = [];
    for (const [index, bus] of [one, two].entries()) {
      const subscription = await bus.broadcast({
        topics: [topic],
        handle: (entry) => {
          seen[index]?.push(text(entry));
          if (text(entry) === 'a') throw new Error('a broken handler');
        },
      });
      subscriptions.push(subscription);
    }
    await two.publish(['a', 'b', 'c'].map((value) => message(topic, 'k', value)));
    await eventually(
      () =>
        expect(seen).toEqual([
          ['a', 'b', 'c'],
          ['a', 'b', 'c'],
        ]),
      LONG,
    );
    await Promise.all(subscriptions.map((subscription) => subscription.stop()));
  });

  test('a broadcast reports once that messages arrive, and nothing when it is stopped', async () => {
    const bus = open();
    const topic = await newTopic(bus, 1);
    const changes: string[] = [];
    const subscription = await bus.broadcast({
      topics: [topic],
      handle: ({ key }) => void changes.push(key),
      onConnected: () => changes.push('connected'),
      onLost: () => changes.push('lost'),
    });
    await eventually(() => expect(changes).toEqual(['connected']), LONG);
    await bus.publish([message(topic, 'k', 'v')]);
    await eventually(() => expect(changes).toEqual(['connected', 'k']), LONG);
    await subscription.stop();
    expect(changes).toEqual(['connected', 'k']);
  });

  test('a consumer may start before its topic exists', async () => {
    const bus = open();
    const topic = newName('later');
    const { received, handle } = collect();
    await bus.consume({ group: newGroup(), topics: [topic], handle });
    await expect(bus.publish([message(topic, 'k', 'early')])).rejects.toThrow();
    await bus.ensureTopics([{ name: topic, partitions: 2 }]);
    await bus.publish([message(topic, 'k', 'v')]);
    await eventually(() => expect(received.map(text)).toEqual(['v']), LONG);
  });

  test('a message for a topic that does not exist is refused', async () => {
    await expect(open().publish([message(newName('missing'), 'k', 'v')])).rejects.toThrow();
  });

  test('topics can be ensured by several processes at once, and again', async () => {
    const name = newName('shared');
    const all = [open('one'), open('two'), open('three')];
    await Promise.all(all.map((bus) => bus.ensureTopics([{ name, partitions: 2 }])));
    await all[0]?.ensureTopics([{ name, partitions: 2 }]);
    expect(await all[2]?.lag(newGroup(), [name])).toHaveLength(2);
  });
}

export const newName = (purpose: string): string => `test.${purpose}.${randomUUID().slice(0, 8)}.v1`;
export const newGroup = (): string => `group-${randomUUID().slice(0, 8)}`;

export async function newTopic(bus: Bus, partitions: number): Promise<string> {
  const name = newName('topic');
  await bus.ensureTopics([{ name, partitions }]);
  return name;
}

export function message(topic: string, key: string, value: string | null): BusMessage {
  return { topic, key, value: value === null ? null : Buffer.from(value), headers: { ce_id: randomUUID() } };
}

export const text = (entry: BusMessage): string =>
  entry.value === null ? 'tombstone' : Buffer.from(entry.value).toString();

export function collect(): {
  readonly received: ReceivedMessage[];
  readonly handle: ConsumeOptions['handle'];
} {
  const received: ReceivedMessage[] = [];
  return { received, handle: (messages) => Promise.resolve(void received.push(...messages)) };
}

async function deadLetters(
  bus: Bus,
  topic: string,
  group: string,
  count: number,
): Promise<ReceivedMessage[]> {
  const { received, handle } = collect();
  await bus.consume({ group: newGroup(), topics: [deadLetterTopic(topic, group)], handle });
  await eventually(() => expect(received).toHaveLength(count), LONG);
  return received;
}

export async function totalLag(bus: Bus, group: string, topic: string): Promise<number> {
  return (await bus.lag(group, [topic])).reduce((sum, entry) => sum + entry.lag, 0);
}

const unavailable = (): Error => Object.assign(new Error('the database is down'), { code: 'ECONNREFUSED' });
