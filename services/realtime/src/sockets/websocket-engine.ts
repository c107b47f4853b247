import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer, type ServerOptions } from 'ws';
import type { RealtimeSocket } from './protocol.js';

type Data = Parameters<WebSocket['send']>[0];
type SendOptions = Parameters<WebSocket['send']>[1];
type SendCallback = (error?: Error) => void;

/** The agreed extension, as `ws` keeps it on a connection. It has no accessor for it. */
interface Extended {
  readonly _extensions?: { readonly 'permessage-deflate'?: { cleanup(): void } };
}

/** A connection that compresses nothing itself: its own messages are short, and the leaderboard is compressed already. */
class Connection extends WebSocket {
  /** Whether the client agreed on compression. */
  isCompressed = false;
  /** What its frames are written to. */
  stream: Duplex | null = null;

  override send(data: Data, callback?: SendCallback): void;
  override send(data: Data, options: SendOptions, callback?: SendCallback): void;
  override send(data: Data, options?: SendOptions | SendCallback, callback?: SendCallback): void {
    if (typeof options === 'function') return super.send(data, { compress: false }, options);
    super.send(data, { ...options, compress: false }, callback);
  }
}

/**
 * The WebSockets of Engine.IO. It agrees on permessage-deflate (RFC 7692) without context takeover, so that each message
 * stands alone and one compressed frame can go to every socket. Engine.IO's own option of that name would compress for
 * each socket.
 */
export class WebSocketEngine extends WebSocketServer<typeof Connection> {
  constructor(options: ServerOptions<typeof Connection>) {
    super({
      ...options,
      WebSocket: Connection,
      perMessageDeflate: {
        serverNoContextTakeover: true,
        clientNoContextTakeover: true,
        // Pages send short messages.
        zlibInflateOptions: { chunkSize: 1_024 },
      },
    });
  }

  override handleUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    callback: (client: Connection, request: IncomingMessage) => void,
  ): void {
    // Without an offer, the connection is not compressed.
    if (!isGoodOffer(request.headers)) delete request.headers['sec-websocket-extensions'];
    super.handleUpgrade(request, socket, head, (client) => {
      client.isCompressed = client.extensions !== '';
      client.stream = socket;
      // For a compressed message `ws` creates an inflater, and would keep its 50 KB until the connection closes. Without
      // context takeover the next message does not need it.
      client.on('message', () => (client as Extended)._extensions?.['permessage-deflate']?.cleanup());
      callback(client, request);
    });
  }
}

/** What browsers offer. Another offer may limit the window, which the shared frame does not respect. */
const OFFER = /^permessage-deflate(; ?client_max_window_bits)?$/;

/**
 * Whether to agree on compression with this client. Safari, and with it every browser on iOS, loses the connection on
 * compressed messages in several versions (15, and 16 with long messages), so WebKit gets none.
 */
export function isGoodOffer(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'] ?? '';
  const isWebKit = agent.includes('AppleWebKit/') && !/Chrom(e|ium)\//.test(agent);
  return !isWebKit && OFFER.test(headers['sec-websocket-extensions'] ?? '');
}

/** Whether compressed frames can be sent on this connection as it is now; polling and old clients have none. */
export const takesCompressed = (conn: Connected): boolean => webSocketOf(conn)?.isCompressed === true;

/**
 * Where a whole frame can be written on this connection now; null while it polls, closes, or Engine.IO is sending. `ws`
 * writes each of its frames at once, so that none is cut in two.
 */
export function streamForFrames(conn: Connected): Duplex | null {
  if (conn.readyState !== 'open' || !conn.transport.writable) return null;
  const webSocket = webSocketOf(conn);
  return webSocket?.readyState === WebSocket.OPEN ? (webSocket.stream ?? null) : null;
}

/** Whether the system has everything that was sent on this connection. */
export const hasSentAll = (conn: Connected): boolean =>
  conn.transport.writable && (webSocketOf(conn)?.stream?.writableLength ?? 0) === 0;

type Connected = RealtimeSocket['conn'];

/** Engine.IO has no accessor for the WebSocket of a transport. */
const webSocketOf = ({ transport }: Connected): Partial<Connection> | undefined =>
  (transport as unknown as { readonly socket?: Partial<Connection> }).socket;
