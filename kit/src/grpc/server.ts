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
import { limitOf, openCaller, VISITOR, type Actor, type SealedCaller } from './actor.js';
import { isRequestId, METADATA, type Definition, type RequestOf, type ResponseOf } from './definition.js';
import { authorize, checkInput, isId, type Call, type Rpc } from './rpc.js';
import { watchTls, type TlsFiles } from './tls.js';
import { createTurns, type Turns } from './turns.js';

/** One RPC for each method of a service: leaving one out is a type error. */
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
  /** Another secret whose seals are taken too, while one takes the place of the other. */
  readonly actorSecretAlso?: string | undefined;
  /** Whether seals are taken that name no method, while processes of an earlier release are still there. */
  readonly takeUnboundActors?: boolean;
  /**
   * Whether a user is an admin by what this service knows itself; `null` where nothing is known yet, and the signed
   * actor is believed. Asked before every RPC for admins.
   */
  readonly knownAsAdmin?: (userId: string) => Promise<boolean | null>;
  /** What every RPC is run by, which may change its outcome; see `createBehindCheck`. */
  readonly runBy?: <T>(run: () => Promise<T>) => Promise<T>;
  readonly clock: () => Date;
  readonly log: Log;
  readonly metrics: Metrics;
}

export interface GrpcServer {
  readonly port: number;
  /** Takes no new calls and waits for those in flight. */
  stop(): Promise<void>;
}

/** More entities than this in one call are not named in the trailer: metadata is limited to 8 KB. */
const MOST_PUBLISHED = 40;
const MOST_DETAILS = 50;
const MOST_DETAIL_BYTES = 6_000;
const LONGEST_FIELD = 100;
const LONGEST_FAULT = 300;
const LONGEST_SENTENCE = 500;
/** Fewer than a service has connections to its database: however much one user asks for, others are answered. */
const TURNS = { atOnce: 4, mostWaiting: 500 };

export async function startGrpcServer(options: GrpcServerOptions): Promise<GrpcServer> {
  const server = new Server({
    // Connections are renewed so that clients find new replicas; half-dead ones are noticed.
    'grpc.max_connection_age_ms': 5 * 60_000,
    'grpc.max_connection_age_grace_ms': 30_000,
    'grpc.keepalive_time_ms': 30_000,
    'grpc.keepalive_timeout_ms': 10_000,
    'grpc.keepalive_permit_without_calls': 1,
    // The largest is a picture of 5 MB with what travels around it.
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
        // A caller that never ends its call must not hold the process up for ever.
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
  return (wire: ServerUnaryCall<unknown, unknown>, answer: sendUnaryData<unknown>): void => {
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

    // When it came, however long it has to wait for its turn: a pick in the last second counts.
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
        // Nobody waits for it any more.
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
          answer(null, response, publishedTrailer(published));
        },
        (error: unknown) => {
          const failure = translate(error, log);
          span.setStatus({ code: SpanStatusCode.ERROR, message: failure.reason });
          done(failure.reason);
          answer({ code: failure.code, details: failure.message, metadata: failure.metadata });
        },
      )
      .catch((error: unknown) => log.error({ err: error }, 'could not answer'))
      .finally(() => span.end());
  };
}

/** Whatever is open to everybody is open to a limited session too, and tells it no more than a visitor. */
const asVisitorWhere = (
  { who }: Pick<Rpc<never, never, never>, 'who'>,
  caller: SealedCaller,
): SealedCaller =>
  who === 'public' && limitOf(caller.actor) !== null ? { ...caller, actor: VISITOR } : caller;

/** What travels with a call was true when it was signed; a demotion since then counts at once. */
async function stillAdmin({ id }: Actor, { knownAsAdmin }: GrpcServerOptions): Promise<void> {
  if (!knownAsAdmin || id === null || !isId(id)) return;
  if ((await knownAsAdmin(id)) === false) throw new Refusal('ADMINS_ONLY');
}

const NOBODY: SealedCaller = { actor: VISITOR, address: null };

function callerOf(metadata: Metadata, method: string, options: GrpcServerOptions, log: Log): SealedCaller {
  const seal = first(metadata, METADATA.actor);
  if (seal === undefined) return NOBODY;
  const opened = openCaller(seal, {
    method,
    secrets: [options.actorSecret, options.actorSecretAlso].filter((secret) => secret !== undefined),
    // The machine's own, by which callers date their seals.
    now: new Date(),
    takeUnbound: options.takeUnboundActors ?? false,
  });
  if (typeof opened === 'object') return opened;
  // Seen also where clocks are far apart, or where a process of an earlier release calls.
  log.warn({ why: opened }, 'the seal on a caller is not valid: answered as a visitor');
  return NOBODY;
}

function callOf(
  { actor, address }: SealedCaller,
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

/** The one place where an error becomes a gRPC status. Anything unforeseen is logged whole and told as nothing. */
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

/** As many of the faults as metadata holds, those of them that are long cut short. */
function fitting(details: readonly FieldError[]): FieldError[] {
  const short = details.slice(0, MOST_DETAILS).map(({ field, message }) => ({
    field: shortened(field, LONGEST_FIELD),
    message: shortened(message, LONGEST_FAULT),
  }));
  while (Buffer.byteLength(JSON.stringify(short)) > MOST_DETAIL_BYTES) short.pop();
  return short;
}

/** Cut to `most` characters, never through the middle of one that takes two. */
const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

function publishedTrailer(published: readonly EntityVersion[]): Metadata {
  const trailer = new Metadata();
  // Of very many the newest stand for all: the relay sends in order, so the rest is on its way before them.
  if (published.length > 0) {
    trailer.set(METADATA.published, Buffer.from(JSON.stringify(published.slice(-MOST_PUBLISHED))));
  }
  return trailer;
}

const first = (metadata: Metadata, key: string): string | undefined => metadata.get(key)[0]?.toString();
