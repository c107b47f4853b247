/** An attacker's HTTP client: any method, any header, from any address of this machine. */
import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface HttpRequest {
  /** GET, or POST with a body. */
  readonly method?: string;
  readonly path: string;
  /** A bearer token. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Strings and bytes unchanged; a form as a form; anything else as JSON. */
  readonly body?: unknown;
  /** The source address of the request: all of 127.0.0.0/8 belong to this machine. */
  readonly from?: string;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  /** Parsed, if it is JSON. */
  readonly json: unknown;
  /** The error code. */
  readonly code: string | null;
}

export type Send = (request: HttpRequest) => Promise<HttpResponse>;

export function openClient(origin: string): { readonly send: Send; readonly close: () => void } {
  const agent = new Agent({ keepAlive: true });
  return { send: (request) => sendTo(origin, agent, request), close: () => agent.destroy() };
}

/** The bytes to send, and the content type that follows from them, if any. */
function encode(body: unknown): { readonly bytes: Buffer | null; readonly type: string | null } {
  if (body === undefined) return { bytes: null, type: null };
  if (Buffer.isBuffer(body)) return { bytes: body, type: null };
  if (body instanceof URLSearchParams) {
    return { bytes: Buffer.from(body.toString()), type: 'application/x-www-form-urlencoded' };
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { bytes: Buffer.from(text), type: 'application/json' };
}

function sendTo(origin: string, agent: Agent, options: HttpRequest): Promise<HttpResponse> {
  const { bytes, type } = encode(options.body);
  const headers: Record<string, string> = {
    ...(type !== null && { 'content-type': type }),
    ...(bytes !== null && { 'content-length': String(bytes.length) }),
    ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
    ...options.headers,
  };
  const url = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: url.hostname,
        port: url.port,
        path: options.path,
        method: options.method ?? (bytes === null ? 'GET' : 'POST'),
        headers,
        agent,
        ...(options.from !== undefined && { localAddress: options.from }),
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => resolve(responseOf(response.statusCode ?? 0, response.headers, parts)));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(bytes ?? undefined);
  });
}

function responseOf(status: number, headers: IncomingHttpHeaders, parts: readonly Buffer[]): HttpResponse {
  const bytes = Buffer.concat(parts);
  const text = bytes.toString();
  // A compressed response is not decompressed: no attack here needs its content.
  const isPlain = headers['content-encoding'] === undefined && text !== '';
  const isJson = isPlain && headers['content-type']?.startsWith('application/json') === true;
  const json: unknown = isJson ? JSON.parse(text) : null;
  const code = (json as { code?: unknown } | null)?.code;
  return { status, headers, bytes, text, json, code: typeof code === 'string' ? code : null };
}
