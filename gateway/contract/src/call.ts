/** A call is a plain value; validation, the OpenAPI document and the typed client are derived from it. */
import type { ErrorCode } from '@torchbearer/rules';
import type * as z from 'zod';
import type { Fixture, Sample } from './sample.js';

export type Method = 'get' | 'post' | 'put' | 'delete';
export type Who = 'public' | 'player' | 'admin';

/** A response without a body. */
export const nothing = { kind: 'nothing' } as const;
/** A response that is a page for people. */
export const page = { kind: 'page' } as const;
/** A response of one binary media type, such as a picture or a calendar. */
export interface FileAnswer<Type extends string = string> {
  readonly kind: 'file';
  readonly type: Type;
  /** What a browser that saves it calls it; null for a file that no browser gets. */
  readonly name: string | null;
}
export const file = <const Type extends string>(type: Type, name: string | null): FileAnswer<Type> => ({
  kind: 'file',
  type,
  name,
});
export type Answer = z.ZodType | typeof nothing | typeof page | FileAnswer;

/** Whether a response is JSON with a schema. */
export const isJson = (answer: Answer): answer is z.ZodType => !('kind' in answer);

/** A body that is not JSON, passed on as received. */
export type RawBody =
  | {
      readonly type: 'multipart/form-data';
      /** The name of the file's field. */
      readonly field: string;
      readonly mostBytes: number;
      /** The errors for a file that is too large, and for a request without one. */
      readonly tooLarge: ErrorCode;
      readonly missing: ErrorCode;
    }
  | { readonly type: 'text/csv'; readonly mostBytes: number; readonly example: string }
  | {
      readonly type: 'application/x-www-form-urlencoded';
      readonly mostBytes: number;
      /** Its fields, for the document; the signature check needs every field, unknown ones included. */
      readonly fields: z.ZodObject;
    };

/** What a session may still have to do; until then every other call is refused with this code. */
export const LIMITS = [
  'PASSWORD_CHANGE_REQUIRED',
  'SECOND_FACTOR_SETUP_REQUIRED',
] as const satisfies readonly ErrorCode[];
export type Limit = (typeof LIMITS)[number];

/**
 * Who may cache a response: everyone or only the caller, revalidating each time; everyone for a minute, everyone or the
 * caller forever, without revalidating; or no cache at all.
 */
export type CacheControl =
  | 'public, no-cache'
  | 'private, no-cache'
  | 'public, max-age=60'
  | 'public, max-age=31536000, immutable'
  | 'private, max-age=31536000, immutable'
  | 'no-store';

export interface Call {
  /** The operation's name: `submitPick`. */
  readonly id: string;
  readonly method: Method;
  /** With parameters in braces: `/api/castaways/{id}`. */
  readonly path: `/api/${string}`;
  /** Who may make the call: everyone, signed-in users, or admins. */
  readonly who: Who;
  /** The RPC behind the call, if there is one: `picks.submitPick`. */
  readonly rpc?: `${string}.${string}`;
  /** A public call whose response has more in it for signed-in users. */
  readonly signInOptional?: true;
  /**
   * A public call with results, which a signed-in player sees only as far as they want to. It is refused for a token
   * whose player can't be found out.
   */
  readonly showsResults?: true;
  /** The session limits that do not block this call; all others do. */
  readonly openWhile?: readonly Limit[];
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /**
   * The response may be a page: its query is a `pageQuery`, and the RPC's request and response have a field `page`.
   */
  readonly pages?: true;
  /** Headers of this call alone, by lower-case name. */
  readonly headers?: z.ZodObject;
  /** The JSON body; a missing body counts as `{}`. */
  readonly body?: z.ZodType;
  /** Called by another company's server, which authenticates by a signature and is not a browser. */
  readonly webhook?: true;
  /** A body that is not JSON; never together with `body`. */
  readonly rawBody?: RawBody;
  /**
   * A valid request; by default the first example of the body. Tests send it, and variants of it, as every role and
   * with every mistake.
   */
  readonly sample?: (fixture: Fixture) => Sample;
  /** 2xx status → response. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** Errors of this call alone; `refusalsOf` adds those that any such call may return. */
  readonly refusals: readonly ErrorCode[];
  /** The error for an `{id}` or `{token}` in the path that is unknown or malformed. */
  readonly notFound?: ErrorCode;
  /** Read by many or large: its responses carry a strong ETag, and If-None-Match gets a 304. */
  readonly etag?: true;
  /** Cache-Control of successful responses; by default `private, no-cache`, and `no-store` for public calls. */
  readonly cacheControl?: CacheControl;
  /**
   * Whether the response waits briefly until other services have copied what the call wrote; by default only
   * an admin's write does.
   */
  readonly waitsForCopies?: boolean;
  /**
   * Work that may take many seconds: for the whole league, or hashing a password, which is slow on purpose and may have
   * to queue. Drafting a very large league on a busy machine may take minutes.
   */
  readonly slow?: true | 'minutes';
  /** Idempotent: a client may retry it after losing the response. */
  readonly idempotent: boolean;
}

