/** Hostile messages over a socket of the leaderboard, and hostile handshakes. */
import { SESSION_COOKIE } from '@torchbearer/rules';
import { once } from 'node:events';
import { Agent } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import { holds, same } from '../expected.js';
import type { Place } from '../place.js';
import { openConnection, rawHttp } from '../raw-http.js';
import { socketRefusal } from './cross-origin.js';

const UNKNOWN = 'x'.repeat(43);

const STRANGERS: Readonly<
  Record<
    string,
    (place: Place) => {
      readonly headers?: Record<string, string>;
      readonly auth?: object;
      readonly query?: Record<string, string>;
    }
  >
> = {
  nothing: () => ({}),
  'an unknown token': () => ({ auth: { token: UNKNOWN } }),
  'an unknown cookie': () => ({ headers: { cookie: `${SESSION_COOKIE}=${UNKNOWN}` } }),
  'an empty token': () => ({ auth: { token: '' } }),
  'a list for a token': ({ victim }) => ({ auth: { token: [victim.token] } }),
  'an object for a token': ({ victim }) => ({ auth: { token: { $ne: null, token: victim.token } } }),
  'a good token in the query': ({ victim }) => ({ query: { token: victim.token } }),
  'a good token in a header': ({ victim }) => ({ headers: { 'x-auth-token': victim.token } }),
  'a user’s id': ({ victim }) => ({ auth: { userId: victim.id, id: victim.id } }),
};

const strangers: readonly Attack[] = (['websocket', 'polling'] as const).flatMap((transport) =>
  Object.entries(STRANGERS).map(([name, make]) => ({
    name: `open a socket (${transport}) with ${name}`,
    run: async (place: Place) => {
      const { headers = {}, auth = {}, query = {} } = make(place);
      const refusal = await socketRefusal(place.url, headers, { transport, auth, query });
      same(refusal, 'Not signed in', 'it was refused with');
    },
  })),
);

const connected = (url: string, token: string): Promise<Socket> => {
  const socket = io(url, { transports: ['websocket'], auth: { token }, reconnection: false, forceNew: true });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
};

/** Waits until it is disconnected. */
const isClosed = (socket: Socket, about: string): Promise<void> =>
  eventually(() => holds(!socket.connected, about), 10_000);

/** Waits until everything sent before, in both directions, has arrived. */
const caughtUp = (socket: Socket): Promise<unknown> =>
  socket.timeout(10_000).emitWithAck('leave:leaderboard') as Promise<unknown>;

const overhear: Attack = {
  name: "hear or send what is another's",
  run: async ({ url, attacker, victim }) => {
    const [ours, theirs] = [await connected(url, attacker.token), await connected(url, victim.token)];
    const heard: string[] = [];
    theirs.onAny((event: string) => heard.push(event));
    try {
      for (const room of ['leaderboard', `user:${victim.id}`, 'admin', '*', theirs.id ?? '']) {
        ours.emit('join', room);
        ours.emit(`join:${room}`, room);
        ours.emit('leaderboard:updated', [{ id: attacker.id, rank: 1, totalPoints: 9_999 }]);
        ours.emit('session:ended', { sessionId: victim.id });
      }
      await caughtUp(ours);
      await caughtUp(theirs);
      same(heard, [], 'the victim heard');
      holds(theirs.connected, 'the victim was disconnected');
    } finally {
      ours.close();
      theirs.close();
    }
  },
};

const flood: Attack = {
  name: 'a flood of events, and events of odd shapes',
  run: async ({ url, newPlayer, victim }) => {
    const { token } = await newPlayer('noisy');
    const [noisy, other] = [await connected(url, token), await connected(url, victim.token)];
    try {
      for (const odd of [null, {}, [], '__proto__', { __proto__: { isAdmin: true } }, Number.NaN]) {
        noisy.emit('join:leaderboard', odd);
        noisy.emit('leave:leaderboard', odd, odd);
      }
      for (let turn = 0; turn < 200; turn++) noisy.emit('join:leaderboard');
      await isClosed(noisy, 'the flood went on');
      await caughtUp(other);
      holds(other.connected, 'another was disconnected');
    } finally {
      noisy.close();
      other.close();
    }
  },
};

