/** Sends bytes that no well-behaved client would send. */
import { connect, type Socket } from 'node:net';

const SILENCE_MS = 1_500;

/**
 * Sends these bytes and returns everything received until the server closes the connection or sends nothing for
 * `silenceMs`. Errors after connecting are ignored.
 * @throws Error if the connection is refused
 */
export function rawHttp(port: number, text: string | Buffer, silenceMs = SILENCE_MS): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const end = (): void => {
      socket.destroy();
      resolve(Buffer.concat(parts).toString('latin1'));
    };
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      socket.on('error', end);
      socket.write(text);
    });
    socket.setTimeout(silenceMs, end);
    socket.on('data', (part) => parts.push(part));
    socket.on('close', end);
  });
}

/** Opens a connection and sends this text. */
export function openConnection(port: number, text: string, localAddress?: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      // The server may close it at any time.
      socket.on('error', () => undefined);
      if (text !== '') socket.write(text);
      resolve(socket);
    });
  });
}
