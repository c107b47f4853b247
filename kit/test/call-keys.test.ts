import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callEnv, readConfig, rpcEnv } from '../src/config.js';
import { VISITOR } from '../src/grpc/actor.js';
import { keysOf, type Caller } from '../src/grpc/callers.js';
import { acceptedCallers, checkSignature, signersOf } from '../src/grpc/signed-call.js';

const PROCESSES = [
  ...(['identity', 'league', 'picks', 'scoring', 'analytics', 'feedback', 'sms'] as const),
  ...(['realtime', 'gateway'] as const),
];
const masterOf = (caller: Caller): string => `the master of ${caller}, which is long enough`;

interface Secret {
  readonly metadata: { readonly name: string };
  readonly data: Readonly<Record<string, string>>;
}
const run = (args: readonly string[], input: readonly Secret[] = []): Secret[] => {
  const script = new URL('../../k8s/call-keys.mjs', import.meta.url).pathname;
  const output = execFileSync(process.execPath, [script, ...args], {
    input: JSON.stringify({ items: input }),
  });
  return (JSON.parse(output.toString()) as { items: Secret[] }).items;
};
const keysIn = (secrets: readonly Secret[], name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(secrets.find(({ metadata }) => metadata.name === `torchbearer-${name}`)?.data ?? {}).map(
      ([key, value]) => [key, Buffer.from(value, 'base64').toString()],
    ),
  );

test('the command makes from the masters what each process expects, and no more', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'torchbearer-keys-')), 'masters.json');
  const callers = ['gateway', 'sms', 'identity', 'realtime'] as const;
  writeFileSync(file, JSON.stringify(Object.fromEntries(callers.map((name) => [name, masterOf(name)]))));
  const secrets = run(['make', file]);
  expect(secrets).toHaveLength(PROCESSES.length);
  for (const name of PROCESSES) {
    const expected = Object.entries(keysOf(name, masterOf)).filter(([, keys]) => keys !== '');
    expect(keysIn(secrets, `calls-${name}`)).toEqual(Object.fromEntries(expected));
  }
  writeFileSync(file, JSON.stringify({ gateway: 'short' }));
  expect(() => run(['make', file])).toThrow('The master of gateway must have at least 32 characters');
});

test('in each step of a rotation, which may be repeated, callers of this step and the one before are known', () => {
  const first = [...run(['make']), ...run(['next'])];
  const next = first.find(({ metadata }) => metadata.name === 'torchbearer-calls-next');
  if (!next) throw new Error('there are no new masters');
  const signers = (secrets: readonly Secret[]) =>
    signersOf('gateway', readConfig(callEnv, keysIn(secrets, 'calls-gateway')))('picks');
  const accepts = (secrets: readonly Secret[], by: readonly Secret[]): boolean => {
    const signed = signers(by)({ actor: VISITOR, address: null }, '/x', new Date());
    const callers = acceptedCallers('picks', readConfig(rpcEnv, keysIn(secrets, 'calls-picks')));
    return typeof checkSignature(signed, '/x', callers, new Date()) === 'object';
  };
  const steps: (readonly Secret[])[] = [first];
  for (const step of ['accept', 'sign', 'end']) {
    const before = [...(steps.at(-1) ?? []), next];
    const after = run([step], before);
    expect(run([step], [...after, next])).toEqual(after);
    for (const [one, other] of [
      [before, after],
      [after, before],
      [after, after],
    ] as const)
      expect(accepts(one, other), step).toBe(true);
    steps.push(after);
  }
  expect(accepts(steps.at(-1) ?? [], first)).toBe(false);
});
