import type { RpcClient, Log } from '@torchbearer/kit';
import type { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { createAnonymousConnections } from './limits.js';
import { authenticate } from './handshake.js';
import { isAllowedOrigin } from './origins.js';
import type {
  BetweenNodes,
  FromPages,
  RealtimeServer,
  RealtimeSocket,
  SignedIn,
  ToPages,
} from './protocol.js';
import type { Redis } from '../redis.js';
import { WebSocketEngine } from './websocket-engine.js';

/** Pages send only short messages. */
const MAX_MESSAGE_BYTES = 10_000;

export interface SocketServer {
  readonly io: RealtimeServer;
  /** Resolves to the port. */
  listen(): Promise<number>;
  stop(): Promise<void>;
}

/** For responses that no page shows. HSTS as the gateway has it: browsers may reach this port by an Ingress of its own. */
const securityHeaders = (isSecure: boolean): ReadonlyMap<string, string> =>
  new Map([
    ...(isSecure ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const] : []),
    [
      'content-security-policy',
      "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    ],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'no-referrer'],
  ]);

/** Accepts connections at /socket.io from our own pages with a signed-in user. */
export function createSocketServer(options: {
  readonly host: string;
  readonly port: number;
  /** The site's public address, as configured. */
  readonly publicUrl: string | undefined;
  readonly publicOrigins: readonly string[];
  /** Whether players use https. */
  readonly isSecure: boolean;
  /** How many anonymous connections one address may have open. */
  readonly maxAnonymous: number;
  /** How many proxies are trusted about an address. */
  readonly trustProxy: number;
  readonly redis: Redis | null;
  readonly identity: Pick<RpcClient<typeof IdentityServiceService>, 'getSession'>;
  readonly log: Log;
}): SocketServer {
  const anonymous = createAnonymousConnections(options.maxAnonymous, options.trustProxy);
  const http = createServer((_request, response) => void response.writeHead(404).end());
  const io: RealtimeServer = new Server<FromPages, ToPages, BetweenNodes, SignedIn>(http, {
    path: '/socket.io',
    serveClient: false,
    transports: ['polling', 'websocket'],
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    wsEngine: WebSocketEngine,
    connectTimeout: 10_000,
    ...(options.publicOrigins.length > 0
      ? { cors: { origin: [...options.publicOrigins], credentials: true } }
      : {}),
    ...(options.redis ? { adapter: options.redis.adapter } : {}),
    // The cors option hides responses from foreign pages but accepts their WebSockets; this check covers both.
    allowRequest: (request, decide) => {
      const { origin, host, 'x-forwarded-host': forwarded } = request.headers;
      const forwardedHost = Array.isArray(forwarded) ? forwarded[0] : forwarded;
      const isOurs = isAllowedOrigin({ origin, host, forwardedHost }, options);
      decide(null, isOurs && (!isHandshake(request) || anonymous.hasRoom(request)));
    },
  });
  const headers = securityHeaders(options.isSecure);
  // Before Socket.IO's own listener, so that its refusals have them, too.
  http.prependListener('request', (_request, response) => void response.setHeaders(new Map(headers)));
  // Counts here again, because concurrent handshakes may have passed the check above.
  io.engine.on('connection', (connection: EngineSocket) => {
    if (!anonymous.admit(connection)) connection.close(true);
  });
  const check = authenticate(options);
  io.use((socket, next) => void check(socket, next));
  io.on('connection', (socket) => anonymous.isSignedIn(socket.conn));
  io.on('connection', dropRequest);

  return {
    io,
    listen: async () => {
      await once(http.listen(options.port, options.host), 'listening');
      return (http.address() as AddressInfo).port;
    },
    stop: async () => {
      // Closes the transports, not the sockets: browsers then reconnect by themselves, to another node.
      const closed = io.close();
      const impatience = setTimeout(() => http.closeAllConnections(), 2_000);
      await closed;
      clearTimeout(impatience);
    },
  };
}

type EngineSocket = RealtimeSocket['conn'];

/** Whether a request opens a connection; later requests carry its id. */
const isHandshake = ({ url = '' }: IncomingMessage): boolean =>
  !new URLSearchParams(url.slice(url.indexOf('?'))).has('sid');

/** Drops the HTTP request, which would otherwise be most of the socket's memory for its whole life. */
function dropRequest(socket: RealtimeSocket): void {
  (socket.conn as { request: unknown }).request = null;
}
