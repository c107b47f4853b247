/** Calls like a browser's, eight at once. */
import { Pool } from 'undici';

const AT_ONCE = 8;

export interface Asked {
  readonly path: string;
  readonly token: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A GET, or a POST if there is a body. @throws Error unless the response is a success or 304 */
export type Caller = (asked: Asked) => Promise<{ readonly text: string; readonly bytes: number }>;

export function createCaller(url: string): Caller {
  const pool = new Pool(url, { connections: AT_ONCE });
  return async ({ path, token, body, headers }) => {
    const received = await pool.request({
      ...{ path, method: body === undefined ? 'GET' : 'POST' },
      headers: {
        ...headers,
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const bytes = Buffer.from(await received.body.arrayBuffer());
    if (received.statusCode >= 400) throw new Error(`${path} returned ${received.statusCode}`);
    return { text: bytes.toString(), bytes: bytes.length };
  };
}

/** Runs `work` for 0 … `count` − 1, eight at a time. */
export async function forEach(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
