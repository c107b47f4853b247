/** The plainest broadcast: sends a text to every socket, with `ws` only. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { answerOrders } from '../forked.js';

export type BroadcastOrder = { readonly open: true } | { readonly text: string };
export interface BroadcastReply {
  readonly port: number;
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
const listening = once(server, 'listening');

answerOrders(async (order: BroadcastOrder): Promise<BroadcastReply> => {
  await listening;
  if ('text' in order) for (const socket of server.clients) socket.send(order.text);
  return { port: (server.address() as AddressInfo).port };
});
