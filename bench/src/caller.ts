/** Calls like a browser's, with as little overhead of our own as possible. */
import { Agent, request } from 'node:http';

const AT_ONCE = 8;
/** Less than the gateway's keep-alive timeout. */
const IDLE_MS = 30_000;

export interface Asked {
  readonly path: string;
  readonly token: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly bytes: number;
  readonly etag: string;
}

export type Caller = (asked: Asked) => Promise<Answered>;

/** A GET, or a POST if there is a body. @throws Error unless the response is a success or 304 */
export function createCaller(url: string): Caller {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE, timeout: IDLE_MS });
  return ({ path, token, body, headers }) =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          ...{ agent, hostname, port, path, method: body === undefined ? 'GET' : 'POST' },
          headers: {
            ...headers,
            authorization: `Bearer ${token}`,
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
        },
        (answer) => {
          let bytes = 0;
          answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
          answer.once('end', () => {
            const { statusCode: status = 0 } = answer;
            if (status >= 400) return reject(new Error(`${path} returned ${status}`));
            resolve({ status, bytes, etag: answer.headers.etag ?? '' });
          });
        },
      );
      sent.once('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

/** Runs `work` for 0 … `count` − 1, eight at a time. */
export async function forEach(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
