/** One call of an RPC, however it travelled: authorize, validate, handle, translate the error. */
import { Metadata, type status } from '@grpc/grpc-js';
import { context, type Context as TraceContext, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { type FieldError, type Reason, REASONS } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import { callContext, type EntityVersion, MOST_AWAITED, MOST_PUBLISHED } from '../call-context.js';
import { Refusal } from '../errors.js';
import { type Actor, limitOf, type SignedCaller, VISITOR } from './actor.js';
import {
  authorize,
  type Call,
  checkInput,
  type Definition,
  isId,
  isRequestId,
  METADATA,
  type Rpc,
} from './rpc.js';
import { type AcceptedCallers, checkSignature } from './signed-call.js';
import type { Log } from '../log.js';
import type { Metrics } from '../metrics.js';
import type { Queue } from '../queue.js';
import { isTransient } from '../transient.js';

/** A service's definition with its RPCs bound to their context. */
export interface BoundService {
  readonly definition: Definition;
  readonly rpcs: Readonly<Record<string, Rpc<unknown, unknown, unknown>>>;
  readonly context: unknown;
}

/** What every call of a server is handled with. */
export interface CallHandling {
  readonly callers: AcceptedCallers;
  /**
   * Whether a user is an admin by this service's own data; `null` if unknown, and then the signed actor counts.
   * Called before every RPC for admins.
   */
  readonly knownAsAdmin?: (userId: string) => Promise<boolean | null>;
  /** Wraps every RPC and may change its outcome; see `createStaleCopiesCheck`. */
  readonly runBy?: <T>(run: () => Promise<T>) => Promise<T>;
  readonly clock: () => Date;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** A call as it arrived. */
export interface ArrivedCall {
  readonly request: unknown;
  /** The signed caller. */
  readonly caller: string | undefined;
  readonly requestId: string | undefined;
  /** The trace that the call belongs to. */
  readonly trace: TraceContext;
  readonly isAbandoned: () => boolean;
}

export interface Failure {
  readonly code: status;
  readonly message: string;
  readonly reason: Reason;
  readonly trailers: Metadata;
}

/** The response, or why there is none; `trailers` go with either. */
export type CallOutcome =
  { readonly response: unknown; readonly trailers: Metadata | undefined } | { readonly failure: Failure };

/** Handles calls of one RPC; never rejects. */
export type HandleCall = (call: ArrivedCall) => Promise<CallOutcome>;

const MOST_DETAILS = 50;
const MOST_DETAIL_BYTES = 6_000;
const LONGEST_FIELD = 100;
const LONGEST_FAULT = 300;
const LONGEST_SENTENCE = 500;

export function handlerOf(
  options: CallHandling,
  queue: Queue,
  service: BoundService,
  name: string,
  rpc: Rpc<unknown, unknown, unknown>,
): HandleCall {
  const path = service.definition[name]?.path ?? name;
  const tracer = trace.getTracer('torchbearer');
  return async (arrived) => {
    const requestId = isRequestId(arrived.requestId) ? arrived.requestId : randomUUID();
    let child: Log | null = null;
    // Few calls log anything, and creating a child costs more than most of what is done here.
    const log = (): Log => (child ??= options.log.child({ requestId, rpc: path }));
    const published: EntityVersion[] = [];
    const done = options.metrics.rpcHandled(path);
    const span = tracer.startSpan(path, { kind: SpanKind.SERVER }, arrived.trace);

    // The time of arrival, however long the call waits for its turn: a pick in the last second counts.
    const now = options.clock();
    const run = async (): Promise<unknown> => {
      const caller = asVisitorWhere(rpc, callerOf(arrived.caller, path, options, log));
      authorize(rpc, caller.actor);
      const work = async (): Promise<unknown> => {
        if (rpc.who === 'admin') await stillAdmin(caller.actor, options);
        if (rpc.input) checkInput(rpc.input, arrived.request);
        const call = callOf(caller, requestId, now, log, arrived.isAbandoned);
        return await rpc.handle(service.context, arrived.request, call);
      };
      const { kind, id } = caller.actor;
      if (kind !== 'user' || id === null) return await work();
      const end = await queue.take(id);
      try {
        // The caller no longer waits.
        if (arrived.isAbandoned()) throw new Refusal('UNAVAILABLE');
        return await work();
      } finally {
        end();
      }
    };
    try {
      const response = await context.with(trace.setSpan(arrived.trace, span), () =>
        callContext.run({ requestId, published }, () => options.runBy?.(run) ?? run()),
      );
      done('OK');
      return { response, trailers: publishedTrailer(published) };
    } catch (error) {
      const failure = failureOf(error, log);
      span.setStatus({ code: SpanStatusCode.ERROR, message: failure.reason });
      done(failure.reason);
      return { failure };
    } finally {
      span.end();
    }
  };
}

/** Public calls are open to a limited session too, which is then treated as a visitor. */
const asVisitorWhere = (
  { who }: Pick<Rpc<never, never, never>, 'who'>,
  caller: SignedCaller,
): SignedCaller =>
  who === 'public' && limitOf(caller.actor) !== null ? { ...caller, actor: VISITOR } : caller;

/** The signed role was true at signing; a demotion since then counts at once. */
async function stillAdmin({ id }: Actor, { knownAsAdmin }: CallHandling): Promise<void> {
  if (!knownAsAdmin || id === null || !isId(id)) return;
  if ((await knownAsAdmin(id)) === false) throw new Refusal('ADMINS_ONLY');
}

const UNSIGNED_CALLER: SignedCaller = { actor: VISITOR, address: null };

function callerOf(
  signed: string | undefined,
  method: string,
  { callers }: CallHandling,
  log: () => Log,
): SignedCaller {
  if (signed === undefined) return UNSIGNED_CALLER;
  // The machine's own clock, by which callers date their signatures.
  const checked = checkSignature(signed, method, callers, new Date());
  if (typeof checked === 'object') return checked;
  // Also happens with large clock skew.
  log().warn({ why: checked }, 'the signature of a caller is invalid: treated as a visitor');
  return UNSIGNED_CALLER;
}

function callOf(
  { actor, address }: SignedCaller,
  requestId: string,
  now: Date,
  log: () => Log,
  isAbandoned: () => boolean,
): Call {
  return {
    actor,
    address,
    requestId,
    now,
    get log() {
      return log();
    },
    get userId() {
      if (actor.kind !== 'user' || actor.id === null) throw new Refusal('NOT_SIGNED_IN');
      return actor.id;
    },
    get isAbandoned() {
      return isAbandoned();
    },
  };
}

/** The only place where an error becomes a gRPC status. Unexpected errors are logged, and no detail is returned. */
function failureOf(error: unknown, log: () => Log): Failure {
  const refusal =
    error instanceof Refusal ? error : new Refusal(isTransient(error) ? 'UNAVAILABLE' : 'INTERNAL');
  if (refusal !== error || refusal.cause !== undefined) log().error({ err: error }, 'call failed');
  const trailers = new Metadata();
  trailers.set(METADATA.reason, refusal.reason);
  if (refusal.details) trailers.set(METADATA.details, Buffer.from(JSON.stringify(fitting(refusal.details))));
  if (refusal.retryAfterMs !== undefined) {
    trailers.set(METADATA.retryAfterMs, String(Math.ceil(refusal.retryAfterMs)));
  }
  return {
    code: REASONS[refusal.reason].grpc,
    message: shortened(refusal.message, LONGEST_SENTENCE),
    reason: refusal.reason,
    trailers,
  };
}

/** As many field errors as metadata holds, with long ones cut. */
function fitting(details: readonly FieldError[]): FieldError[] {
  const short = details.slice(0, MOST_DETAILS).map(({ field, message }) => ({
    field: shortened(field, LONGEST_FIELD),
    message: shortened(message, LONGEST_FAULT),
  }));
  while (Buffer.byteLength(JSON.stringify(short)) > MOST_DETAIL_BYTES) short.pop();
  return short;
}

/** Cut to `most` characters, never inside a surrogate pair. */
const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

function publishedTrailer(published: readonly EntityVersion[]): Metadata | undefined {
  if (published.length === 0 || published.length > MOST_AWAITED) return undefined;
  const trailer = new Metadata();
  trailer.set(METADATA.published, Buffer.from(JSON.stringify(published.slice(-MOST_PUBLISHED))));
  return trailer;
}
