/** What a call is: a plain value from which validation, the OpenAPI document and the typed client follow. */
import type { ErrorCode } from '@torchbearer/rules';
import type * as z from 'zod';
import type { Fixture, Sample } from './sample.js';

export type Method = 'get' | 'post' | 'put' | 'delete';
export type Who = 'public' | 'player' | 'admin';

/** An answer without a body. */
export const nothing = { kind: 'nothing' } as const;
/** An answer that is a page for people. */
export const page = { kind: 'page' } as const;
/** An answer that is bytes of one media type: a picture, a calendar. */
export interface FileAnswer<Type extends string = string> {
  readonly kind: 'file';
  readonly type: Type;
}
export const file = <const Type extends string>(type: Type): FileAnswer<Type> => ({ kind: 'file', type });
export type Answer = z.ZodType | typeof nothing | typeof page | FileAnswer;

/** Whether an answer is JSON by a schema. */
export const isJson = (answer: Answer): answer is z.ZodType => !('kind' in answer);

/** A body that is no JSON, handed on as it came. */
export type RawBody =
  | {
      readonly type: 'multipart/form-data';
      /** The one file's field. */
      readonly field: string;
      readonly mostBytes: number;
      /** The refusals for a file that is too large, and for a request without one. */
      readonly tooLarge: ErrorCode;
      readonly missing: ErrorCode;
    }
  | { readonly type: 'text/csv'; readonly mostBytes: number; readonly example: string }
  | {
      readonly type: 'application/x-www-form-urlencoded';
      readonly mostBytes: number;
      /** What is in it, for the document; checking its signature takes every field, also unknown ones. */
      readonly fields: z.ZodObject;
    };

/** What a session may still have to do; until then it is refused everything else with this code. */
export const LIMITS = [
  'PASSWORD_CHANGE_REQUIRED',
  'SECOND_FACTOR_SETUP_REQUIRED',
] as const satisfies readonly ErrorCode[];
export type Limit = (typeof LIMITS)[number];

/**
 * Who may cache a response: everybody or only the caller, who then ask whether it has changed; everybody for a minute or
 * forever, without asking; or no cache at all.
 */
export type CacheControl =
  | 'public, no-cache'
  | 'private, no-cache'
  | 'public, max-age=60'
  | 'public, max-age=31536000, immutable'
  | 'no-store';

export interface Call {
  /** The operation's name: `submitPick`. */
  readonly id: string;
  readonly method: Method;
  /** With parameters in braces: `/api/castaways/{id}`. */
  readonly path: `/api/${string}`;
  /** Who may: anybody, any signed-in user, or admins. */
  readonly who: Who;
  /** The RPC that the call is, where it is one: `picks.submitPick`. */
  readonly rpc?: `${string}.${string}`;
  /** A public call whose answer is fuller for signed-in users. */
  readonly signInOptional?: true;
  /** The limits of a session that do not keep its user from this call; all others do. */
  readonly openWhile?: readonly Limit[];
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Headers of this call alone, by lower-case name. */
  readonly headers?: z.ZodObject;
  /** The JSON body; a body that isn't sent counts as `{}`. */
  readonly body?: z.ZodType;
  /** Called by another company's server, which proves itself by a signature and is no browser. */
  readonly webhook?: true;
  /** A body that is no JSON; never together with `body`. */
  readonly rawBody?: RawBody;
  /**
   * A request that is accepted, without what is sent anyway: the first example of the body. Tests send it and what is
   * made of it, to every role and with every mistake.
   */
  readonly sample?: (fixture: Fixture) => Sample;
  /** 2xx status → what comes with it. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** Refusals of this call alone; what every such call may answer is added by `refusalsOf`. */
  readonly refusals: readonly ErrorCode[];
  /** The refusal for an `{id}` or `{token}` in the path that is unknown, or cannot exist at all. */
  readonly notFound?: ErrorCode;
  /** Read by many, or large and read again and again: carries a strong ETag and answers If-None-Match with 304. */
  readonly etag?: true;
  /** The header of good answers; `private, no-cache` by default, `no-store` for what is public. */
  readonly cacheControl?: CacheControl;
  /**
   * Whether the answer waits, briefly, until other services have copied what the call has written; by default that of
   * an admin's write does.
   */
  readonly waitsForCopies?: boolean;
  /**
   * Work that may take many seconds: for the whole league at once, or the hash of a password, which is costly on purpose
   * and waits for those before it.
   */
  readonly slow?: true;
  /** Whether sending it twice leaves things as sending it once does, so that a lost answer may be retried. */
  readonly idempotent: boolean;
}

/** Defines a call and keeps its exact type. */
export const defineCall = <const C extends Call>(call: C): C => call;

export const cacheControlOf = ({ cacheControl, who }: Call): CacheControl =>
  cacheControl ?? (who === 'public' ? 'no-store' : 'private, no-cache');

export const waitsForCopies = ({ waitsForCopies: said, who, method }: Call): boolean =>
  said ?? (who === 'admin' && method !== 'get');

/** Whether a parameter of a path names one thing: what cannot exist is not found, not malformed. */
export const isName = (parameter: string): boolean => parameter === 'id' || parameter === 'token';

/** Every code that a call may be refused with, its own first. */
export function refusalsOf(call: Call): readonly ErrorCode[] {
  const codes: ErrorCode[] = [...call.refusals];
  if (call.notFound) codes.push(call.notFound);
  const checksParams =
    call.params !== undefined && Object.keys(call.params.shape).some((name) => !isName(name));
  if (call.body || call.query || call.headers || checksParams) codes.push('INVALID_INPUT');
  if (call.body) codes.push('MALFORMED_JSON', 'TOO_LARGE', 'WRONG_TYPE');
  if (call.rawBody) codes.push('WRONG_TYPE');
  // Also where no body is wanted: what is too large is not even looked at.
  if (call.method !== 'get') codes.push('TOO_LARGE');
  if (call.rawBody?.type === 'multipart/form-data') {
    codes.push('INVALID_INPUT', call.rawBody.tooLarge, call.rawBody.missing);
  }
  if (call.who !== 'public') {
    codes.push('NOT_SIGNED_IN', ...LIMITS.filter((limit) => call.openWhile?.includes(limit) !== true));
  }
  if (call.who === 'admin') codes.push('ADMINS_ONLY');
  if (call.method !== 'get' && !call.webhook) codes.push('FOREIGN_ORIGIN');
  codes.push('TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE');
  return [...new Set(codes)];
}