const longMessage: Attack = {
  name: 'a message of 1 MB',
  run: async ({ url, newPlayer }) => {
    const { token } = await newPlayer('wordy');
    const socket = await connected(url, token);
    try {
      socket.emit('join:leaderboard', 'x'.repeat(1024 * 1024));
      await isClosed(socket, 'it was taken');
    } finally {
      socket.close();
    }
  },
};

const HANDSHAKE =
  'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';

/** A connection with a WebSocket handshake, and the first line of the response. */
async function openWebSocket(port: number, from?: string): Promise<{ socket: NetSocket; head: string }> {
  const socket = await openConnection(
    port,
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${HANDSHAKE}`,
    from,
  );
  const [bytes] = (await once(socket, 'data', { signal: AbortSignal.timeout(10_000) })) as [Buffer];
  return { socket, head: bytes.toString('latin1').split('\r\n')[0] ?? '' };
}

/** A masked text frame that is shorter than its header says. */
const frame = (length: bigint): Buffer => {
  const head = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]);
  head.writeBigUInt64BE(length, 2);
  return head;
};

const brokenFrames: Attack = {
  name: 'frames that are none, or say that they are endless',
  run: async ({ ask, port }) => {
    const bytes = [frame(2n ** 62n), frame(2n ** 32n), Buffer.alloc(300, 0xff), Buffer.from([0x89, 0xff])];
    for (const one of bytes) {
      const { socket, head } = await openWebSocket(port);
      holds(head.startsWith('HTTP/1.1 101'), `it was answered ${head}`);
      const closed = once(socket, 'close', { signal: AbortSignal.timeout(10_000) });
      // We end in the middle of a frame, and the other side closes too.
      socket.resume().end(one);
      await closed;
    }
    const paths = [
      '/socket.io/?EIO=4&transport=nonsense',
      '/socket.io/?EIO=4&transport=websocket&sid=../../x',
      '/socket.io/../api/users',
      '/socket.iox',
    ];
    for (const path of paths) {
      const answer = await rawHttp(port, `GET ${path} HTTP/1.1\r\n${HANDSHAKE}`, 500);
      holds(!/^HTTP\/1\.1 (101|5)/.test(answer), `${path}: ${answer.slice(0, 80)}`);
    }
    same((await ask({ path: '/api/castaways' })).status, 200, 'afterwards');
  },
};

const ended: Attack = {
  name: 'stay on a socket whose session was ended',
  run: async ({ ask, url, newPlayer }) => {
    const { token } = await newPlayer('leaver');
    const socket = await connected(url, token);
    try {
      await ask({ method: 'POST', path: '/api/auth/logout', token });
      await isClosed(socket, 'it stayed open');
    } finally {
      socket.close();
    }
  },
};

/** The shipped limit: unauthenticated connections per address. */
const MOST_ANONYMOUS = 100;

const silent: Attack = {
  name: 'hold connections that nobody signs in to, until an address, or everybody, is locked out',
  run: async ({ port, url, victim, freshAddress }) => {
    const from = freshAddress();
    const open = await Promise.all(Array.from({ length: MOST_ANONYMOUS }, () => openWebSocket(port, from)));
    try {
      const one = await openWebSocket(port, from);
      one.socket.destroy();
      const alive = open.filter(({ head, socket }) => head.startsWith('HTTP/1.1 101') && !socket.closed);
      holds(alive.length > 0 && alive.length <= MOST_ANONYMOUS, `${alive.length} are open`);
      // Each must authenticate within ten seconds; on a slow machine the first may have been closed by now.
      holds(
        alive.length < MOST_ANONYMOUS || !one.head.startsWith('HTTP/1.1 101'),
        `one more was answered ${one.head}`,
      );
      same(await signedIn(url, victim.token, freshAddress()), null, 'a player elsewhere');
    } finally {
      for (const { socket } of open) socket.destroy();
    }
    // After they disconnect, there is room again.
    await eventually(async () => same(await signedIn(url, victim.token, from), null, 'a player there'));
  },
};

/** Why a player's socket from this address was refused; null if it was accepted. */
async function signedIn(url: string, token: string, localAddress: string): Promise<string | null> {
  const agent = new Agent({ localAddress });
  try {
    return await socketRefusal(url, {}, { auth: { token }, agent });
  } finally {
    agent.destroy();
  }
}

export const sockets: Family = {
  name: 'sockets',
  attacks: [...strangers, overhear, flood, longMessage, brokenFrames, ended, silent],
};
