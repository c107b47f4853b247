/** Bytes that no well-behaved client would send. */
import { connect, type Socket } from 'node:net';

const SILENCE_MS = 1_500;

/**
 * Sends these bytes and gives back all that comes until the other side closes, or says nothing more for a while.
 * A connection that breaks off afterwards has said what it had to say.
 * @param silenceMs how long that while is; longer where the other side is expected to close late
 * @throws Error where nobody listens
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

/** A connection that is open and has sent this much so far. */
export function openConnection(port: number, text: string, localAddress?: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      // Whatever ends it later is the other side's right.
      socket.on('error', () => undefined);
      if (text !== '') socket.write(text);
      resolve(socket);
    });
  });
}
