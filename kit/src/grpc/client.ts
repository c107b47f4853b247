import { Client, connectivityState, credentials, experimental, Metadata, status } from '@grpc/grpc-js';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { isReason, type FieldError } from '@torchbearer/rules';
import type { EntityVersion } from '../call-context.js';
import { Refusal } from '../errors.js';
import type { Actor } from './actor.js';
import { isRequestId, METADATA, type Definition, type RequestOf, type ResponseOf } from './rpc.js';
import { closedMeanwhile, createCallPacker, type MakeCall } from './pack-calls.js';
import type { Signer } from './signed-call.js';
import { watchTls, type TlsFiles } from './tls.js';

export interface CallOptions {
  readonly actor: Actor;
  /** The address of the request for which this call is made. */
  readonly address?: string;
  readonly requestId?: string;
  /** By default the client's. */
  readonly deadlineMs?: number;
  /** Whether the call may be repeated; then it is retried if no response came. */
  readonly idempotent?: boolean;
  /**
   * How long to retry, if not until the deadline: slow work gets the whole deadline, a service that is down does not.
   */
  readonly repeatMs?: number;
  /** Whether the response may have many megabytes: it then travels alone, because packing copies it. */
  readonly isLarge?: boolean;
  /** Receives what the call published, for `awaitVersions`. */
  readonly onPublished?: (versions: readonly EntityVersion[]) => void;
}

/** A service from the caller's side: its methods as promises that reject with `Refusal`. */
export type RpcClient<D extends Definition> = {
  readonly [Name in keyof D]: (
    request: RequestOf<D[Name]>,
    options: CallOptions,
  ) => Promise<ResponseOf<D[Name]>>;
} & { close(): void };

export interface ConnectOptions extends TlsFiles {
  readonly sign: Signer;
  /** How long a call may take that does not say; by default 5,000. */
  readonly deadlineMs?: number;
}

/** Pauses between attempts of an idempotent call; the last one is repeated. */
const RETRY_PAUSES_MS = [50, 150, 400, 1_000] as const;
/** Longer than the pause between two attempts to connect, so that a call finds a server that has just started. */
const CONNECT_MS = 2_000;

/**
 * Connects lazily to every address behind `address` (host:port, or dns:///name:port of a headless service) and
 * spreads calls over them round robin.
 */
