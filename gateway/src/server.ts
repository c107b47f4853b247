import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import { Refusal } from '@torchbearer/kit';
import { createApp } from './app.js';
import { errorAnswer } from './errors.js';
import type { Gateway } from './gateway.js';
import { createRealtimeProxy } from './realtime-proxy.js';

export interface HttpServer {
  readonly port: number;
  /** Takes no new connection, ends idle ones and sockets, and waits for requests in flight. */
  stop(): Promise<void>;
}

/** A request in flight after this long is let go of: more than any call to a service may take. */
const IMPATIENCE_MS = 10_000;

/** How long a caller has to read why it was hung up on. */
const FAREWELL_MS = 2_000;

export async function startHttpServer(gateway: Gateway): Promise<HttpServer> {
  const { config, log } = gateway;
  const realtime = createRealtimeProxy({ url: config.REALTIME_URL, trustProxy: config.TRUST_PROXY, log });
  const server = createServer(
    {
      headersTimeout: config.HEADERS_TIMEOUT_MS,
      requestTimeout: config.REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: Math.min(5_000, config.HEADERS_TIMEOUT_MS, config.REQUEST_TIMEOUT_MS),
      // Longer than what load balancers keep, so that it is never us who closes under a request.
      keepAliveTimeout: 75_000,
    },
    createApp(gateway, realtime),
  );
  // Also for whoever asks and doesn't read the answer; sockets of the realtime tier are freed from it.
  server.timeout = config.SILENCE_TIMEOUT_MS;
  realtime.attach(server);
  server.on('clientError', answerUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.PORT, config.HOST, resolve);
  });
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
    // Connections turn idle as their last answers leave.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const impatience = setTimeout(() => server.closeAllConnections(), IMPATIENCE_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(impatience);
      resolve();
    });
  });
}

/** What is no HTTP at all, or takes too long to come: it gets the one form of an error from here. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket & Answering): void {
  // In the middle of an answer another one would only be taken for a part of it.
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
  // Whoever is too slow to send is not waited for at the end either.
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
}

/** Node's own name for the answer that a connection is busy with. */
interface Answering {
  readonly _httpMessage?: { readonly headersSent: boolean } | null;
}
