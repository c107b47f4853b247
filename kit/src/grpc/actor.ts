import type { ResultsUntil } from '@torchbearer/rules';
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The caller, as the gateway or another service has authenticated them. Sent as signed metadata, so that an outsider
 * who reaches the port is a visitor.
 */
export interface Actor {
  readonly kind: 'visitor' | 'user' | 'service';
  /** Set for users; a service's own name for services. */
  readonly id: string | null;
  readonly name: string | null;
  readonly isAdmin: boolean;
  /** The last week whose results the user wants to see; absent for all. */
  readonly resultsUntil?: number;
  /** The session of the call; absent if a user acts in another way, such as by text message. */
  readonly session?: ActorSession;
}

export interface ActorSession {
  readonly id: string;
  /** When its owner signed in, in milliseconds since 1970. */
  readonly signedInAt: number;
  /** Whether it began with a temporary password that must be replaced. */
  readonly mustChangePassword: boolean;
  /** Whether its user has to set up a second factor first. */
  readonly mustSetUpSecondFactor?: boolean;
}

/** What the user of a session must do before anything else. */
export type Limit = 'PASSWORD_CHANGE_REQUIRED' | 'SECOND_FACTOR_SETUP_REQUIRED';

/** The limit of a session; null for none. */
export function limitOf({ session }: Actor): Limit | null {
  if (session?.mustChangePassword === true) return 'PASSWORD_CHANGE_REQUIRED';
  return session?.mustSetUpSecondFactor === true ? 'SECOND_FACTOR_SETUP_REQUIRED' : null;
}

/** How far the caller wants to see results; admins see all. */
export const resultsUntil = ({ isAdmin, resultsUntil: until }: Actor): ResultsUntil =>
  isAdmin ? null : (until ?? null);

export const VISITOR: Actor = { kind: 'visitor', id: null, name: null, isAdmin: false };

/** A service that acts on its own. */
export const serviceActor = (service: string): Actor => ({
  kind: 'service',
  id: service,
  name: service,
  isAdmin: false,
});

/** What is signed with a call: who makes it, and from where. */
export interface SignedCaller {
  readonly actor: Actor;
  /** The address of the request, as the gateway counts it; null without a request. */
  readonly address: string | null;
}

/** Longer than any call waits for its connection and its turn; short enough to make a captured signature useless. */
export const VALID_MS = 30_000;
/** Tolerated clock skew between our own machines. */
export const SKEW_MS = 5_000;

/** The actor's fields are beside the others, as earlier releases read and write them. */
type Payload = Actor & { readonly until: number; readonly method?: string; readonly address?: string };

const signature = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(payload).digest('base64url');

/**
 * Signs with the one secret of all processes, as 0.6 does; `signed-call.ts` replaces it. Takes about 6 µs. @until 0.8
 * @param method the path of the RPC, the only one that the signature is valid for
 */
export function signCaller(
  { actor, address }: SignedCaller,
  method: string,
  secret: string,
  now: Date,
): string {
  const until = now.getTime() + VALID_MS;
  // Not spread, which is slow here; see docs/performance.md.
  const payload: Payload = Object.assign({ method, until }, actor, address === null ? null : { address });
  const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${encoded}.${signature(encoded, secret)}`;
}

export interface Opening {
  /** The path of the called RPC. */
  readonly method: string;
  readonly secrets: readonly string[];
  readonly now: Date;
  /** Whether to accept a signature without a method, as 0.1 makes them. */
  readonly acceptUnbound?: boolean;
}

/** The signed caller, or why the signature is invalid. */
export type Opened = SignedCaller | 'FORGED' | 'OLD' | 'FOR_ANOTHER_METHOD';

/** @until 0.8 */
export function verifyCaller(signed: string, { method, secrets, now, acceptUnbound }: Opening): Opened {
  const dot = signed.indexOf('.');
  const encoded = signed.slice(0, Math.max(0, dot));
  const given = Buffer.from(signed.slice(dot + 1));
  const isSignedWith = (secret: string): boolean => {
    const expected = Buffer.from(signature(encoded, secret));
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  if (!secrets.some(isSignedWith)) return 'FORGED';
  const payload = read(encoded);
  if (payload === null) return 'FORGED';
  const { until, method: signedFor, address = null, ...actor } = payload;
  if (signedFor === undefined ? acceptUnbound !== true : signedFor !== method) return 'FOR_ANOTHER_METHOD';
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
