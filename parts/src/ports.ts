import { createServer } from 'node:net';

export const HOST = '127.0.0.1';

function listen(port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null);
      else reject(error);
    });
    server.listen({ port, host: HOST, exclusive: true }, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : null;
      server.close(() => {
        resolve(taken);
      });
    });
  });
}

/** A port of 127.0.0.1 on which nobody listens at this moment. */
export async function freePort(): Promise<number> {
  const port = await listen(0);
  if (port === null) throw new Error('This machine has no free port on 127.0.0.1.');
  return port;
}

export async function isPortFree(port: number): Promise<boolean> {
  return (await listen(port)) !== null;
}

export function portTaken(engine: string, port: number): Error {
  return new Error(`Port ${String(port)} on ${HOST}, meant for ${engine}, is taken by another program.`);
}
