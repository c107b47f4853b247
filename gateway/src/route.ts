import type { Answer, Call, FileAnswer, nothing, page, RequestOf } from '@torchbearer/contract';
import type { CallOptions } from '@torchbearer/kit';
import type { z } from 'zod';
import type { FormField } from './body/raw-body.js';
import type { Gateway } from './gateway.js';
import type { Limits } from './limits/limits.js';
import type { Caller } from './sessions.js';
import type { CachedJson } from './cached/cached-json.js';

/** The type of a body that is not JSON, by the call's content type. */
interface RawBodies {
  readonly 'multipart/form-data': { readonly file: Buffer };
  readonly 'text/csv': { readonly text: Buffer };
  readonly 'application/x-www-form-urlencoded': { readonly form: readonly FormField[] };
}
type RawOf<C extends Call> = C extends { readonly rawBody: { readonly type: infer Type } }
  ? RawBodies[Type & keyof RawBodies]
  : unknown;

/** The input of a handler: validated, typed by the contract, with the caller. */
export type Incoming<C extends Call> = RequestOf<C> & RawOf<C> & Surroundings<C>;

interface Surroundings<C extends Call> {
  readonly caller: C['who'] extends 'public' ? Caller | null : Caller;
  /** The token of the request, valid or not. */
  readonly token: string | null;
  /** The tokens in its session cookies, valid or not; signing in or out ends their sessions. */
  readonly cookieTokens: readonly string[];
  /** The caller's address, as limits count it. */
  readonly address: string;
  /** Identifies the caller's browser at its next sign-in. */
  readonly device: string;
  readonly userAgent: string;
  /** The site's origin, from PUBLIC_URL or the request: `https://torchbearer.example`. */
  readonly site: string;
  readonly requestId: string;
  /** Its header X-Twilio-Signature and its query with the question mark, each empty if missing. */
  readonly signature: { readonly value: string; readonly query: string };
  /** Options for every call to a service: the caller, the timeout, whether it may be retried. */
  readonly rpc: CallOptions;
}

type BodyOf<A extends Answer> = A extends typeof nothing
  ? { readonly body?: undefined }
  : A extends typeof page
    ? { readonly html: string }
    : A extends FileAnswer
      ? { readonly bytes: Uint8Array }
      : A extends z.ZodType
        ? // JSON that a service has encoded already passes through as it is.
          { readonly body: z.output<A> } | { readonly json: Uint8Array } | { readonly cached: CachedJson }
        : never;

/** One of the responses that the contract lists for a call. */
export type Reply<C extends Call> = {
  [Status in keyof C['answers'] & number]: {
    readonly status: Status;
    /** One value of Set-Cookie, or several. */
    readonly cookie?: string | readonly string[];
    /** Names and values of further headers. */
    readonly headers?: readonly string[];
  } & BodyOf<C['answers'][Status]>;
}[keyof C['answers'] & number];

export interface Route<C extends Call> {
  readonly call: C;
  /** Whether only the handler counts the call: whether it may be made depends on its body. */
  readonly countsItself?: true;
  /** Counts more than the call itself, before its body is read. @throws TooManyRequests */
  readonly count?: (
    limits: Limits,
    from: { readonly userId: string; readonly address: string },
  ) => Promise<void>;
  readonly handle: (gateway: Gateway, incoming: Incoming<C>) => Promise<Reply<C>> | Reply<C>;
}

/* The responses of routes; the status keeps its exact type, so that the contract can check it. */

export const ok = <Body>(body: Body) => ({ status: 200, body }) as const;
export const created = <Body>(body: Body) => ({ status: 201, body }) as const;
export const done = { status: 204 } as const;

/** JSON that a service has already encoded. */
export const okJson = (json: Uint8Array) => ({ status: 200, json }) as const;

/** JSON that is cached, also compressed. */
export const okCached = (cached: CachedJson) => ({ status: 200, cached }) as const;

/** Bytes of the type that the contract names. */
export const okFile = (bytes: Uint8Array) => ({ status: 200, bytes }) as const;

/** Defines a route with types from its call. */
export const route = <const C extends Call>(definition: Route<C>): Route<C> => definition;
