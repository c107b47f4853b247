/** Sockets that receive the standings. They only count and compare what they receive: the server is measured. */
import { once } from 'node:events';
import { WebSocket } from 'ws';

export interface Audience {
  /**
   * Resolves when every socket has received one more message that `isWanted`.
   * @throws Error if they did not all receive the same
   */
  next(): Promise<void>;
  /** The newest message of the first socket. */
  readonly last: string;
  /** How many such messages each socket has received. */
  readonly received: readonly number[];
  /** The length of all messages to all sockets. */
  readonly bytes: number;
  close(): void;
}

export async function audience(
  size: number,
  join: (index: number) => Promise<WebSocket>,
  isWanted: (message: string) => boolean,
): Promise<Audience> {
  const sockets: WebSocket[] = [];
  const received: number[] = Array.from({ length: size }, () => 0);
  let current = 0;
  let waiting = 0;
  let done: ((error: Error | null) => void) | null = null;
  let last = '';
  let bytes = 0;
  let text: string | null = null;
  for (let index = 0; index < size; index++) {
    const socket = await join(index);
    sockets.push(socket);
    let round = 0;
    socket.on('message', (data: Buffer) => {
      const message = data.toString();
      bytes += data.length;
      // Engine.IO's ping needs a pong.
      if (message === '2') return socket.send('3');
      if (!isWanted(message)) return;
      received[index] = (received[index] ?? 0) + 1;
      if (index === 0) last = message;
      if (round === current) return;
      round = current;
      text ??= message;
      if (message !== text) done?.(new Error('the sockets received different lists'));
      waiting -= 1;
      if (waiting === 0) done?.(null);
    });
  }
  return {
    next: () =>
      new Promise((resolve, reject) => {
        current += 1;
        waiting = size;
        text = null;
        done = (error) => (error ? reject(error) : resolve());
      }),
    received,
    get last() {
      return last;
    },
    get bytes() {
      return bytes;
    },
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}

/** Resolves once the socket is open. */
export async function connected(socket: WebSocket): Promise<WebSocket> {
  await once(socket, 'open');
  return socket;
}

/** Whether a message has the leaderboard: the whole list, or in a large league what changed. */
export const isLeaderboard = (message: string): boolean =>
  /^42\["leaderboard:(updated|changed)"/.test(message);

/** Socket.IO's handshake by hand: open, authenticate, join, and the leaderboard that follows the join. */
export async function joinLeaderboard(url: string, token: string): Promise<WebSocket> {
  const address = `${url.replace('http', 'ws').replace('localhost', '127.0.0.1')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address);
  return await new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', function greet(data: Buffer) {
      const message = data.toString();
      if (message.startsWith('0{')) socket.send(`40${JSON.stringify({ token })}`);
      else if (message.startsWith('40')) socket.send('420["join:leaderboard"]');
      else if (message.startsWith('44')) reject(new Error(`the socket was refused: ${message}`));
      else if (isLeaderboard(message)) {
        socket.off('message', greet);
        resolve(socket);
      }
    });
  });
}

/**
 * Makes changes one after the other, each after all sockets have the one before. @returns the milliseconds of each
 * @throws Error if a socket got one twice
 */
export async function times(
  sockets: Audience,
  count: number,
  change: () => Promise<unknown>,
): Promise<number[]> {
  const latencies: number[] = [];
  const before = [...sockets.received];
  for (let turn = 0; turn < count; turn++) {
    const begun = performance.now();
    const allReceived = sockets.next();
    await Promise.all([change(), allReceived]);
    latencies.push(performance.now() - begun);
  }
  const twice = sockets.received.findIndex((received, index) => received - (before[index] ?? 0) !== count);
  if (twice !== -1) throw new Error(`socket ${twice} did not receive each of ${count} lists once`);
  return latencies;
}
