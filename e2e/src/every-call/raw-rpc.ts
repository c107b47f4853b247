/** A bare gRPC client over HTTP/2 that can send any metadata. */
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';

export interface RpcResponse {
  /** The gRPC status code. */
  readonly status: number;
  /** Our error code. */
  readonly reason: string | null;
}

export interface RpcClient {
  call(path: string, message: Buffer, metadata: Readonly<Record<string, string>>): Promise<RpcResponse>;
  close(): void;
}

/** @param address from the system's `grpcAddresses`; the first replica is called */
export function openRpcClient(address: string): RpcClient {
  const [first = ''] = address.replace('ipv4:', '').split(',');
  const session = connect(`http://${first}`);
  return {
    call: (path, message, metadata) => unary(session, path, message, metadata),
    close: () => session.close(),
  };
}

function unary(
  session: ClientHttp2Session,
  path: string,
  message: Buffer,
  metadata: Readonly<Record<string, string>>,
): Promise<RpcResponse> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/grpc', te: 'trailers', ...metadata };
    const stream = session.request({ ':method': 'POST', ':path': path, ...headers });
    let end: IncomingHttpHeaders = {};
    // A response without a message has the status in its first headers.
    stream.on('response', (given) => {
      end = { ...end, ...given };
    });
    stream.on('trailers', (given: IncomingHttpHeaders) => {
      end = { ...end, ...given };
    });
    stream.on('error', reject);
    stream.on('close', () => {
      const reason = end['tb-reason'];
      resolve({ status: Number(end['grpc-status']), reason: typeof reason === 'string' ? reason : null });
    });
    stream.resume();
    const frame = Buffer.alloc(5);
    frame.writeUInt32BE(message.length, 1);
    stream.end(Buffer.concat([frame, message]));
  });
}
