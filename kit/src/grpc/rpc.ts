import type { MethodDefinition } from '@grpc/grpc-js';
import { z } from 'zod';
import { Refusal } from '../errors.js';
import { type Actor, type Limit, limitOf } from './actor.js';
import type { Caller } from './callers.js';
import type { Log } from '../log.js';

/**
 * Who may make a call; every RPC declares it, and the server checks it before anything else. A list names the processes
 * of ours that may make it as themselves.
 */
export type Who = 'public' | 'player' | 'admin' | readonly [Caller, ...Caller[]];

/** The call of an RPC, besides its request. */
export interface Call {
  readonly actor: Actor;
  /** The caller's user id; throws a refusal without one. Never fails in an RPC for `player` or `admin`. */
  readonly userId: string;
  /**
   * Where the request came from: an IPv4 address, the /64 of an IPv6 one; null without one (a text message, a
   * service).
   */
  readonly address: string | null;
  readonly requestId: string;
  /** When the call arrived; the only time that domain code sees. */
  readonly now: Date;
  readonly log: Log;
  /** Whether the caller has cancelled or timed out, so that the call has failed for them. */
  readonly isAbandoned: boolean;
}

/**
 * Call it at the end of a transaction that must not commit after its caller saw it fail. @throws Refusal UNAVAILABLE
 * if the caller no longer waits
 */
export function refuseAbandoned({ isAbandoned }: Pick<Call, 'isAbandoned'>): void {
  if (isAbandoned) throw new Refusal('UNAVAILABLE');
}

/** A response that is encoded already: the server sends these bytes as they are. */
export class Encoded<Response> {
  declare readonly response?: Response;
  constructor(readonly bytes: Uint8Array) {}
}

export interface Rpc<Context, Request, Response> {
  readonly who: Who;
  /** The session limits with which this call is still allowed. */
  readonly openWhile?: readonly Limit[];
  /** Validates the request; errors are returned field by field. */
  readonly input?: z.ZodType<unknown, unknown>;
  readonly handle: (context: Context, request: Request, call: Call) => Promise<Response | Encoded<Response>>;
}

/** @throws Refusal NOT_SIGNED_IN, ADMINS_ONLY, SERVICES_ONLY or the session's limit */
export function authorize(
  { who, openWhile }: Pick<Rpc<never, never, never>, 'who' | 'openWhile'>,
  actor: Actor,
): void {
  if (who === 'public') return;
  if (typeof who === 'object') {
    if (actor.kind === 'service' && who.some((name) => name === actor.id)) return;
    throw new Refusal('SERVICES_ONLY');
  }
  if (actor.kind === 'visitor') throw new Refusal('NOT_SIGNED_IN');
  const limit = limitOf(actor);
  if (limit !== null && openWhile?.includes(limit) !== true) throw new Refusal(limit);
  if (who === 'admin' && !(actor.kind === 'user' && actor.isAdmin)) throw new Refusal('ADMINS_ONLY');
  if (who === 'player' && actor.kind !== 'user') throw new Refusal('NOT_SIGNED_IN');
}

/** @throws Refusal INVALID_INPUT with all field errors at once */
export function checkInput(schema: z.ZodType<unknown, unknown>, request: unknown): void {
  const result = schema.safeParse(request);
  if (result.success) return;
  throw new Refusal(
    'INVALID_INPUT',
    undefined,
    result.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })),
  );
}

/** A string that Postgres can store and a person may have typed. */
export const text = (max: number, min = 0): z.ZodString =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^[^\0]*$/, 'must not contain NUL characters');

/** Whether an id can exist; anything else is just not found. */
export const isId = (value: string): boolean => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(value);

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the widest method: a bound for inference only
type AnyMethod = MethodDefinition<any, any>;

/** The constant that ts-proto generates for a service, e.g. `PicksServiceService`. */
export type Definition = Readonly<Record<string, AnyMethod>>;

export type RequestOf<Method> = Method extends { requestDeserialize: (bytes: Buffer) => infer Request }
  ? Request
  : never;
export type ResponseOf<Method> = Method extends { responseDeserialize: (bytes: Buffer) => infer Response }
  ? Response
  : never;

/** Metadata keys between our own processes. */
export const METADATA = {
  /** The signed caller, see `signed-call.ts`. */
  caller: 'tb-caller',
  requestId: 'tb-request-id',
  reason: 'tb-reason',
  details: 'tb-details-bin',
  /** Milliseconds until the call may be repeated. */
  retryAfterMs: 'tb-retry-after-ms',
  /** Trailer: what the call published, as JSON, for the gateway to wait for. */
  published: 'tb-published-bin',
} as const;

/** Whether a request id is fit for metadata and log lines; it may come from outside, so anything else is ignored. */
export const isRequestId = (id: string | undefined): id is string =>
  id !== undefined && /^[\x21-\x7e]{1,128}$/.test(id);
