import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

export const HOST = '127.0.0.1';

/** Whether nobody listens on that port of 127.0.0.1 at this moment. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    server.listen({ port, host: HOST, exclusive: true }, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux): a port chosen up there may be
 * somebody's connection by the time a process listens on it, or when it is started again.
 */
const FROM = 20_000;
const UP_TO = 32_000;
/** Handed out by this process before: whoever asked may not listen yet. */
const given = new Set<number>();

/** A port of 127.0.0.1 on which nobody listens at this moment, and that nobody here was given before. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 1_000; tries++) {
    const port = randomInt(FROM, UP_TO);
    if (given.has(port) || !(await isPortFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error('This machine has no free port on 127.0.0.1.');
}

export function portTaken(engine: string, port: number): Error {
  return new Error(`Port ${String(port)} on ${HOST}, meant for ${engine}, is taken by another program.`);
}
