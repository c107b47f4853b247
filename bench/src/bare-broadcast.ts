/** The baseline's server, in a separate process: sends a text to every socket, with `ws` only. */
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('listening', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
process.on('message', ({ text }: { text: string }) => {
  for (const socket of server.clients) socket.send(text);
});
process.on('disconnect', () => process.exit(0));
