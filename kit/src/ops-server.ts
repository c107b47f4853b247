import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.js';

export interface OpsServer {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Serves /livez, /readyz and /metrics beside the service's own port. Liveness never depends on other systems: a
 * database that is down is no reason to restart.
 */
export async function startOpsServer(options: {
  readonly host: string;
  readonly port: number;
  readonly ready: () => Promise<Record<string, string>>;
  readonly metrics: Metrics;
}): Promise<OpsServer> {
  const respond = async (path: string, response: ServerResponse): Promise<void> => {
    if (path === '/livez') return void response.writeHead(200).end('ok');
    if (path === '/readyz') {
      const faults = await options.ready();
      const isReady = Object.keys(faults).length === 0;
      response.writeHead(isReady ? 200 : 503, { 'content-type': 'application/json' });
      // Names the process: on one machine another process may have taken the port.
      return void response.end(JSON.stringify({ ready: isReady, faults, pid: process.pid }));
    }
    if (path === '/metrics') {
      response.writeHead(200, { 'content-type': options.metrics.registry.contentType });
      return void response.end(await options.metrics.registry.metrics());
    }
    response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    respond(path, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await once(server.listen(options.port, options.host), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
