import {
  experimental,
  Server,
  ServerCredentials,
  type Metadata,
  type sendUnaryData,
  type ServerUnaryCall,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { context, propagation } from '@opentelemetry/api';
import { CallsServiceService } from '@torchbearer/proto/calls/v1/calls';
import { HealthImplementation } from 'grpc-health-check';
import type { Log } from '../log.js';
import { createQueue, type QueueOptions } from '../queue.js';
import { handlerOf, type BoundService, type CallHandling, type HandleCall } from './handle-call.js';
import { makeCalls, type Handled } from './packed-calls.js';
import { Encoded, METADATA, type Definition, type RequestOf, type ResponseOf, type Rpc } from './rpc.js';
import { watchTls, type TlsFiles } from './tls.js';

export type { BoundService } from './handle-call.js';

/** One RPC for each method of a service; a missing one is a type error. */
export type RpcTable<Context, D extends Definition> = {
  readonly [Name in keyof D]: Rpc<Context, RequestOf<D[Name]>, ResponseOf<D[Name]>>;
};

export function bind<Context, D extends Definition>(
  definition: D,
  rpcs: RpcTable<Context, D>,
  ctx: Context,
): BoundService {
  return { definition, rpcs: rpcs as BoundService['rpcs'], context: ctx };
}

export interface GrpcServerOptions extends TlsFiles, CallHandling {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly services: readonly BoundService[];
}

export interface GrpcServer {
  readonly port: number;
  /** Accepts no new calls and waits for those in flight. */
  stop(): Promise<void>;
}

/**
 * Each user's calls queue before they take a connection. Fewer run than a service has database connections, so that one
 * user's calls can't block others.
 */
const USERS_QUEUE: QueueOptions = { atOnce: 4, mostWaiting: 500, next: 'oldest' };

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
  const queue = createQueue(USERS_QUEUE);
  const byPath = new Map<string, Handled>();
  for (const service of options.services) {
    const implementation: UntypedServiceImplementation = {};
    const definition = withEncoded(service.definition);
    for (const [name, rpc] of Object.entries(service.rpcs)) {
      const handle = handlerOf(options, queue, service, name, rpc);
      implementation[name] = unary(handle, options.log);
      const method = definition[name];
      if (method) byPath.set(method.path, { method, handle });
    }
    server.addService(definition, implementation);
  }
  server.addService(CallsServiceService, { makeCalls: makeCalls(byPath, options.log) });
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

/** The same methods, whose responses may be encoded already. */
const withEncoded = (definition: Definition): ServiceDefinition & Definition =>
  Object.fromEntries(
    Object.entries(definition).map(([name, method]) => [
      name,
      {
        ...method,
        responseSerialize: (response: unknown): Buffer =>
          response instanceof Encoded
            ? Buffer.from(response.bytes.buffer, response.bytes.byteOffset, response.bytes.byteLength)
            : method.responseSerialize(response),
      },
    ]),
  );

/** A call that travels alone. */
function unary(handle: HandleCall, log: Log) {
  return (wire: ServerUnaryCall<unknown, unknown>, respond: sendUnaryData<unknown>): void => {
    const { metadata } = wire;
    const arrived = handle({
      request: wire.request,
      caller: first(metadata, METADATA.caller),
      requestId: first(metadata, METADATA.requestId),
      trace: propagation.extract(context.active(), metadata, {
        keys: (carrier) => Object.keys(carrier.getMap()),
        get: (carrier, key) => first(carrier, key),
      }),
      isAbandoned: () => wire.cancelled,
    });
    arrived
      .then((outcome) => {
        if ('response' in outcome) return respond(null, outcome.response, outcome.trailers);
        const { code, message, trailers } = outcome.failure;
        respond({ code, details: message, metadata: trailers });
      })
      .catch((error: unknown) => log.error({ err: error }, 'could not respond'));
  };
}

const first = (metadata: Metadata, key: string): string | undefined => metadata.get(key)[0]?.toString();