/** What a definition need not say. */
type Derived = 'id' | 'tags' | 'refusals' | 'idempotent';
type Definition<Shared> = Omit<Call, Derived | keyof Shared> & Omit<Partial<Call>, 'id' | 'tags'>;

type Defined<Shared, Definitions> = {
  readonly [Id in keyof Definitions & string]: Omit<Shared, keyof Definitions[Id]> &
    Definitions[Id] &
    Pick<Call, 'tags' | 'refusals' | 'idempotent'> & { readonly id: Id };
};

/**
 * Defines calls by their ids, and keeps their exact types. All calls but posts are idempotent unless they say otherwise,
 * and none has refusals of its own.
 * @param shared what they have in common, if they don't say otherwise
 */
export function defineCalls<
  const Shared extends Partial<Call> & Pick<Call, 'tags'>,
  const Definitions extends Readonly<Record<string, Definition<Shared>>>,
>(shared: Shared, definitions: Definitions): Defined<Shared, Definitions> {
  const defined = Object.entries<Definition<Shared>>(definitions).map(([id, definition]) => {
    const call = { refusals: [], ...shared, ...definition, id };
    return [id, { idempotent: call.method !== 'post', ...call }] as const;
  });
  // The compiler loses which definition belongs to which id.
  return Object.fromEntries(defined) as unknown as Defined<Shared, Definitions>;
}

export const cacheControlOf = ({ cacheControl, who }: Call): CacheControl =>
  cacheControl ?? (who === 'public' ? 'no-store' : 'private, no-cache');

export const waitsForCopies = ({ waitsForCopies: said, who, method }: Call): boolean =>
  said ?? (who === 'admin' && method !== 'get');

/** Whether a path parameter identifies one thing: a malformed one is then not found instead of invalid. */
export const isName = (parameter: string): boolean => parameter === 'id' || parameter === 'token';

/** Every error code that a call may return, its own first. */
export function refusalsOf(call: Call): readonly ErrorCode[] {
  const codes: ErrorCode[] = [...call.refusals];
  if (call.notFound) codes.push(call.notFound);
  const checksParams =
    call.params !== undefined && Object.keys(call.params.shape).some((name) => !isName(name));
  if (call.body || call.query || call.headers || checksParams) codes.push('INVALID_INPUT');
  if (call.body) codes.push('MALFORMED_JSON', 'TOO_LARGE', 'WRONG_TYPE');
  if (call.rawBody) codes.push('WRONG_TYPE');
  // Also for calls without a body: the size is checked first.
  if (call.method !== 'get') codes.push('TOO_LARGE');
  if (call.rawBody?.type === 'multipart/form-data') {
    codes.push('INVALID_INPUT', call.rawBody.tooLarge, call.rawBody.missing);
  }
  if (call.who !== 'public') {
    codes.push('NOT_SIGNED_IN', ...LIMITS.filter((limit) => call.openWhile?.includes(limit) !== true));
  }
  // A limited session sees what a visitor does, which may be more than its player wants to see.
  if (call.showsResults) codes.push('PASSWORD_CHANGE_REQUIRED');
  if (call.who === 'admin') codes.push('ADMINS_ONLY');
  if (call.method !== 'get' && !call.webhook) codes.push('FOREIGN_ORIGIN');
  codes.push('TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE');
  return [...new Set(codes)];
}

/** A valid request of a call: its own sample, merged over the first example of its body. */
export function sampleOf(call: Call, fixture: Fixture): Sample {
  const { body, rawBody } = call;
  const examples = body?.meta()?.['examples'] as readonly unknown[] | undefined;
  const { headers, ...own } = call.sample?.(fixture) ?? {};
  return {
    ...(examples && { body: examples[0] }),
    ...(rawBody?.type === 'text/csv' && { raw: rawBody.example }),
    ...own,
    headers: { ...(rawBody && { 'content-type': rawBody.type }), ...headers },
  };
}
