import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import { Refusal } from '@torchbearer/kit';
import { createApp } from './app.js';
import { errorAnswer } from './errors.js';
import type { Gateway } from './gateway.js';
import { messagesOf } from './messages.js';
import { createRealtimeProxy } from './realtime-proxy.js';

export interface HttpServer {
  readonly port: number;
  /** Accepts no new connections, closes idle ones and sockets, and waits for requests in progress. */
  stop(): Promise<void>;
}

/** Closes requests that take longer at shutdown: no call to a service may take so long. */
const IMPATIENCE_MS = 10_000;

/** How long a caller has to read the error before the connection closes. */
const FAREWELL_MS = 2_000;

export async function startHttpServer(gateway: Gateway): Promise<HttpServer> {
  const { config, log } = gateway;
  const realtime = createRealtimeProxy({ url: config.REALTIME_URL, trustProxy: config.TRUST_PROXY, log });
  const app = createApp(gateway, realtime);
  const server = createServer(
    {
      ...messagesOf(app),
      headersTimeout: config.HEADERS_TIMEOUT_MS,
      requestTimeout: config.REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: Math.min(5_000, config.HEADERS_TIMEOUT_MS, config.REQUEST_TIMEOUT_MS),
      // Longer than load balancers keep connections, so that we never close one during a request.
      keepAliveTimeout: 75_000,
    },
    app,
  );
  // Also for callers that don't read the response; sockets of the realtime tier are exempt.
  server.timeout = config.SILENCE_TIMEOUT_MS;
  realtime.attach(server);
  server.on('clientError', answerUnreadable);
  await once(server.listen(config.PORT, config.HOST), 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : config.PORT,
    stop: async () => {
      realtime.stop();
      await closed(server);
    },
  };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Connections become idle when their last response is sent.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const impatience = setTimeout(() => server.closeAllConnections(), IMPATIENCE_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(impatience);
      resolve();
    });
  });
}

/** For input that is not HTTP or arrives too slowly: sends the one error format. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket & Answering): void {
  // In the middle of a response another one would be read as a part of it.
  const isAnswering = socket._httpMessage?.headersSent === true;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) return void socket.destroy();
  const id = randomUUID();
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const sentence = isSlow ? 'This request took too long to arrive.' : 'This request cannot be read.';
  const { body } = errorAnswer(new Refusal('INVALID_INPUT', sentence), id);
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${isSlow ? '408 Request Timeout' : '400 Bad Request'}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    `x-request-id: ${id}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  // Shutdown does not wait for a slow sender either.
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
}

/** Node's internal name for the response in progress on a connection. */
interface Answering {
  readonly _httpMessage?: { readonly headersSent: boolean } | null;
}
