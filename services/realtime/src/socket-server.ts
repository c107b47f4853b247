import type { RpcClient, Log } from '@torchbearer/kit';
import type { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { createServer, type IncomingMessage } from 'node:http';
import { Server } from 'socket.io';
import { createAnonymous } from './anonymous.js';
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
import type { Redis } from './redis.js';
import { shareEncoding } from './shared-encoding.js';

/** A page has nothing long to say. */
const LARGEST_MESSAGE_BYTES = 10_000;

export interface SocketServer {
  readonly io: RealtimeServer;
  /** Answers the port. */
  listen(): Promise<number>;
  stop(): Promise<void>;
}

/** Takes connections at /socket.io, once it listens, from our own pages whose user is signed in. */
export function createSocketServer(options: {
  readonly host: string;
  readonly port: number;
  /** Where people reach us, as configured. */
  readonly publicUrl: string | undefined;
  readonly publicOrigins: readonly string[];
  /** Whether people come by https. */
  readonly isSecure: boolean;
  /** How many connections from one address may be open that nobody has signed in to yet. */
  readonly mostAnonymous: number;
  /** How many proxies before us are believed about an address. */
  readonly trustProxy: number;
  readonly redis: Redis | null;
  readonly identity: Pick<RpcClient<typeof IdentityServiceService>, 'getSession'>;
  readonly log: Log;
}): SocketServer {
  const anonymous = createAnonymous(options.mostAnonymous, options.trustProxy);
  const http = createServer((_request, response) => void response.writeHead(404).end());
  const io: RealtimeServer = new Server<FromPages, ToPages, BetweenNodes, SignedIn>(http, {
    path: '/socket.io',
    serveClient: false,
    transports: ['polling', 'websocket'],
    maxHttpBufferSize: LARGEST_MESSAGE_BYTES,
    // With it each socket would compress the list for itself, instead of all sending the same frame.
    perMessageDeflate: false,
    connectTimeout: 10_000,
    ...(options.publicOrigins.length > 0
      ? { cors: { origin: [...options.publicOrigins], credentials: true } }
      : {}),
    ...(options.redis ? { adapter: options.redis.adapter } : {}),
    // The cors option keeps answers from foreign pages, but lets their WebSockets in: this is what guards both.
    allowRequest: (request, decide) => {
      const { origin, host, 'x-forwarded-host': forwarded } = request.headers;
      const forwardedHost = Array.isArray(forwarded) ? forwarded[0] : forwarded;
      const isOurs = isAllowedOrigin({ origin, host, forwardedHost }, options);
      decide(null, isOurs && (!isHandshake(request) || anonymous.hasRoom(request)));
    },
  });
  // Handshakes at the same moment: what came through above is counted here.
  io.engine.on('connection', (connection: EngineSocket) => {
    if (!anonymous.admit(connection)) connection.close(true);
  });
  shareEncoding(io);
  const check = authenticate(options);
  io.use((socket, next) => void check(socket, next));
  io.on('connection', (socket) => anonymous.isSignedIn(socket.conn));
  io.on('connection', dropRequest);

  return {
    io,
    listen: async () => {
      await new Promise<void>((resolve, reject) => {
        http.once('error', reject).listen(options.port, options.host, resolve);
      });
      const address = http.address();
      return typeof address === 'object' && address ? address.port : options.port;
    },
    stop: async () => {
      // Closes the transports and not the sockets: browsers then connect anew by themselves, to another node.
      const closed = io.close();
      const impatience = setTimeout(() => http.closeAllConnections(), 2_000);
      await closed;
      clearTimeout(impatience);
    },
  };
}

type EngineSocket = RealtimeSocket['conn'];

/** Whether a request opens a connection; those of a connection that is open name it. */
const isHandshake = ({ url = '' }: IncomingMessage): boolean =>
  !new URLSearchParams(url.slice(url.indexOf('?'))).has('sid');

/** The HTTP request has served: kept for as long as the socket lives it would be most of the socket's memory. */
function dropRequest(socket: RealtimeSocket): void {
  (socket.conn as { request: unknown }).request = null;
}
