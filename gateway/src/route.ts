import type { Answer, Call, nothing, page, RequestOf } from '@torchbearer/contract';
import type { CallOptions } from '@torchbearer/kit';
import type { z } from 'zod';
import type { Gateway } from './gateway.js';
import type { Caller } from './sessions.js';

/** What a handler gets of a request: checked, typed by the contract, the caller known. */
export interface Incoming<C extends Call> extends RequestOf<C> {
  readonly caller: C['who'] extends 'public' ? Caller | null : Caller;
  /** The token that the request came with, good or not. */
  readonly token: string | null;
  /** What the caller's address counts as, for limits. */
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** For every call to a service: who asks, how long it may take, whether it may be repeated. */
  readonly rpc: CallOptions;
}

type BodyOf<A extends Answer> = A extends typeof nothing
  ? { readonly body?: undefined }
  : A extends typeof page
    ? { readonly html: string }
    : A extends z.ZodType
      ? // JSON that a service has encoded already passes through as it is.
        { readonly body: z.output<A> } | { readonly json: Uint8Array; readonly tag?: string }
      : never;

/** One of the answers that the contract lists for a call. */
export type Reply<C extends Call> = {
  [Status in keyof C['answers'] & number]: {
    readonly status: Status;
    /** A value of Set-Cookie. */
    readonly cookie?: string;
  } & BodyOf<C['answers'][Status]>;
}[keyof C['answers'] & number];

/**
 * Who may keep an answer, after asking whether it is still the same: everybody, the caller alone, or nobody.
 */
export type Keeping = 'everybody' | 'caller' | 'nobody';

export interface Route<C extends Call> {
  readonly call: C;
  /** Default `caller`. */
  readonly keeping?: Keeping;
  /** Whether the answer waits (briefly) until other services have copied what the call has written. */
  readonly settles?: boolean;
  readonly handle: (gateway: Gateway, incoming: Incoming<C>) => Promise<Reply<C>> | Reply<C>;
}

/** Writes down a route with its types taken from its call. */
export const route = <const C extends Call>(definition: Route<C>): Route<C> => definition;
