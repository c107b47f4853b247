/** A typed function for each call, over any `fetch`. */
import type * as z from 'zod';
import { isJson, type Answer, type Call, type FileAnswer, type nothing, type page } from './call.js';
import { calls, type CallById, type CallId } from './calls/index.js';
import { ErrorBodySchema, type ErrorCode, type FieldFault } from './errors.js';

type Given<C extends Call, Name extends 'params' | 'query' | 'headers' | 'body'> =
  C extends Readonly<Record<Name, infer Schema>>
    ? Schema extends z.ZodType
      ? // Path and query are written as what they mean (week 3), the body as it goes over the wire.
        Name extends 'body'
        ? z.input<Schema>
        : z.output<Schema>
      : never
    : never;

type Field<Name extends string, Value> = [Value] extends [never]
  ? Record<never, never>
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** What stands for a body that is no JSON. */
type RawFor<C extends Call> = C extends { readonly rawBody: infer Raw }
  ? Raw extends { readonly type: 'multipart/form-data' }
    ? { readonly file: Blob }
    : Raw extends { readonly type: 'text/csv' }
      ? { readonly text: string }
      : { readonly form: Readonly<Record<string, string>> }
  : Record<never, never>;

type RequestFor<C extends Call> = Field<'params', Given<C, 'params'>> &
  Field<'query', Partial<Given<C, 'query'>>> &
  Field<'headers', Given<C, 'headers'>> &
  Field<'body', Given<C, 'body'>> &
  RawFor<C>;

type AnswerFor<A> = A extends typeof nothing
  ? undefined
  : A extends typeof page
    ? string
    : A extends FileAnswer
      ? Blob
      : A extends z.ZodType
        ? z.output<A>
        : never;

/** What a call is sent with: `CallRequest<'submitPick'>` is `{ body: { castawayId: string } }`. */
export type CallRequest<Id extends CallId> = RequestFor<CallById<Id>>;
/** What a call answers with: `CallAnswer<'submitPick'>` is a Pick. */
export type CallAnswer<Id extends CallId> = CallById<Id>['answers'] extends infer Answers
  ? AnswerFor<Answers[keyof Answers]>
  : never;

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export type Client = {
  readonly [Id in CallId]: Record<never, never> extends CallRequest<Id>
    ? (request?: CallRequest<Id>, options?: CallOptions) => Promise<CallAnswer<Id>>
    : (request: CallRequest<Id>, options?: CallOptions) => Promise<CallAnswer<Id>>;
};

/** Codes that no server sends: nothing answered, or something that isn't Torchbearer did. */
type LocalCode = 'UNREACHABLE' | 'UNREADABLE';

/** A call that did not succeed. `message` is a sentence fit to show a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    /** HTTP status; 0 where nothing answered. */
    readonly status: number,
    /** A newer server may send codes that this client has not heard of. */
    readonly code: ErrorCode | LocalCode | (string & Record<never, never>),
    message: string,
    readonly details: readonly FieldFault[] = [],
    readonly requestId: string | null = null,
    /** How long the server asks to wait, in seconds. */
    readonly retryAfterSeconds: number | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface ClientSettings {
  /** Origin of the site; empty in a browser that is on it. */
  readonly baseUrl?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** The bearer token, or how to get today's; without one the browser's session cookie speaks. */
  readonly token?: string | null | (() => string | null);
  /** Sees every answer before it is read: its Date header tells the server's time. */
  readonly onResponse?: (response: Response) => void;
  /** Check each answer against its schema, for tests of the server. */
  readonly checkAnswers?: boolean;
}

interface Sent {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly text?: string;
  readonly form?: Readonly<Record<string, string>>;
}

/**
 * Makes the client. It keeps no cookies of its own and sends `credentials: include`.
 * Its functions resolve to the answer's body and reject with ApiError; a call stopped by its `signal` rejects with
 * the signal's reason.
 */
export function createClient(settings: ClientSettings = {}): Client {
  const functions = calls.map((call) => [
    call.id,
    (sent: Sent = {}, options: CallOptions = {}) => send(settings, call, sent, options),
  ]);
  // Each function is the one its id promises: both are made from the same call.
  return Object.fromEntries(functions) as Client;
}

async function send(
  settings: ClientSettings,
  call: Call,
  sent: Sent,
  options: CallOptions,
): Promise<unknown> {
  const response = await reach(settings, call, sent, options);
  settings.onResponse?.(response);
  if (!response.ok) throw await refusal(response);
  const answer = call.answers[response.status];
  if (answer === undefined) throw unreadable(response);
  return read(settings, answer, response);
}

async function reach(
  settings: ClientSettings,
  call: Call,
  sent: Sent,
  options: CallOptions,
): Promise<Response> {
  // Called as a bare function: a browser's fetch refuses another `this`.
  const { fetch = globalThis.fetch } = settings;
  const token = typeof settings.token === 'function' ? settings.token() : settings.token;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers['authorization'] = `Bearer ${token}`;
  for (const [name, value] of Object.entries(sent.headers ?? {})) {
    if (value !== undefined) headers[name] = value;
  }
  const init: RequestInit = { method: call.method.toUpperCase(), headers, credentials: 'include' };
  const body = bodyOf(call, sent);
  if (body) {
    init.body = body.content;
    if (body.type !== undefined) headers['content-type'] = body.type;
  }
  if (options.signal) init.signal = options.signal;
  try {
    return await fetch((settings.baseUrl ?? '') + address(call, sent), init);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    const sentence = 'Torchbearer cannot be reached. Please check your connection and try again.';
    throw new ApiError(0, 'UNREACHABLE', sentence, [], null, null, { cause });
  }
}

/** What goes over the wire; `fetch` itself names the type of a form with a file, boundary and all. */
function bodyOf(
  call: Call,
  sent: Sent,
): { readonly content: NonNullable<RequestInit['body']>; readonly type?: string } | null {
  if (call.body) return { content: JSON.stringify(sent.body ?? {}), type: 'application/json' };
  switch (call.rawBody?.type) {
    case 'multipart/form-data': {
      const content = new FormData();
      if (sent.file) content.append(call.rawBody.field, sent.file);
      return { content };
    }
    case 'text/csv':
      return { content: sent.text ?? '', type: 'text/csv' };
    case 'application/x-www-form-urlencoded':
      return { content: new URLSearchParams(sent.form) };
    case undefined:
      return null;
  }
}

function address(call: Call, sent: Sent): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(sent.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sent.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

async function read(settings: ClientSettings, answer: Answer, response: Response): Promise<unknown> {
  if (!isJson(answer)) return readOther(answer, response);
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw unreadable(response, cause);
  });
  if (!settings.checkAnswers) return body;
  const checked = answer.safeParse(body);
  if (!checked.success) throw unreadable(response, checked.error);
  return checked.data;
}

function readOther(answer: Exclude<Answer, z.ZodType>, response: Response): Promise<unknown> | undefined {
  if (answer.kind === 'page') return response.text();
  return answer.kind === 'file' ? response.blob() : undefined;
}

async function refusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = ErrorBodySchema.safeParse(body);
  if (!parsed.success) return unreadable(response);
  const { error, code, details, requestId } = parsed.data;
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(response.status, code, error, details, requestId, Number.isFinite(wait) ? wait : null);
}

function unreadable(response: Response, cause?: unknown): ApiError {
  const sentence = 'Torchbearer sent an answer that makes no sense. Please try again.';
  const requestId = response.headers.get('x-request-id');
  return new ApiError(response.status, 'UNREADABLE', sentence, [], requestId, null, { cause });
}
