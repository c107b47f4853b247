import { Refusal, type Log } from '@torchbearer/kit';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { ServerResponse, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { errorAnswer } from './errors.js';
import { requestIdOf, stateOf } from './request-state.js';

export interface RealtimeProxy {
  /** Long polling. */
  readonly handler: RequestHandler;
  /** WebSockets. */
  attach(server: Server): void;
  /** Closes open connections: a socket never ends by itself. */
  stop(): void;
}

const PATH = '/socket.io';
/** Socket.IO holds a poll for 25 seconds. */
const SILENCE_MS = 60_000;
/** Headers that only a trusted proxy may set. */
const CLAIMS = ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-real-ip'];
const UNAVAILABLE_HEAD =
  'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 2\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
const ERROR_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const NOT_FOUND_HEAD = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Proxies /socket.io to the Socket.IO tier unchanged: that tier checks Host, Origin and cookie.
 * @param trustProxy how many proxies in front are trusted; with none, the callers' own address headers are not
 *   passed on
 */
export function createRealtimeProxy(options: {
  readonly url: string;
  readonly trustProxy: number;
  readonly log: Log;
}): RealtimeProxy {
  const { log, trustProxy } = options;
  const open = new Set<Socket | ServerResponse>();
  /** WebSockets that have reached the tier. */
  const joined = new WeakSet<Socket>();
  let isStopping = false;

  const forward = (outgoing: ClientRequest, request: IncomingMessage): void => {
    const isBelieved = trustProxy > 0;
    for (const name of isBelieved ? [] : CLAIMS) outgoing.removeHeader(name);
    const before = isBelieved ? request.headers['x-forwarded-for'] : undefined;
    const chain = [before, request.socket.remoteAddress].filter((part) => part !== undefined);
    outgoing.setHeader('x-forwarded-for', chain.join(', '));
    outgoing.setHeader('x-request-id', requestIdOf(request.headers['x-request-id']));
  };
  /** Closes the other side of a WebSocket when one side ends: piping alone only passes on a clean end. */
  const join = (outgoing: ClientRequest, socket: Socket): void => {
    socket.once('close', () => outgoing.destroy());
    outgoing.once('upgrade', (_answer: IncomingMessage, upstream: Socket) => {
      joined.add(socket);
      socket.once('close', () => upstream.destroy());
      upstream.once('close', () => socket.destroySoon());
    });
  };
  const proxy = createProxyMiddleware({
    target: options.url,
    proxyTimeout: SILENCE_MS,
    // A connection for each request: a pool would make polls wait for each other.
    agent: false,
    on: {
      proxyReq: forward,
      proxyReqWs: (outgoing, request, socket) => {
        forward(outgoing, request);
        join(outgoing, socket);
      },
      econnreset: (error) => log.debug({ err: error }, 'a caller left'),
      error: (error, _request, target) => {
        log.debug({ err: error }, 'the realtime tier does not respond');
        if (target instanceof ServerResponse) respondUnavailable(target);
        else if (joined.has(target)) target.destroySoon();
        else refuse(target, UNAVAILABLE_HEAD);
      },
    },
  });

  const respondUnavailable = (response: ServerResponse): void => {
    if (response.headersSent) return void response.destroy();
    const id = response.getHeader('x-request-id');
    const { status, headers, body } = errorAnswer(
      new Refusal('UNAVAILABLE'),
      typeof id === 'string' ? id : '',
    );
    response.writeHead(status, { ...headers, ...ERROR_HEADERS });
    response.end(JSON.stringify(body));
  };
  const remember = (part: Socket | ServerResponse): void => {
    open.add(part);
    part.once('close', () => open.delete(part));
  };

  return {
    handler: (request, response) => {
      stateOf(response).route = 'socket.io';
      // Express removed the mount path; the tier needs it.
      request.url = request.originalUrl;
      request.headers['x-request-id'] = stateOf(response).requestId;
      remember(response);
      // `error` above answers; the proxy would call `next` as well.
      void proxy(request, response, () => undefined);
    },
    attach: (server) => {
      server.on('upgrade', (request: IncomingMessage, socket, head: Buffer) => {
        if (!(socket instanceof Socket)) return void socket.destroy();
        socket.on('error', (error) => log.debug({ err: error }, 'a socket broke'));
        if (isStopping) return void refuse(socket, UNAVAILABLE_HEAD);
        if (!isRealtimePath(request.url ?? '')) return void refuse(socket, NOT_FOUND_HEAD);
        remember(socket);
        proxy.upgrade(request, socket, head);
      });
    },
    stop: () => {
      isStopping = true;
      for (const part of open) part.destroy();
    },
  };
}

const isRealtimePath = (url: string): boolean =>
  url === PATH || url.startsWith(`${PATH}/`) || url.startsWith(`${PATH}?`);

/** Refuses a handshake. */
function refuse(socket: Socket, head: string): void {
  socket.write(head);
  socket.destroySoon();
}
