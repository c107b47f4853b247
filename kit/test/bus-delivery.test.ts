import { expect, test } from 'vitest';
import { partitionOf, PoisonMessage, type BusMessage, type ReceivedMessage } from '../src/bus/bus.js';
import { createDelivery, type Delivered, type Delivery } from '../src/bus/delivery.js';
import { createLog } from '../src/log.js';

const log = createLog('test', 'silent');
const entry = (offset: number): ReceivedMessage => ({
  topic: 't',
  partition: 0,
  offset: String(offset),
  key: 'k',
  value: null,
  headers: { ce_id: `id-${offset}` },
});
/** The outcome for one partition's messages. */
async function deliver(delivery: Delivery, messages: readonly ReceivedMessage[]): Promise<Delivered> {
  const [outcome] = await delivery.deliver([messages]);
  if (outcome === undefined) throw new Error('no outcome');
  return outcome;
}
const offsets = (messages: readonly ReceivedMessage[]): string => messages.map((one) => one.offset).join(' ');

function deliveryOf(
  handle: (messages: readonly ReceivedMessage[]) => void,
  storeDeadLetter: (message: BusMessage) => void = () => undefined,
): Delivery {
  return createDelivery({
    consume: {
      group: 'g',
      topics: ['t'],
      handle: (messages) => Promise.resolve().then(() => handle(messages)),
    },
    storeDeadLetter: (message) => Promise.resolve().then(() => storeDeadLetter(message)),
    isStopping: () => false,
    log,
  });
}

test('a dead letter that cannot be stored is neither lost nor handled again, and later messages wait', async () => {
  const calls: string[] = [];
  const buried: BusMessage[] = [];
  let isDown = true;
  const delivery = deliveryOf(
    (messages) => {
      calls.push(offsets(messages));
      if (messages.some((one) => one.offset === '1')) throw new PoisonMessage('unreadable');
    },
    (letter) => {
      if (isDown) throw new Error('the bus is down');
      buried.push(letter);
    },
  );
  const batch = [entry(0), entry(1), entry(2)];
  const first = await deliver(delivery, batch);
  expect(first).toMatchObject({ handled: 1 });
  expect(first.retryInMs).toBeGreaterThan(0);
  expect(await deliver(delivery, batch.slice(1))).toMatchObject({ handled: 0 });
  expect(buried).toEqual([]);
  isDown = false;
  expect(await deliver(delivery, batch.slice(1))).toEqual({ handled: 2, retryInMs: null });
  expect(calls).toEqual(['0 1 2', '0', '1', '2']);
  expect(buried).toEqual([
    {
      topic: 't.g.dlq',
      key: 'k',
      value: null,
      headers: {
        ce_id: 'id-1',
        dlq_reason: 'PoisonMessage: unreadable',
        dlq_attempts: '1',
        dlq_partition: '0',
        dlq_offset: '1',
      },
    },
  ]);
});

test('transient failures do not count as attempts, even between others', async () => {
  const failures = [
    Object.assign(new Error('away'), { code: 'ECONNREFUSED' }),
    new Error('its own failure'),
    ...Array.from({ length: 5 }, () => Object.assign(new Error('restarting'), { code: '57P01' })),
  ];
  const buried: BusMessage[] = [];
  const delivery = deliveryOf(
    () => {
      const failure = failures.shift();
      if (failure) throw failure;
    },
    (letter) => void buried.push(letter),
  );
  const outcomes: number[] = [];
  for (let n = 0; n < 8; n++) outcomes.push((await deliver(delivery, [entry(0)])).handled);
  expect(outcomes).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  expect(buried).toEqual([]);
});

test('the waits between attempts grow up to five seconds, and start again with the next failure', async () => {
  let isDown = true;
  const delivery = deliveryOf(() => {
    if (isDown) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  });
  const waits: (number | null)[] = [];
  for (let n = 0; n < 8; n++) waits.push((await deliver(delivery, [entry(0)])).retryInMs);
  expect(waits).toEqual([100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000]);
  isDown = false;
  expect(await deliver(delivery, [entry(0)])).toEqual({ handled: 1, retryInMs: null });
  isDown = true;
  expect((await deliver(delivery, [entry(1)])).retryInMs).toBe(100);
});

test('messages after a failed batch are handled as a batch again', async () => {
  const calls: string[] = [];
  const delivery = deliveryOf((messages) => {
    calls.push(offsets(messages));
    if (calls.length === 1) throw new Error('once');
  });
  expect(await deliver(delivery, [entry(0), entry(1)])).toEqual({ handled: 2, retryInMs: null });
  expect(await deliver(delivery, [entry(2), entry(3)])).toEqual({ handled: 2, retryInMs: null });
  expect(calls).toEqual(['0 1', '0', '1', '2 3']);
});

test('several partitions are handled in one call; after a failure each by itself, and only the failed one waits', async () => {
  const calls: string[] = [];
  let isDown = false;
  const delivery = deliveryOf((messages) => {
    calls.push(messages.map((one) => `${one.partition}:${one.offset}`).join(' '));
    if (isDown && messages.some((one) => one.partition === 1))
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  });
  const batches = (offset: number) => [0, 1, 2].map((partition) => [{ ...entry(offset), partition }]);
  const handled = { handled: 1, retryInMs: null };
  const waits = { handled: 0, retryInMs: 100 };
  expect(await delivery.deliver(batches(0))).toEqual([handled, handled, handled]);
  isDown = true;
  expect(await delivery.deliver(batches(1))).toEqual([handled, waits, handled]);
  expect(calls.splice(0)).toEqual(['0:0 1:0 2:0', '0:1 1:1 2:1', '0:1', '1:1', '2:1']);
  isDown = false;
  // The failed one is still handled by itself, the others together.
  const [, failed = []] = batches(1);
  const [first = [], , third = []] = batches(2);
  expect(await delivery.deliver([first, failed, third])).toEqual([handled, handled, handled]);
  expect(calls).toEqual(['0:2 2:2', '1:1']);
});

test('a key keeps its partition forever', () => {
  expect(['', 'season', 'b3a1c0de-0000-4000-8000-000000000001'].map((key) => partitionOf(key, 6))).toEqual([
    0, 5, 3,
  ]);
});

test('a message that keeps failing is tried so many times, then buried, and the next ones follow', async () => {
  const buried: BusMessage[] = [];
  const delivery = deliveryOf(
    () => {
      throw new TypeError('a bug');
    },
    (letter) => void buried.push(letter),
  );
  for (let n = 1; n < 5; n++) expect(await deliver(delivery, [entry(0)])).toMatchObject({ handled: 0 });
  expect(buried).toEqual([]);
  expect(await deliver(delivery, [entry(0)])).toMatchObject({ handled: 1 });
  expect(buried).toMatchObject([{ headers: { dlq_attempts: '5' } }]);
});
