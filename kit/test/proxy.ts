import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of a database. @param alter gets what the server sends */
export async function proxyTo(url: string, alter = (data: Buffer): Buffer => data) {
  const upstream = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(upstream.port || 5432), upstream.hostname);
    for (const socket of [client, database]) sockets.add(socket.on('error', () => undefined));
    client.pipe(database);
    database.on('data', (data) => client.write(alter(data))).on('end', () => client.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxied = new URL(url);
  proxied.host = `127.0.0.1:${String(port)}`;
  return {
    url: proxied.href,
    listen: () => server.listen(port, '127.0.0.1'),
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
