import { context, ROOT_CONTEXT, type Context, type ContextManager } from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, onTestFinished, test } from 'vitest';
import { callContext, type EntityVersion } from '../src/call-context.js';
import type { Tx } from '../src/database/database.js';
import { createGroupCommit, type Outcome } from '../src/database/group-commit.js';
import { eventually } from '../src/testing/index.js';
import { activeTrace, inTrace, NO_TRACE } from '../src/trace.js';

interface Sent {
  readonly key: string;
  readonly value: string;
}
const sent = (key: string, value = key): Sent => ({ key, value });

/** Transactions that end when the test says so. */
function openGroups(
  outcomeOf: (one: Sent, size: number) => Outcome<string> = ({ value }) => ({ result: value }),
) {
  const groups: { readonly values: string; end(): void; fail(error: Error): void }[] = [];
  const save = createGroupCommit<Sent, string>({
    database: { transaction: (work) => work({} as Tx) },
    keyOf: ({ key }) => key,
    save: (_tx, submissions) =>
      new Promise((resolve, reject) => {
        const all = submissions.map(({ submission }) => submission);
        groups.push({
          values: all.map(({ value }) => value).join(' '),
          end: () => resolve(all.map((one) => outcomeOf(one, all.length))),
          fail: reject,
        });
      }),
  });
  /** The n-th transaction, from 0, once it has begun. */
  const group = (n: number) =>
    eventually(() => {
      const found = groups[n];
      if (!found) throw new Error(`only ${groups.length} transactions`);
      return found;
    });
  return { save, groups, group };
}

test('the first submission starts at once, and those that arrive meanwhile form the next group', async () => {
  const { save, group, groups } = openGroups();
  const first = save(sent('a'));
  (await group(0)).end();
  expect(await first).toBe('a');
  const one = save(sent('b'));
  const second = await group(1);
  const rest = ['c', 'd'].map((key) => save(sent(key)));
  expect(second.values).toBe('b');
  second.end();
  (await group(2)).end();
  expect(await Promise.all([one, ...rest])).toEqual(['b', 'c', 'd']);
  expect(groups.map(({ values }) => values)).toEqual(['a', 'b', 'c d']);
});

test('submissions with one key are saved one after the other, in their order', async () => {
  const { save, group, groups } = openGroups();
  const all = [sent('a', 'a1'), sent('a', 'a2'), sent('b', 'b1'), sent('a', 'a3')].map(save);
  for (const n of [0, 1, 2]) (await group(n)).end();
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(groups.map(({ values }) => values)).toEqual(['a1 b1', 'a2', 'a3']);
});

test('a group that fails is repeated one by one, and only the faulty submission fails', async () => {
  const { save, group, groups } = openGroups();
  const all = Promise.allSettled(['a', 'bad', 'c'].map((key) => save(sent(key))));
  (await group(0)).fail(new Error('a fault of one of them'));
  for (const n of [1, 2, 3]) {
    const one = await group(n);
    if (one.values === 'bad') one.fail(new Error('bad itself'));
    else one.end();
  }
  expect(await all).toMatchObject([{ value: 'a' }, { reason: { message: 'bad itself' } }, { value: 'c' }]);
  expect(groups.map(({ values }) => values)).toEqual(['a bad c', 'a', 'bad', 'c']);
});

test('a lost race is decided again in the next group, and at last is a conflict', async () => {
  let losses = 2;
  const { save, group } = openGroups(({ value }) =>
    value === 'a' && losses-- > 0 ? 'AGAIN' : { result: value },
  );
  const a = save(sent('a'));
  for (const n of [0, 1, 2]) (await group(n)).end();
  expect(await a).toBe('a');

  const unlucky = openGroups(() => 'AGAIN');
  const never = unlucky.save(sent('a'));
  for (const n of [0, 1, 2]) (await unlucky.group(n)).end();
  await expect(never).rejects.toMatchObject({ reason: 'CONFLICT' });
});

test('who waits for a lock waits in a transaction of their own, which delays nobody', async () => {
  const { save, group } = openGroups((one, size) =>
    one.value === 'locked' && size > 1 ? 'ALONE' : { result: one.value },
  );
  const both = ['locked', 'b'].map((key) => save(sent(key)));
  (await group(0)).end();
  expect(await both[1]).toBe('b');
  const waits = await group(1);
  expect(waits.values).toBe('locked');
  // The same key waits behind it, others don't.
  const [behind, other] = [save(sent('locked', 'later')), save(sent('c'))];
  const third = await group(2);
  expect(third.values).toBe('c');
  third.end();
  expect(await other).toBe('c');
  waits.end();
  expect(await both[0]).toBe('locked');
  (await group(3)).end();
  expect(await behind).toBe('later');
});

test('a transaction that takes long does not delay the next group', async () => {
  const { save, group } = openGroups();
  const slow = save(sent('slow'));
  await group(0);
  const next = save(sent('next'));
  (await group(1)).end();
  expect(await next).toBe('next');
  (await group(0)).end();
  expect(await slow).toBe('slow');
});

test('what was published belongs to the call that submitted it', async () => {
  const { save, group } = openGroups(({ key }) => ({
    result: key,
    published: [{ topic: 't', key, version: 1 }],
  }));
  const calls = ['a', 'b'].map(async (key) => {
    const published: EntityVersion[] = [];
    await callContext.run({ requestId: key, published }, () => save(sent(key)));
    return published;
  });
  (await group(0)).end();
  expect(await Promise.all(calls)).toEqual([
    [{ topic: 't', key: 'a', version: 1 }],
    [{ topic: 't', key: 'b', version: 1 }],
  ]);
});

test('each submission has its own trace, and the transaction none of them', async () => {
  carryTraces();
  const key = Symbol('trace');
  const seen: { readonly active: unknown; readonly own: unknown[] }[] = [];
  const save = createGroupCommit<Sent, string>({
    database: { transaction: (work) => work({} as Tx) },
    keyOf: (one) => one.key,
    save: (_tx, submissions) => {
      seen.push({
        active: activeTrace().getValue(key),
        own: submissions.map(({ trace }) => trace.getValue(key)),
      });
      return Promise.resolve(submissions.map(({ submission }) => ({ result: submission.value })));
    },
  });
  const inOwn = (name: string) => inTrace(NO_TRACE.setValue(key, name), () => save(sent(name)));
  await Promise.all([inOwn('a'), inOwn('b')]);
  await inOwn('c');
  expect(seen).toEqual([
    { active: undefined, own: ['a', 'b'] },
    { active: undefined, own: ['c'] },
  ]);
});

/** Traces follow asynchronous work, as with telemetry on. */
function carryTraces(): void {
  const storage = new AsyncLocalStorage<Context>();
  const manager: ContextManager = {
    active: () => storage.getStore() ?? ROOT_CONTEXT,
    with: (of, work, self, ...args) => storage.run(of, () => work.call(self as never, ...args)),
    bind: (_of, target) => target,
    enable: () => manager,
    disable: () => manager,
  };
  context.setGlobalContextManager(manager);
  onTestFinished(() => context.disable());
}
