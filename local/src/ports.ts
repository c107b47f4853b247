import { createServer } from 'node:net';

/**
 * @param patienceMs how long to wait for a taken port: the process that holds it may be exiting
 * @throws Error with one sentence the user can act on, if the port is taken or not allowed
 */
export async function assertFree(port: number, host: string, patienceMs: number): Promise<void> {
  try {
    await listenOnce(port, host);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE' && patienceMs > 0) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return assertFree(port, host, patienceMs - 200);
    }
    if (code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is taken by another program: stop it, or choose another with PORT=… npm start.`,
        { cause: error },
      );
    }
    if (code === 'EACCES')
      throw new Error(`Port ${port} may not be opened by this user: choose one above 1023.`, {
        cause: error,
      });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new Error(`HOST ${host} is not an address of this machine.`, { cause: error });
    throw error;
  }
}

function listenOnce(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}