export async function connect<D extends Definition>(
  definition: D,
  address: string,
  options: ConnectOptions,
): Promise<RpcClient<D>> {
  const tls = watchTls(options);
  const channel = new Client(
    address,
    tls ? experimental.createCertificateProviderChannelCredentials(tls, tls) : credentials.createInsecure(),
    {
      'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
      // Avoids a lookup of TXT records with every lookup of addresses.
      'grpc.service_config_disable_resolution': 1,
      'grpc.keepalive_time_ms': 30_000,
      'grpc.keepalive_timeout_ms': 10_000,
      'grpc.keepalive_permit_without_calls': 1,
      'grpc.initial_reconnect_backoff_ms': 100,
      // No longer than a pause between attempts, so that the next one finds a server that is back.
      'grpc.max_reconnect_backoff_ms': 1_000,
      'grpc.dns_min_time_between_resolutions_ms': 1_000,
      'grpc.max_receive_message_length': -1,
    },
  );
  const makeAlone = sendAlone(channel);
  const makePacked = createCallPacker(channel, makeAlone);
  const client: Record<string, unknown> = { close: () => channel.close() };
  for (const [name, method] of Object.entries(definition)) {
    client[name] = async (request: unknown, call: CallOptions): Promise<unknown> => {
      const deadlineMs = call.deadlineMs ?? options.deadlineMs ?? 5_000;
      const deadline = Date.now() + deadlineMs;
      const lastAttempt = Date.now() + Math.min(call.repeatMs ?? deadlineMs, deadlineMs);
      for (let attempt = 0; ; attempt++) {
        try {
          await connected(channel, Math.min(Date.now() + CONNECT_MS, lastAttempt));
          const makeCall = call.isLarge === true ? makeAlone : makePacked;
          return await send(makeCall, method, request, call, deadline, options.sign);
        } catch (error) {
          const pause = RETRY_PAUSES_MS[attempt] ?? 1_000;
          const again = call.idempotent === true && isUnavailable(error);
          if (!again || Date.now() + pause >= lastAttempt) throw error;
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    };
  }
  return client as RpcClient<D>;
}

/**
 * Waits for a connection, until the deadline at the longest. Without it a call fails at once while the channel pauses
 * between two attempts to connect, even if it must not be repeated and was never sent.
 */
async function connected(channel: Client, deadline: number): Promise<void> {
  const { READY, SHUTDOWN } = connectivityState;
  if ([READY, SHUTDOWN].includes(channel.getChannel().getConnectivityState(true))) return;
  // Where there is none in time, the call itself reports why.
  await new Promise<void>((resolve) => channel.waitForReady(deadline, () => resolve()));
}

/** Encodes a call, makes it and decodes its response. */
async function send(
  makeCall: MakeCall,
  method: Definition[string],
  request: unknown,
  call: CallOptions,
  deadline: number,
  sign: Signer,
): Promise<unknown> {
  const caller = { actor: call.actor, address: call.address ?? null };
  const span = trace.getTracer('torchbearer').startSpan(method.path, { kind: SpanKind.CLIENT });
  const headers: Record<string, string> = {};
  propagation.inject(trace.setSpan(context.active(), span), headers);
  const { code, message, response, trailers } = await makeCall({
    method: method.path,
    request: method.requestSerialize(request),
    caller: sign(caller, method.path, new Date()),
    requestId: isRequestId(call.requestId) ? call.requestId : '',
    trace: headers,
    deadline,
  });
  if (code !== status.OK) span.setStatus({ code: SpanStatusCode.ERROR, message });
  span.end();
  const published = trailers && listIn<EntityVersion>(trailers, METADATA.published);
  if (published) call.onPublished?.(published);
  if (code !== status.OK) throw refusalOf(code, message, trailers);
  return method.responseDeserialize(response);
}

/** Makes each call by itself, with what it carries as metadata. */
const sendAlone =
  (channel: Client): MakeCall =>
  (call) =>
    new Promise((resolve) => {
      const metadata = new Metadata();
      metadata.set(METADATA.caller, call.caller);
      if (call.requestId !== '') metadata.set(METADATA.requestId, call.requestId);
      for (const [name, value] of Object.entries(call.trace)) metadata.set(name, value);
      let response: Buffer = Buffer.alloc(0);
      const { method, request, deadline } = call;
      const take = (_error: unknown, bytes?: Buffer): void => {
        if (bytes) response = bytes;
      };
      try {
        channel
          .makeUnaryRequest(method, unchanged, unchanged, request, metadata, { deadline }, take)
          .on('status', ({ code, details, metadata: trailers }) =>
            resolve({ code, message: details, response, trailers }),
          );
      } catch (error) {
        resolve(closedMeanwhile(error));
      }
    });

const unchanged = (bytes: Buffer): Buffer => bytes;

const isUnavailable = (error: unknown): boolean => error instanceof Refusal && error.reason === 'UNAVAILABLE';

/** The server's refusal, or UNAVAILABLE if it could not be reached. */
function refusalOf(code: status, message: string, trailers: Metadata | null): Refusal {
  const reason = trailers?.get(METADATA.reason)[0]?.toString() ?? '';
  if (trailers && isReason(reason)) {
    const details = listIn<FieldError>(trailers, METADATA.details);
    const wait = Number(trailers.get(METADATA.retryAfterMs)[0]);
    return new Refusal(reason, message, details, wait > 0 ? wait : undefined);
  }
  // The library's own error for a message above the server's limit; our reasons are handled above.
  if (code === status.RESOURCE_EXHAUSTED) return new Refusal('TOO_LARGE');
  const isDown =
    code === status.UNAVAILABLE || code === status.DEADLINE_EXCEEDED || code === status.CANCELLED;
  const refusal = new Refusal(isDown ? 'UNAVAILABLE' : 'INTERNAL');
  refusal.cause = new Error(`${code} ${status[code]}: ${message}`);
  return refusal;
}

/** A JSON list in metadata; undefined for none, or anything else. */
function listIn<T>(metadata: Metadata, key: string): T[] | undefined {
  const [value] = metadata.get(key);
  if (value === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(value.toString());
    return Array.isArray(parsed) ? (parsed as T[]) : undefined;
  } catch {
    return undefined;
  }
}
