import { connect } from 'node:net';

/** How long a port may take to respond. */
const TIMEOUT_MS = 2_000;

/**
 * Sends one request to a port. False if the port does not respond.
 * @param isUp gets all bytes received so far; null while they are not enough to tell
 */
export function probe(
  host: string,
  port: number,
  request: string | Buffer,
  isUp: (received: Buffer) => boolean | null,
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    let received = Buffer.alloc(0);
    const done = (result: boolean): void => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(TIMEOUT_MS, () => done(false));
    socket.once('error', () => done(false));
    socket.once('close', () => done(false));
    socket.once('connect', () => socket.write(request));
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const result = isUp(received);
      if (result !== null) done(result);
    });
  });
}
