/** The plainest broadcast, in a process of its own: sends a text to every socket, with `ws` only. */
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

export type BroadcastOrder = { readonly open: true } | { readonly text: string };
export interface BroadcastReply {
  readonly port: number;
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
const listening = new Promise<void>((resolve) => server.once('listening', resolve));

process.on('message', (order: BroadcastOrder) => {
  if ('text' in order) for (const socket of server.clients) socket.send(order.text);
  void listening.then(() => process.send?.({ port: (server.address() as AddressInfo).port }));
});
process.on('disconnect', () => process.exit(0));
