/** The clients of a run. Each connection sends its next request when it has the response to the last one. */
import { Client, type Dispatcher } from 'undici';
import { answerOrders } from '../forked.js';
import { quantile } from '../run/judge.js';
import { differenceOf } from './difference.js';
import type { Asked, Done, Order, Script, Until } from './load.js';

let script: Script = { url: '', connections: [], bodies: [] };
let bodies: readonly Buffer[] = [];
/** How many requests each connection has made in all runs so far. */
let made: number[] = [];

answerOrders((order: Order) => {
  if ('run' in order) return run(order.run);
  script = order.prepare;
  bodies = script.bodies.map((body) => Buffer.from(body));
  made = script.connections.map(() => 0);
  return {};
});

async function run(until: Until): Promise<Done> {
  // New connections for each run: the server closes those that were idle for a while.
  const clients = script.connections.map(() => new Client(script.url, { pipelining: 1 }));
  const latencies: number[] = [];
  const begun = performance.now();
  const end = 'seconds' in until ? begun + until.seconds * 1_000 : Infinity;
  const most = 'requests' in until ? until.requests : Infinity;
  try {
    await Promise.all(
      script.connections.map(async (requests, index) => {
        const client = clients[index];
        for (let count = 0; client && count < most && performance.now() < end; count++) {
          const asked = requests[(made[index] ?? 0) % requests.length];
          if (!asked) throw new Error('a connection has no requests');
          const sent = performance.now();
          await send(client, asked);
          latencies.push(performance.now() - sent);
          made[index] = (made[index] ?? 0) + 1;
        }
      }),
    );
  } finally {
    await Promise.all(clients.map((client) => client.destroy()));
  }
  return {
    requests: latencies.length,
    seconds: (performance.now() - begun) / 1_000,
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
  };
}

/** @throws Error if the response is not the expected one */
function send(client: Client, { expected, ...asked }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let [status, etag] = [0, ''];
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart() {},
      onResponseStart(_controller, statusCode, headers) {
        status = statusCode;
        etag = typeof headers['etag'] === 'string' ? headers['etag'] : '';
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk);
      },
      onResponseEnd() {
        const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
        const wrong = differenceOf(expected, bodies, { status, etag, body });
        if (wrong === null) resolve();
        else reject(new Error(`${asked.method} ${asked.path}: ${wrong}`));
      },
      onResponseError(_controller, error) {
        reject(error);
      },
    };
    client.dispatch(asked, handler);
  });
}
