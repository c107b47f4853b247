/** Bytes that no well-behaved client would send. */
import { connect, type Socket } from 'node:net';

const SILENCE_MS = 1_500;

/**
 * Sends these bytes and returns everything received until the other side closes, or is silent for a while.
 * A connection error after that is ignored.
 * @param silenceMs how long that while is; longer if the other side is expected to close late
 * @throws Error if nothing listens
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

/** An open connection and what was sent over it so far. */
export function openConnection(port: number, text: string, localAddress?: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      // It may be closed for any reason later.
      socket.on('error', () => undefined);
      if (text !== '') socket.write(text);
      resolve(socket);
    });
  });
}
