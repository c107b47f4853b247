/** A client of the REST API: typed calls and raw requests. Every response is checked against the contract. */
import { createClient, type Client } from '@torchbearer/contract';
import { openApiDocument } from '@torchbearer/contract/openapi';
import { OpenApiChecker, type OpenApiDocument } from '@torchbearer/contract/testing';

export interface Visitor {
  readonly client: Client;
  /** Sends strings, bytes and forms unchanged, and any other body as JSON. */
  raw(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<RawResponse>;
}

export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The body as text, whatever its type. */
  readonly text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- parsed JSON, as an outside client sees it
  readonly json: any;
}

const checker = new OpenApiChecker(
  openApiDocument({ version: '0.0.0', serverUrl: '/' }) as unknown as OpenApiDocument,
);

let isOlderVersion = false;

/** For tests of an older version, whose responses need not match the current OpenAPI document. */
export function expectOlderVersion(): void {
  isOlderVersion = true;
}

/** Whether a path can be decoded; one that can't matches no operation of the document. */
function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** @throws Error if a response does not match the OpenAPI document */
function checkAgainstOpenApi(
  method: string,
  path: string,
  response: { readonly status: number; readonly headers: Headers; readonly text: string },
): void {
  if (isOlderVersion || !canDecode(path)) return;
  const errors = checker.findErrors(method, path, response);
  if (errors.length > 0) throw new Error(`${method} ${path.slice(0, 200)}: ${errors.join('; ')}`);
}

/** Sends requests to all origins in turn, like a load balancer. */
export function visitor(origins: readonly string[], token?: string): Visitor {
  let turn = 0;
  const origin = (): string => origins[turn++ % origins.length] ?? '';
  const balancedFetch: typeof fetch = async (input, init) => {
    const response = await fetch(origin() + (input as string), init);
    const { status, headers } = response;
    const text = await response.clone().text();
    checkAgainstOpenApi(init?.method ?? 'GET', input as string, { status, headers, text });
    return response;
  };
  return {
    client: createClient({ fetch: balancedFetch, checkResponses: !isOlderVersion, token: token ?? null }),
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
      checkAgainstOpenApi(method, path, { status: response.status, headers: response.headers, text });
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

/** The password of all accounts that tests sign up. */
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
