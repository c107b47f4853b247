/** A score save until the last of many sockets has the new list, against a bare `ws` broadcast of the same bytes. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import type { BenchLeague } from './league.js';
import type { Job } from './measure.js';

/** Sockets that only count what they receive: the server is measured. */
export interface Audience {
  /** Resolves when every socket has received one more message that `isWanted`. */
  next(): Promise<void>;
  /** The newest message of the first socket. */
  readonly last: string;
  close(): void;
}

export interface BroadcastJob extends Job {
  close(): void;
}

export async function leaderboardBroadcast(
  url: string,
  league: BenchLeague,
  sockets: number,
): Promise<BroadcastJob> {
  const ours = await audience(
    sockets,
    (index) => {
      const token = league.players[index % league.players.length]?.token ?? '';
      return joinLeaderboard(url, token);
    },
    (message) => message.startsWith('42["leaderboard:updated"'),
  );

  const bare = fork(fileURLToPath(new URL('bare-broadcast.js', import.meta.url)));
  const [{ port }] = (await once(bare, 'message')) as [{ port: number }];
  const theirs = await audience(
    sockets,
    () => connected(new WebSocket(`ws://127.0.0.1:${port}`)),
    () => true,
  );

  let turn = 0;
  const castawayId = league.castaways[0]?.id ?? '';
  const save = async (): Promise<number> => {
    turn += 1;
    const begun = performance.now();
    const allReceived = ours.next();
    await league.admin.saveWeekPoints({
      params: { n: 3 },
      body: { entries: [{ castawayId, points: turn }] },
    });
    await allReceived;
    return performance.now() - begun;
  };
  // A week's points must move at least one player, or there is nothing to send.
  for (const player of league.players) {
    await league.admin.submitPickForUser({ body: { userId: player.id, castawayId: player.roster[0] ?? '' } });
  }
  const entries = league.castaways.map((castaway, index) => ({ castawayId: castaway.id, points: index }));
  await league.admin.saveWeekPoints({ params: { n: 3 }, body: { entries } });
  await save();

  return {
    name: `score save to the last of ${sockets} sockets`,
    unit: `ms, ${ours.last.length} bytes each`,
    baselineName: 'bare ws broadcast',
    ours: save,
    baseline: async () => {
      const begun = performance.now();
      const allReceived = theirs.next();
      bare.send({ text: ours.last });
      await allReceived;
      return performance.now() - begun;
    },
    close: () => {
      ours.close();
      theirs.close();
      bare.kill();
    },
  };
}

export async function audience(
  size: number,
  join: (index: number) => Promise<WebSocket>,
  isWanted: (message: string) => boolean,
): Promise<Audience> {
  const sockets: WebSocket[] = [];
  let waiting = 0;
  let done: (() => void) | null = null;
  let last = '';
  for (let index = 0; index < size; index++) {
    const socket = await join(index);
    sockets.push(socket);
    let round = 0;
    socket.on('message', (data: Buffer) => {
      const message = data.toString();
      // Engine.IO's ping needs a pong.
      if (message === '2') return socket.send('3');
      if (!isWanted(message)) return;
      if (index === 0) last = message;
      if (round === current) return;
      round = current;
      waiting -= 1;
      if (waiting === 0) done?.();
    });
  }
  let current = 0;
  return {
    next: () =>
      new Promise((resolve) => {
        current += 1;
        waiting = size;
        done = resolve;
      }),
    get last() {
      return last;
    },
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}

async function connected(socket: WebSocket): Promise<WebSocket> {
  await once(socket, 'open');
  return socket;
}

/** Socket.IO's handshake by hand: open, authenticate, join, and the list that follows the join. */
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
      else if (message.startsWith('42["leaderboard:updated"')) {
        socket.off('message', greet);
        resolve(socket);
      }
    });
  });
}
