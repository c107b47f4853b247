/** Which process calls which service and for whom it may speak there, and the keys with which both prove it. */
import type { ServiceName } from '@torchbearer/proto/topics';
import { createHmac } from 'node:crypto';
import type { Actor } from './actor.js';

/**
 * `anybody`: visitors, users, admins, and the process itself. `players`: users who act outside a session and never as
 * admins. `itself`: only the process.
 */
type Voice = 'anybody' | 'players' | 'itself';
type Callees = Readonly<Partial<Record<ServiceName, Voice>>>;

/** The table of who may speak for whom: calling process, called service. What is not listed makes no calls. */
const CALLERS = {
  gateway: {
    identity: 'anybody',
    league: 'anybody',
    picks: 'anybody',
    scoring: 'anybody',
    analytics: 'anybody',
    feedback: 'anybody',
    sms: 'anybody',
  },
  sms: { identity: 'itself', picks: 'players', scoring: 'players' },
  identity: { sms: 'itself' },
  realtime: { identity: 'itself', scoring: 'itself' },
} as const satisfies Readonly<Partial<Record<ServiceName, Callees>>>;

export type Caller = keyof typeof CALLERS;

export const isCaller = (name: string): name is Caller => Object.hasOwn(CALLERS, name);
const calleesAndVoices = (name: string): Callees => (isCaller(name) ? CALLERS[name] : {});

/** The services that a process calls. */
export const calleesOf = (name: string): ServiceName[] =>
  Object.keys(calleesAndVoices(name)) as ServiceName[];
/** The processes that call a service. */
export const callersOf = (service: string): Caller[] =>
  Object.keys(CALLERS)
    .filter(isCaller)
    .filter((caller) => calleesOf(caller).some((callee) => callee === service));

export function maySpeakFor(caller: Caller, callee: string, actor: Actor): boolean {
  const isItself = actor.kind === 'service' && actor.id === caller && !actor.isAdmin;
  switch (calleesAndVoices(caller)[callee as ServiceName]) {
    case 'anybody':
      return actor.kind !== 'service' || isItself;
    case 'players':
      return actor.kind === 'user' && !actor.isAdmin && actor.session === undefined;
    case 'itself':
      return isItself;
    case undefined:
      return false;
  }
}

/** The key of one caller at one service. @param master the secret of the caller that no process gets */
export const pairKey = (master: string, callee: string): string =>
  createHmac('sha256', master).update(callee).digest('base64url');

/** What a process gets of all keys, as its environment: those that it signs with, and those of its callers. */
export function keysOf(
  name: ServiceName,
  masterOf: (caller: Caller) => string,
): { readonly CALL_KEYS: string; readonly CALLER_KEYS: string } {
  const own = isCaller(name)
    ? calleesOf(name).map((callee) => `${callee}=${pairKey(masterOf(name), callee)}`)
    : [];
  const callers = callersOf(name).map((caller) => `${caller}=${pairKey(masterOf(caller), name)}`);
  return { CALL_KEYS: own.join(','), CALLER_KEYS: callers.join(',') };
}
