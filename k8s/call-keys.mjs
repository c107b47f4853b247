// The keys with which our processes sign their calls and know their callers, as Secrets in JSON for kubectl. Each caller
// has a master, and a key for each service that it calls: HMAC-SHA256(master, service). A process gets only its keys.
//   node k8s/call-keys.mjs make [FILE]      Secrets by random masters, or by those in FILE: {"gateway": "…", "sms": "…", …}
//   node k8s/call-keys.mjs next             a Secret with new masters, for a rotation (rotate-actor-secret.sh)
//   node k8s/call-keys.mjs accept|sign|end  reads these Secrets from standard input, and writes them one step further
import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** As in kit/src/grpc/callers.ts; a test compares the keys. */
const CALLS = {
  gateway: ['identity', 'league', 'picks', 'scoring', 'analytics', 'feedback', 'sms'],
  sms: ['identity', 'picks', 'scoring'],
  identity: ['sms'],
  realtime: ['identity', 'scoring'],
};
const CALLERS = Object.keys(CALLS);
const PROCESSES = [...new Set([...CALLERS, ...Object.values(CALLS).flat()])];
const SHORTEST_MASTER = 32;
const NEXT = 'next';

const fail = (words) => {
  console.error(words);
  process.exit(1);
};
const nameOf = (name) => `torchbearer-calls-${name}`;
const secretOf = (name, data) => ({
  apiVersion: 'v1',
  kind: 'Secret',
  type: 'Opaque',
  metadata: { name: nameOf(name) },
  data: encoded(data),
});
const encoded = (data) =>
  Object.fromEntries(
    Object.entries(data).flatMap(([key, text]) =>
      text ? [[key, Buffer.from(text).toString('base64')]] : [],
    ),
  );
const decoded = ({ data = {} }) =>
  Object.fromEntries(
    Object.entries(data).map(([key, text]) => [key, Buffer.from(text, 'base64').toString()]),
  );

const random = () => randomBytes(32).toString('base64url');
const newMasters = () => Object.fromEntries(CALLERS.map((name) => [name, random()]));

function keysOf(name, masters) {
  const key = (caller, callee) => createHmac('sha256', masters[caller]).update(callee).digest('base64url');
  const callers = CALLERS.filter((caller) => CALLS[caller].includes(name));
  return {
    CALL_KEYS: (CALLS[name] ?? []).map((callee) => `${callee}=${key(name, callee)}`).join(','),
    CALLER_KEYS: callers.map((caller) => `${caller}=${key(caller, name)}`).join(','),
  };
}

function checked(masters) {
  for (const name of CALLERS) {
    if (typeof masters[name] !== 'string' || masters[name].length < SHORTEST_MASTER)
      fail(`The master of ${name} must have at least ${SHORTEST_MASTER} characters.`);
  }
  if (new Set(CALLERS.map((name) => masters[name])).size < CALLERS.length)
    fail('Each caller needs a master of its own.');
  return masters;
}

const union = (...lists) => [...new Set(lists.flatMap((list) => list.split(',')))].join(',');
/** Every step can be repeated: `held` are the keys before it, `next` the new ones. */
const STEPS = {
  accept: (held, next) => ({
    ...held,
    CALLER_KEYS: next.CALLER_KEYS && union(held.CALLER_KEYS, next.CALLER_KEYS),
  }),
  sign: (held, next) => ({ ...held, CALL_KEYS: next.CALL_KEYS }),
  end: (_held, next) => next,
};

function rotated(step) {
  const { items } = JSON.parse(readFileSync(0, 'utf8'));
  const find = (name) => items.find(({ metadata }) => metadata.name === name);
  const masters = checked(decoded(find(nameOf(NEXT)) ?? fail(`There is no Secret ${nameOf(NEXT)}.`)));
  return PROCESSES.map((name) => {
    const secret = find(nameOf(name)) ?? fail(`There is no Secret ${nameOf(name)}.`);
    return { ...secret, data: encoded(STEPS[step](decoded(secret), keysOf(name, masters))) };
  });
}

function secrets(command, file) {
  if (command === 'make') {
    const masters = checked(file === undefined ? newMasters() : JSON.parse(readFileSync(file, 'utf8')));
    return PROCESSES.map((name) => secretOf(name, keysOf(name, masters)));
  }
  if (command === NEXT) return [secretOf(NEXT, newMasters())];
  return Object.hasOwn(STEPS, command) ? rotated(command) : fail('make, next, accept, sign or end?');
}

const [command = '', file] = process.argv.slice(2);
console.log(JSON.stringify({ apiVersion: 'v1', kind: 'List', items: secrets(command, file) }));
