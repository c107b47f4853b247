import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Who is calling, as the gateway (or a service of ours) found out. It travels as signed metadata, so that a port
 * reached by somebody else answers them as a visitor.
 */
export interface Actor {
  readonly kind: 'visitor' | 'user' | 'service';
  /** Set for users; a service's own name for services. */
  readonly id: string | null;
  readonly name: string | null;
  readonly isAdmin: boolean;
  /** The session that the call comes from; absent where a user acts by another way, such as a text message. */
  readonly session?: ActorSession;
}

export interface ActorSession {
  readonly id: string;
  /** When its owner signed in, in milliseconds since 1970. */
  readonly signedInAt: number;
  /** Whether it began with a temporary password that is still to be replaced. */
  readonly mustChangePassword: boolean;
  /** Whether its user has to set up a second factor first. */
  readonly mustSetUpSecondFactor?: boolean;
}

/** What a session still has to do before it may do anything else. */
export type Limit = 'PASSWORD_CHANGE_REQUIRED' | 'SECOND_FACTOR_SETUP_REQUIRED';

/** What limits a session; null for one that may do all that its user may. */
export function limitOf({ session }: Actor): Limit | null {
  if (session?.mustChangePassword === true) return 'PASSWORD_CHANGE_REQUIRED';
  return session?.mustSetUpSecondFactor === true ? 'SECOND_FACTOR_SETUP_REQUIRED' : null;
}

export const VISITOR: Actor = { kind: 'visitor', id: null, name: null, isAdmin: false };

/** One of our own processes, acting by itself. */
export const serviceActor = (service: string): Actor => ({
  kind: 'service',
  id: service,
  name: service,
  isAdmin: false,
});

/** What travels with a call, sealed: who makes it, and from where. */
export interface SealedCaller {
  readonly actor: Actor;
  /** The address that the request came from, as the gateway counts it; null where there was no such request. */
  readonly address: string | null;
}

/** Longer than any call waits for its connection and its turn; short enough to make a captured seal useless. */
const VALID_MS = 30_000;
/** How far the clocks of two machines of ours may be apart. */
const SKEW_MS = 5_000;

/** The actor's own fields stand beside the others, as releases before this one read and write them. */
type Payload = Actor & { readonly until: number; readonly method?: string; readonly address?: string };

const signature = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(payload).digest('base64url');

/** @param method the path of the RPC: the seal is good for no other. Takes some 6 µs. */
export function sealCaller(
  { actor, address }: SealedCaller,
  method: string,
  secret: string,
  now: Date,
): string {
  const payload: Payload = {
    ...actor,
    ...(address !== null && { address }),
    method,
    until: now.getTime() + VALID_MS,
  };
  const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${encoded}.${signature(encoded, secret)}`;
}

export interface Opening {
  /** The path of the RPC that is called. */
  readonly method: string;
  readonly secrets: readonly string[];
  readonly now: Date;
  /** Whether a seal that names no method is taken: releases before this one make such seals. */
  readonly takeUnbound?: boolean;
}

/** What a seal holds; otherwise why it is none. */
export type Opened = SealedCaller | 'FORGED' | 'OLD' | 'FOR_ANOTHER_METHOD';

export function openCaller(seal: string, { method, secrets, now, takeUnbound }: Opening): Opened {
  const dot = seal.indexOf('.');
  const encoded = seal.slice(0, Math.max(0, dot));
  const given = Buffer.from(seal.slice(dot + 1));
  const isSignedWith = (secret: string): boolean => {
    const expected = Buffer.from(signature(encoded, secret));
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  if (!secrets.some(isSignedWith)) return 'FORGED';
  const payload = read(encoded);
  if (payload === null) return 'FORGED';
  const { until, method: sealedFor, address = null, ...actor } = payload;
  if (sealedFor === undefined ? takeUnbound !== true : sealedFor !== method) return 'FOR_ANOTHER_METHOD';
  return until + SKEW_MS > now.getTime() ? { actor, address } : 'OLD';
}

function read(encoded: string): Payload | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
    const isPayload = typeof payload === 'object' && payload !== null && 'kind' in payload;
    return isPayload && 'until' in payload && typeof payload.until === 'number' ? (payload as Payload) : null;
  } catch {
    return null;
  }
}
