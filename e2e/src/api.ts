/** A client of the site: typed calls and raw requests, every response checked against the contract. */
import { createClient, type Client } from '@torchbearer/contract';
import { openApiDocument } from '@torchbearer/contract/openapi';
import { OpenApiChecker, type OpenApiDocument } from '@torchbearer/contract/testing';

export interface Visitor {
  readonly client: Client;
  /** The body of a raw request: strings, bytes and forms unchanged, anything else as JSON. */
  raw(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Raw>;
}

export interface Raw {
  readonly status: number;
  readonly headers: Headers;
  /** The body as text, of any type. */
  readonly text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- parsed JSON, as an outside client sees it
  readonly json: any;
}

const checker = new OpenApiChecker(
  openApiDocument({ version: '0.0.0', serverUrl: '/' }) as unknown as OpenApiDocument,
);

let isOlderVersion = false;

/** For a test file whose system is an older version: its responses need not match today's document. */
export function expectOlderVersion(): void {
  isOlderVersion = true;
}

/** Whether an address can be parsed: one that can't never matches an operation of the document. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** @throws Error if a response does not match the OpenAPI document */
function holdAgainstDocument(
  method: string,
  path: string,
  answer: { readonly status: number; readonly headers: Headers; readonly text: string },
): void {
  if (isOlderVersion || !isReadable(path)) return;
  const faults = checker.faultsOf(method, path, answer);
  if (faults.length > 0) throw new Error(`${method} ${path.slice(0, 200)}: ${faults.join('; ')}`);
}

/** Distributes requests over all origins in turn, as a load balancer would. */
export function visitor(origins: readonly string[], token?: string): Visitor {
  let turn = 0;
  const origin = (): string => origins[turn++ % origins.length] ?? '';
  const spread: typeof fetch = async (input, init) => {
    const response = await fetch(origin() + (input as string), init);
    const { status, headers } = response;
    const text = await response.clone().text();
    holdAgainstDocument(init?.method ?? 'GET', input as string, { status, headers, text });
    return response;
  };
  return {
    client: createClient({ fetch: spread, checkAnswers: !isOlderVersion, token: token ?? null }),
    async raw(method, path, body, headers = {}) {
      const all: Record<string, string> = { ...headers };
      if (token !== undefined) all['authorization'] ??= `Bearer ${token}`;
      const init: RequestInit = { method, headers: all };
      if (body !== undefined) {
        if (body instanceof FormData || body instanceof URLSearchParams) init.body = body;
        else {
          all['content-type'] ??= 'application/json';
          init.body =
            typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body);
        }
      }
      const response = await fetch(origin() + path, init);
      const text = await response.text();
      holdAgainstDocument(method, path, { status: response.status, headers: response.headers, text });
      const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
      return {
        status: response.status,
        headers: response.headers,
        text,
        json: isJson && text !== '' ? (JSON.parse(text) as unknown) : null,
      };
    },
  };
}

export interface SignedIn extends Visitor {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

/** The password of all accounts created here. */
export const PASSWORD = 'torches-at-dawn';

export async function signUp(origins: readonly string[], name: string): Promise<SignedIn> {
  const word = name.toLowerCase().replaceAll(' ', '-');
  const email = `${word}@example.com`;
  const body = { email, name, username: word, password: PASSWORD };
  const { user, token } = await visitor(origins).client.signUp({ body });
  return { id: user.id, name: user.name, email, token, ...visitor(origins, token) };
}

export async function logIn(origins: readonly string[], email: string, password: string): Promise<SignedIn> {
  const { user, token } = await visitor(origins).client.logIn({ body: { email, password } });
  return { id: user.id, name: user.name, email, token, ...visitor(origins, token) };
}
