import type { Answer, Call, FileAnswer, nothing, page, RequestOf } from '@torchbearer/contract';
import type { CallOptions } from '@torchbearer/kit';
import type { z } from 'zod';
import type { FormField } from './body/form.js';
import type { Gateway } from './gateway.js';
import type { Limits } from './limits/limits.js';
import type { Caller } from './sessions.js';

/** What a body that is no JSON comes as, by the type that the call takes. */
interface RawBodies {
  readonly 'multipart/form-data': { readonly file: Buffer };
  readonly 'text/csv': { readonly text: Buffer };
  readonly 'application/x-www-form-urlencoded': { readonly form: readonly FormField[] };
}
type RawOf<C extends Call> = C extends { readonly rawBody: { readonly type: infer Type } }
  ? RawBodies[Type & keyof RawBodies]
  : unknown;

/** What a handler gets of a request: checked, typed by the contract, the caller known. */
export type Incoming<C extends Call> = RequestOf<C> & RawOf<C> & Surroundings<C>;

interface Surroundings<C extends Call> {
  readonly caller: C['who'] extends 'public' ? Caller | null : Caller;
  /** The token that the request came with, good or not. */
  readonly token: string | null;
  /** The tokens in its session cookies, good or not; a sign-in and a sign-out end their sessions. */
  readonly cookieTokens: readonly string[];
  /** What the caller's address counts as, for limits. */
  readonly address: string;
  /** By what the caller's browser is known again at its next sign-in. */
  readonly device: string;
  readonly userAgent: string;
  /** The origin that people reach us by, as far as the request and PUBLIC_URL tell: `https://torchbearer.example`. */
  readonly site: string;
  readonly requestId: string;
  /** Its header X-Twilio-Signature and its query with the question mark, each empty where there is none. */
  readonly signature: { readonly value: string; readonly query: string };
  /** For every call to a service: who asks, how long it may take, whether it may be repeated. */
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
          { readonly body: z.output<A> } | { readonly json: Uint8Array; readonly tag?: string }
        : never;

/** One of the answers that the contract lists for a call. */
export type Reply<C extends Call> = {
  [Status in keyof C['answers'] & number]: {
    readonly status: Status;
    /** One value of Set-Cookie, or several. */
    readonly cookie?: string | readonly string[];
  } & BodyOf<C['answers'][Status]>;
}[keyof C['answers'] & number];

export interface Route<C extends Call> {
  readonly call: C;
  /** Whether the call is counted in its handler alone: whether it may be made depends on what its body says. */
  readonly countsItself?: true;
  /** Counts more than the call itself, before its body is read. @throws TooManyRequests */
  readonly count?: (
    limits: Limits,
    from: { readonly userId: string; readonly address: string },
  ) => Promise<void>;
  readonly handle: (gateway: Gateway, incoming: Incoming<C>) => Promise<Reply<C>> | Reply<C>;
}

/** Writes down a route with its types taken from its call. */
export const route = <const C extends Call>(definition: Route<C>): Route<C> => definition;
