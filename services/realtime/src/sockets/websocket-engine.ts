import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer, type ServerOptions } from 'ws';
import type { ReadyFrame } from './shared-message.js';

type Data = Parameters<WebSocket['send']>[0];
type SendOptions = Parameters<WebSocket['send']>[1];
type SendCallback = (error?: Error) => void;
type WriteCallback = (error?: Error | null) => void;

/** The agreed extension, as `ws` keeps it on a connection. It has no accessor for it. */
interface Extended {
  readonly _extensions?: { readonly 'permessage-deflate'?: { cleanup(): void } };
}

/** A connection that compresses nothing itself: its own messages are short, and the leaderboard is compressed already. */
class Connection extends WebSocket {
  /** What its frames are written to. */
  stream!: Duplex;
  /** Whether the client agreed on compression. */
  isCompressed = false;

  override send(data: Data, callback?: SendCallback): void;
  override send(data: Data, options: SendOptions, callback?: SendCallback): void;
  override send(data: Data, options?: SendOptions | SendCallback, callback?: SendCallback): void {
    const [more, sent] = typeof options === 'function' ? [{}, options] : [options, callback];
    if (Buffer.isBuffer(data) && this.readyState === WebSocket.OPEN) this.#write(data, sent as WriteCallback);
    else super.send(data, { ...more, compress: false }, sent);
  }

  /** `ws` writes each of its own frames at once, so that none is cut in two. */
  #write(frame: ReadyFrame, sent?: WriteCallback): void {
    if (!frame.before) return void this.stream.write((this.isCompressed && frame.compressed) || frame, sent);
    this.stream.cork();
    this.#write(frame.before);
    this.stream.write(frame, sent);
    this.stream.uncork();
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
      client.stream = socket;
      client.isCompressed = client.extensions !== '';
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
