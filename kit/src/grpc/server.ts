import {
  experimental,
  Metadata,
  Server,
  ServerCredentials,
  type sendUnaryData,
  type ServerUnaryCall,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { REASONS, type FieldError } from '@torchbearer/rules';
import { HealthImplementation } from 'grpc-health-check';
import { randomUUID } from 'node:crypto';
import { callContext, type EntityVersion } from '../call-context.js';
import { Refusal } from '../errors.js';
import type { Log } from '../log.js';
import type { Metrics } from '../metrics.js';
import { isTransient } from '../transient.js';
import { limitOf, verifyCaller, VISITOR, type Actor, type SignedCaller } from './actor.js';
import { isRequestId, METADATA, type Definition, type RequestOf, type ResponseOf } from './definition.js';
import { authorize, checkInput, isId, type Call, type Rpc } from './rpc.js';
import { watchTls, type TlsFiles } from './tls.js';
import { createTurns, type Turns } from './turns.js';

/** One RPC for each method of a service; a missing one is a type error. */
export type RpcTable<Context, D extends Definition> = {
  readonly [Name in keyof D]: Rpc<Context, RequestOf<D[Name]>, ResponseOf<D[Name]>>;
};

/** A service's definition with its RPCs bound to their context. */
export interface BoundService {
  readonly definition: Definition;
  readonly rpcs: Readonly<Record<string, Rpc<unknown, unknown, unknown>>>;
  readonly context: unknown;
}

export function bind<Context, D extends Definition>(
  definition: D,
  rpcs: RpcTable<Context, D>,
  ctx: Context,
): BoundService {
  return { definition, rpcs: rpcs as BoundService['rpcs'], context: ctx };
}

export interface GrpcServerOptions extends TlsFiles {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly services: readonly BoundService[];
  readonly actorSecret: string;
  /** A second accepted secret, while one replaces the other. */
  readonly actorSecretAlso?: string | undefined;
  /** Whether to accept signatures without a method, during an upgrade from 0.1. */
  readonly acceptUnboundActors?: boolean;
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

export interface GrpcServer {
  readonly port: number;
  /** Accepts no new calls and waits for those in flight. */
  stop(): Promise<void>;
}

/** Limit of entities in the trailer of one call: metadata is limited to 8 KB. */
const MAX_PUBLISHED = 40;
const MOST_DETAILS = 50;
const MOST_DETAIL_BYTES = 6_000;
const LONGEST_FIELD = 100;
const LONGEST_FAULT = 300;
const LONGEST_SENTENCE = 500;
/** Fewer than a service's database connections, so that one user's calls can't block others. */
const TURNS = { atOnce: 4, mostWaiting: 500 };

export async function startGrpcServer(options: GrpcServerOptions): Promise<GrpcServer> {
  const server = new Server({
    // Connections are closed regularly so that clients find new replicas, and dead ones are noticed.
    'grpc.max_connection_age_ms': 5 * 60_000,
    'grpc.max_connection_age_grace_ms': 30_000,
    'grpc.keepalive_time_ms': 30_000,
    'grpc.keepalive_timeout_ms': 10_000,
    'grpc.keepalive_permit_without_calls': 1,
    // The largest message is a picture of 5 MB with its envelope.
    'grpc.max_receive_message_length': 6 * 1024 * 1024,
    'grpc.max_send_message_length': -1,
  });
  const turns = createTurns(TURNS);
  for (const service of options.services) {
    const implementation: UntypedServiceImplementation = {};
    for (const [name, rpc] of Object.entries(service.rpcs)) {
      implementation[name] = unary(options, turns, service, name, rpc);
    }
    server.addService(service.definition as ServiceDefinition, implementation);
  }
  const health = new HealthImplementation({ '': 'SERVING' });
  health.addToServer(server);

  const tls = watchTls(options, options.log);
  const credentials = tls
    ? experimental.createCertificateProviderServerCredentials(tls, tls, true)
    : ServerCredentials.createInsecure();
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`${options.host}:${options.port}`, credentials, (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return {
    port,
    stop: async () => {
      health.setStatus('', 'NOT_SERVING');
      await new Promise<void>((resolve) => {
        // A caller that never ends its call must not block the shutdown.
        const impatience = setTimeout(() => server.forceShutdown(), 10_000);
        server.tryShutdown(() => {
          clearTimeout(impatience);
          resolve();
        });
      });
    },
  };
}

function unary(
  options: GrpcServerOptions,
  turns: Turns,
  service: BoundService,
  name: string,
  rpc: Rpc<unknown, unknown, unknown>,
) {
  const path = service.definition[name]?.path ?? name;
  const tracer = trace.getTracer('torchbearer');
  return (wire: ServerUnaryCall<unknown, unknown>, respond: sendUnaryData<unknown>): void => {
    const given = first(wire.metadata, METADATA.requestId);
    const requestId = isRequestId(given) ? given : randomUUID();
    const log = options.log.child({ requestId, rpc: path });
    const published: EntityVersion[] = [];
    const done = options.metrics.rpcHandled(path);
    const parent = propagation.extract(context.active(), wire.metadata, {
      keys: (carrier) => Object.keys(carrier.getMap()),
      get: (carrier, key) => first(carrier, key),
    });
    const span = tracer.startSpan(path, { kind: SpanKind.SERVER }, parent);

    // The time of arrival, however long the call waits for its turn: a pick in the last second counts.
    const now = options.clock();
    const run = async (): Promise<unknown> => {
      const caller = asVisitorWhere(rpc, callerOf(wire.metadata, path, options, log));
      authorize(rpc, caller.actor);
      const work = async (): Promise<unknown> => {
        if (rpc.who === 'admin') await stillAdmin(caller.actor, options);
        if (rpc.input) checkInput(rpc.input, wire.request);
        return await rpc.handle(service.context, wire.request, callOf(caller, requestId, now, log, wire));
      };
      const { kind, id } = caller.actor;
      if (kind !== 'user' || id === null) return await work();
      const end = await turns.take(id);
      try {
        // The caller no longer waits.
        if (wire.cancelled) throw new Refusal('UNAVAILABLE');
        return await work();
      } finally {
        end();
      }
    };
    context
      .with(trace.setSpan(parent, span), () =>
        callContext.run({ requestId, published }, () => options.runBy?.(run) ?? run()),
      )
      .then(
        (response) => {
          done('OK');
          respond(null, response, publishedTrailer(published));
        },
        (error: unknown) => {
          const failure = translate(error, log);
          span.setStatus({ code: SpanStatusCode.ERROR, message: failure.reason });
          done(failure.reason);
          respond({ code: failure.code, details: failure.message, metadata: failure.metadata });
        },
      )
      .catch((error: unknown) => log.error({ err: error }, 'could not respond'))
      .finally(() => span.end());
  };
}

/** Public calls are open to a limited session too, which is then treated as a visitor. */
const asVisitorWhere = (
  { who }: Pick<Rpc<never, never, never>, 'who'>,
  caller: SignedCaller,
): SignedCaller =>
  who === 'public' && limitOf(caller.actor) !== null ? { ...caller, actor: VISITOR } : caller;

/** The signed role was true at signing; a demotion since then counts at once. */
async function stillAdmin({ id }: Actor, { knownAsAdmin }: GrpcServerOptions): Promise<void> {
  if (!knownAsAdmin || id === null || !isId(id)) return;
  if ((await knownAsAdmin(id)) === false) throw new Refusal('ADMINS_ONLY');
}

const UNSIGNED_CALLER: SignedCaller = { actor: VISITOR, address: null };

function callerOf(metadata: Metadata, method: string, options: GrpcServerOptions, log: Log): SignedCaller {
  const signed = first(metadata, METADATA.actor);
  if (signed === undefined) return UNSIGNED_CALLER;
  const opened = verifyCaller(signed, {
    method,
    secrets: [options.actorSecret, options.actorSecretAlso].filter((secret) => secret !== undefined),
    // The machine's own clock, by which callers date their signatures.
    now: new Date(),
    acceptUnbound: options.acceptUnboundActors ?? false,
  });
  if (typeof opened === 'object') return opened;
  // Also happens with large clock skew, or with callers of an earlier release.
  log.warn({ why: opened }, 'the signature of a caller is invalid: treated as a visitor');
  return UNSIGNED_CALLER;
}

function callOf(
  { actor, address }: SignedCaller,
  requestId: string,
  now: Date,
  log: Log,
  wire: { readonly cancelled: boolean },
): Call {
  return {
    actor,
    address,
    requestId,
    now,
    log,
    get userId() {
      if (actor.kind !== 'user' || actor.id === null) throw new Refusal('NOT_SIGNED_IN');
      return actor.id;
    },
    get isAbandoned() {
      return wire.cancelled;
    },
  };
}

/** The only place where an error becomes a gRPC status. Unexpected errors are logged, and no detail is returned. */
function translate(error: unknown, log: Log) {
  const refusal =
    error instanceof Refusal ? error : new Refusal(isTransient(error) ? 'UNAVAILABLE' : 'INTERNAL');
  if (refusal !== error || refusal.cause !== undefined) log.error({ err: error }, 'call failed');
  const metadata = new Metadata();
  metadata.set(METADATA.reason, refusal.reason);
  if (refusal.details) metadata.set(METADATA.details, Buffer.from(JSON.stringify(fitting(refusal.details))));
  if (refusal.retryAfterMs !== undefined) {
    metadata.set(METADATA.retryAfterMs, String(Math.ceil(refusal.retryAfterMs)));
  }
  return {
    code: REASONS[refusal.reason].grpc,
    message: shortened(refusal.message, LONGEST_SENTENCE),
    reason: refusal.reason,
    metadata,
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

function publishedTrailer(published: readonly EntityVersion[]): Metadata {
  const trailer = new Metadata();
  // If there are too many, the newest suffice: the relay sends in order, so the others arrive before them.
  if (published.length > 0) {
    trailer.set(METADATA.published, Buffer.from(JSON.stringify(published.slice(-MAX_PUBLISHED))));
  }
  return trailer;
}

const first = (metadata: Metadata, key: string): string | undefined => metadata.get(key)[0]?.toString();
