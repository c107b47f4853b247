/** The signature of a call: which process makes it, at which service, for whom, from where and until when. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { ConfigError } from '../config.js';
import type { Actor, SignedCaller } from './actor.js';
import { calleesOf, callersOf, isCaller, maySpeakFor, type Caller } from './callers.js';

/**
 * Signs a call. @returns `<process>.<payload>.<HMAC>`, where the process stands in clear, so that its key is chosen
 * before anything is parsed
 */
export type Signer = (caller: SignedCaller, method: string, now: Date) => string;

/** Longer than any call waits for its connection and its turn; short enough to make a captured signature useless. */
const VALID_MS = 30_000;
/** Tolerated clock skew between our own machines. */
const SKEW_MS = 5_000;

interface Payload {
  readonly caller: string;
  readonly callee: string;
  /** The path of the RPC, the only one that the signature is valid for. */
  readonly method: string;
  readonly actor: Actor;
  readonly address: string | null;
  /** In milliseconds since 1970. */
  readonly until: number;
}

const hmac = (content: string, key: string): string =>
  createHmac('sha256', key).update(content).digest('base64url');

/** The signer of one process at one service; a call takes about 6 µs. */
export const createSigner =
  (caller: string, callee: string, key: string): Signer =>
  ({ actor, address }, method, now) => {
    const until = now.getTime() + VALID_MS;
    const payload: Payload = { caller, callee, method, actor, address, until };
    const content = `${caller}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
    return `${content}.${hmac(content, key)}`;
  };

/** The keys by which a service knows its callers; two of one caller while one replaces the other. */
export interface AcceptedCallers {
  readonly service: string;
  readonly keys: ReadonlyMap<Caller, readonly string[]>;
}

/** The signed caller, or why the signature is invalid. */
export type Checked =
  | SignedCaller
  | 'FORGED'
  | 'OLD'
  | 'FOR_ANOTHER_METHOD'
  | 'FOR_ANOTHER_SERVICE'
  | 'MAY_NOT_SPEAK_FOR_THIS_ACTOR';

export function checkSignature(
  signed: string,
  method: string,
  { service, keys }: AcceptedCallers,
  now: Date,
): Checked {
  const caller = signed.slice(0, Math.max(0, signed.indexOf('.')));
  const end = signed.lastIndexOf('.');
  const content = signed.slice(0, Math.max(0, end));
  const given = Buffer.from(signed.slice(end + 1));
  const isSignedWith = (key: string): boolean => {
    const expected = Buffer.from(hmac(content, key));
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  if (!isCaller(caller) || keys.get(caller)?.some(isSignedWith) !== true) return 'FORGED';
  const payload = read(content.slice(caller.length + 1));
  if (payload === null) return 'FORGED';
  if (payload.caller !== caller || payload.callee !== service) return 'FOR_ANOTHER_SERVICE';
  if (payload.method !== method) return 'FOR_ANOTHER_METHOD';
  if (!(payload.until + SKEW_MS > now.getTime())) return 'OLD';
  if (!maySpeakFor(caller, service, payload.actor)) return 'MAY_NOT_SPEAK_FOR_THIS_ACTOR';
  return { actor: payload.actor, address: payload.address };
}

/** Only a process with the key can have written it, so its fields are not checked. */
function read(encoded: string): Payload | null {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64url').toString()) as Payload | null;
  } catch {
    return null;
  }
}

/** The keys of a process, as configured. */
export interface KeyConfig {
  readonly CALL_KEYS?: readonly NamedKey[] | undefined;
  readonly CALLER_KEYS?: readonly NamedKey[] | undefined;
}
export interface NamedKey {
  readonly name: string;
  readonly key: string;
}

/** The signers of a process, by the service that it calls. @throws ConfigError if a key is missing or too many */
export function signersOf(process: string, config: KeyConfig): (callee: string) => Signer {
  const keys = keysByName('CALL_KEYS', config, calleesOf(process), `${process} calls`);
  const signers = new Map<string, Signer>(
    [...keys].map(([callee, [key = '', another]]) => {
      if (another !== undefined) throw new ConfigError(`CALL_KEYS: has two keys for ${callee}.`);
      return [callee, createSigner(process, callee, key)] as const;
    }),
  );
  return (callee) => {
    const signer = signers.get(callee);
    if (!signer) throw new Error(`${process} does not call ${callee}: see kit/src/grpc/callers.ts`);
    return signer;
  };
}

/** @throws ConfigError if a key is missing or too many */
export function acceptedCallers(service: string, config: KeyConfig): AcceptedCallers {
  return { service, keys: keysByName('CALLER_KEYS', config, callersOf(service), `calls ${service}`) };
}

function keysByName<Name extends string>(
  variable: 'CALL_KEYS' | 'CALLER_KEYS',
  config: KeyConfig,
  expected: readonly Name[],
  how: string,
): ReadonlyMap<Name, readonly string[]> {
  const all = [...(config.CALL_KEYS ?? []), ...(config.CALLER_KEYS ?? [])].map(({ key }) => key);
  if (new Set(all).size < all.length)
    throw new ConfigError(`${variable}: two of the keys are equal, so a process with one has the other.`);
  const given = config[variable] ?? [];
  const known: readonly string[] = expected;
  const foreign = given.find(({ name }) => !known.includes(name));
  if (foreign) throw new ConfigError(`${variable}: has a key of ${foreign.name}, but none such ${how}.`);
  const missing = expected.find((name) => !given.some((one) => one.name === name));
  if (missing !== undefined) throw new ConfigError(`${variable}: lacks the key of ${missing}.`);
  return new Map(
    expected.map((name) => [name, given.filter((one) => one.name === name).map(({ key }) => key)] as const),
  );
}
