import type { MethodDefinition } from '@grpc/grpc-js';

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
