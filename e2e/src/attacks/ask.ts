/** An attacker's request: any method, any header, from any address of this machine. */
import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface Ask {
  /** GET, or POST with a body. */
  readonly method?: string;
  readonly path: string;
  /** A bearer token. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Strings and bytes unchanged; a form as a form; anything else as JSON. */
  readonly body?: unknown;
  /** The address that the request comes from: all of 127.0.0.0/8 are this machine. */
  readonly from?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  /** Parsed, if it is JSON. */
  readonly json: unknown;
  /** The code of an error. */
  readonly code: string | null;
}

export type Asker = (ask: Ask) => Promise<Answer>;

export interface Client {
  readonly ask: Asker;
  close(): void;
}

export function openClient(origin: string): Client {
  const agent = new Agent({ keepAlive: true });
  return { ask: (ask) => send(origin, agent, ask), close: () => agent.destroy() };
}

/** The body as sent, and its type if that follows from it. */
function encode(body: unknown): { readonly bytes: Buffer | null; readonly type: string | null } {
  if (body === undefined) return { bytes: null, type: null };
  if (Buffer.isBuffer(body)) return { bytes: body, type: null };
  if (body instanceof URLSearchParams) {
    return { bytes: Buffer.from(body.toString()), type: 'application/x-www-form-urlencoded' };
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { bytes: Buffer.from(text), type: 'application/json' };
}

function send(origin: string, agent: Agent, ask: Ask): Promise<Answer> {
  const { bytes, type } = encode(ask.body);
  const headers: Record<string, string> = {
    ...(type !== null && { 'content-type': type }),
    ...(bytes !== null && { 'content-length': String(bytes.length) }),
    ...(ask.token !== undefined && { authorization: `Bearer ${ask.token}` }),
    ...ask.headers,
  };
  const url = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: url.hostname,
        port: url.port,
        path: ask.path,
        method: ask.method ?? (bytes === null ? 'GET' : 'POST'),
        headers,
        agent,
        ...(ask.from !== undefined && { localAddress: ask.from }),
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => resolve(answerOf(response.statusCode ?? 0, response.headers, parts)));
      },
    );
    sent.on('error', reject);
    sent.end(bytes ?? undefined);
  });
}

function answerOf(status: number, headers: IncomingHttpHeaders, parts: readonly Buffer[]): Answer {
  const bytes = Buffer.concat(parts);
  const text = bytes.toString();
  // A compressed response is not decompressed: no attack here needs its content.
  const isPlain = headers['content-encoding'] === undefined && text !== '';
  const isJson = isPlain && headers['content-type']?.startsWith('application/json') === true;
  const json: unknown = isJson ? JSON.parse(text) : null;
  const code = (json as { code?: unknown } | null)?.code;
  return { status, headers, bytes, text, json, code: typeof code === 'string' ? code : null };
}
