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

export async function startHttpServer(gateway: Gateway): Promise<HttpServer> {
  const { config, log } = gateway;
  const realtime = createRealtimeProxy({ url: config.REALTIME_URL, trustProxy: config.TRUST_PROXY, log });
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      // Longer than what load balancers keep, so that it is never us who closes under a request.
      keepAliveTimeout: 75_000,
    },
    createApp(gateway, realtime),
  );
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

/** What is no HTTP at all never reaches Express; it gets the one form of an error all the same. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const id = randomUUID();
  const { body } = errorAnswer(new Refusal('INVALID_INPUT', 'This request cannot be read.'), id);
  const text = JSON.stringify(body);
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    `x-request-id: ${id}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
