/** A gRPC client without authentication: HTTP/2 by hand, any metadata. */
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';

export interface RpcAnswer {
  /** The gRPC status code. */
  readonly status: number;
  /** Our own reason for a refusal. */
  readonly reason: string | null;
}

export interface Port {
  call(path: string, message: Buffer, metadata: Readonly<Record<string, string>>): Promise<RpcAnswer>;
  close(): void;
}

/** @param address as in the system's `grpcAddresses`; calls the first of its replicas */
export function openPort(address: string): Port {
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
): Promise<RpcAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/grpc', te: 'trailers', ...metadata };
    const stream = session.request({ ':method': 'POST', ':path': path, ...headers });
    let end: IncomingHttpHeaders = {};
    // A response without a message has its status in the first headers.
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
