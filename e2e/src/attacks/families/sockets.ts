/** Hostile messages and handshakes on the sockets of the leaderboard. */
import { SESSION_COOKIE } from '@torchbearer/rules';
import { once } from 'node:events';
import { Agent } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import { assertEqual, assertThat } from '../assertions.js';
import type { Target } from '../target.js';
import { openConnection, rawHttp } from '../raw-http.js';
import { socketRefusal } from './cross-origin.js';

const UNKNOWN = 'x'.repeat(43);

const UNAUTHENTICATED: Readonly<
  Record<
    string,
    (target: Target) => {
      readonly headers?: Record<string, string>;
      readonly auth?: object;
      readonly query?: Record<string, string>;
    }
  >
> = {
  'no token': () => ({}),
  'an unknown token': () => ({ auth: { token: UNKNOWN } }),
  'an unknown cookie': () => ({ headers: { cookie: `${SESSION_COOKIE}=${UNKNOWN}` } }),
  'an empty token': () => ({ auth: { token: '' } }),
  'a list as the token': ({ victim }) => ({ auth: { token: [victim.token] } }),
  'an object as the token': ({ victim }) => ({ auth: { token: { $ne: null, token: victim.token } } }),
  'a valid token in the query': ({ victim }) => ({ query: { token: victim.token } }),
  'a valid token in another header': ({ victim }) => ({ headers: { 'x-auth-token': victim.token } }),
  'a user’s id': ({ victim }) => ({ auth: { userId: victim.id, id: victim.id } }),
};

const unauthenticated: readonly Attack[] = (['websocket', 'polling'] as const).flatMap((transport) =>
  Object.entries(UNAUTHENTICATED).map(([name, make]) => ({
    name: `open a socket (${transport}) with ${name}`,
    run: async (target: Target) => {
      const { headers = {}, auth = {}, query = {} } = make(target);
      const refusal = await socketRefusal(target.url, headers, { transport, auth, query });
      assertEqual(refusal, 'Not signed in', 'the error');
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

/** Waits until the socket is disconnected. */
const waitForClose = (socket: Socket, about: string): Promise<void> =>
  eventually(() => assertThat(!socket.connected, about), 10_000);

/** Waits until everything that either side sent before has arrived. */
const waitForDelivery = (socket: Socket): Promise<unknown> =>
  socket.timeout(10_000).emitWithAck('leave:leaderboard') as Promise<unknown>;

const othersEvents: Attack = {
  name: "receive or send another user's events",
  run: async ({ url, attacker, victim }) => {
    const [attackerSocket, victimSocket] = [
      await connected(url, attacker.token),
      await connected(url, victim.token),
    ];
    const received: string[] = [];
    victimSocket.onAny((event: string) => received.push(event));
    try {
      for (const room of ['leaderboard', `user:${victim.id}`, 'admin', '*', victimSocket.id ?? '']) {
        attackerSocket.emit('join', room);
        attackerSocket.emit(`join:${room}`, room);
        attackerSocket.emit('leaderboard:updated', [{ id: attacker.id, rank: 1, totalPoints: 9_999 }]);
        attackerSocket.emit('session:ended', { sessionId: victim.id });
      }
      await waitForDelivery(attackerSocket);
      await waitForDelivery(victimSocket);
      assertEqual(received, [], 'events that the victim received');
      assertThat(victimSocket.connected, 'the victim was disconnected');
    } finally {
      attackerSocket.close();
      victimSocket.close();
    }
  },
};

const flood: Attack = {
  name: 'send a flood of events and events with odd arguments',
  run: async ({ url, newPlayer, victim }) => {
    const { token } = await newPlayer('noisy');
    const [noisy, other] = [await connected(url, token), await connected(url, victim.token)];
    try {
      for (const odd of [null, {}, [], '__proto__', { __proto__: { isAdmin: true } }, Number.NaN]) {
        noisy.emit('join:leaderboard', odd);
        noisy.emit('leave:leaderboard', odd, odd);
      }
      for (let turn = 0; turn < 200; turn++) noisy.emit('join:leaderboard');
      await waitForClose(noisy, 'the flooding socket stayed open');
      await waitForDelivery(other);
      assertThat(other.connected, 'the socket of another player was disconnected');
    } finally {
      noisy.close();
      other.close();
    }
  },
};

const longMessage: Attack = {
  name: 'send a message of 1 MB',
  run: async ({ url, newPlayer }) => {
    const { token } = await newPlayer('wordy');
    const socket = await connected(url, token);
    try {
      socket.emit('join:leaderboard', 'x'.repeat(1024 * 1024));
      await waitForClose(socket, 'the socket stayed open after the message');
    } finally {
      socket.close();
    }
  },
};

const HANDSHAKE =
  'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';

/** Opens a connection with a WebSocket handshake; returns it with the first line of the response. */
async function openWebSocket(port: number, from?: string): Promise<{ socket: NetSocket; head: string }> {
  const socket = await openConnection(
    port,
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${HANDSHAKE}`,
    from,
  );
  const [bytes] = (await once(socket, 'data', { signal: AbortSignal.timeout(10_000) })) as [Buffer];
  return { socket, head: bytes.toString('latin1').split('\r\n')[0] ?? '' };
}

/** The header of a masked text frame that claims this length. */
const frame = (length: bigint): Buffer => {
  const head = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]);
  head.writeBigUInt64BE(length, 2);
  return head;
};

const brokenFrames: Attack = {
  name: 'send invalid or endless frames',
  run: async ({ send, port }) => {
    const bytes = [frame(2n ** 62n), frame(2n ** 32n), Buffer.alloc(300, 0xff), Buffer.from([0x89, 0xff])];
    for (const one of bytes) {
      const { socket, head } = await openWebSocket(port);
      assertThat(head.startsWith('HTTP/1.1 101'), `the handshake got ${head}`);
      const closed = once(socket, 'close', { signal: AbortSignal.timeout(10_000) });
      // We end in the middle of a frame; the server must close too.
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
      const response = await rawHttp(port, `GET ${path} HTTP/1.1\r\n${HANDSHAKE}`, 500);
      assertThat(!/^HTTP\/1\.1 (101|5)/.test(response), `${path}: ${response.slice(0, 80)}`);
    }
    assertEqual((await send({ path: '/api/castaways' })).status, 200, 'the status of a call afterwards');
  },
};

/** The default limit of unauthenticated connections per address. */
const MAX_UNAUTHENTICATED = 100;

const silent: Attack = {
  name: 'lock out an address or all players with unauthenticated connections',
  run: async ({ port, url, victim, freshAddress }) => {
    const from = freshAddress();
    const open = await Promise.all(
      Array.from({ length: MAX_UNAUTHENTICATED }, () => openWebSocket(port, from)),
    );
    try {
      const one = await openWebSocket(port, from);
      one.socket.destroy();
      const alive = open.filter(({ head, socket }) => head.startsWith('HTTP/1.1 101') && !socket.closed);
      assertThat(
        alive.length > 0 && alive.length <= MAX_UNAUTHENTICATED,
        `${alive.length} connections are open`,
      );
      // Each must authenticate within ten seconds; on a slow machine the first may already be closed.
      assertThat(
        alive.length < MAX_UNAUTHENTICATED || !one.head.startsWith('HTTP/1.1 101'),
        `one more connection got ${one.head}`,
      );
      assertEqual(
        await socketRefusalFrom(url, victim.token, freshAddress()),
        null,
        'the error of a player at another address',
      );
    } finally {
      for (const { socket } of open) socket.destroy();
    }
    // After they disconnect, the address can connect again.
    await eventually(async () =>
      assertEqual(
        await socketRefusalFrom(url, victim.token, from),
        null,
        'the error of a player at this address',
      ),
    );
  },
};

/** Why a player's socket from this address was refused; null if it was accepted. */
async function socketRefusalFrom(url: string, token: string, localAddress: string): Promise<string | null> {
  const agent = new Agent({ localAddress });
  try {
    return await socketRefusal(url, {}, { auth: { token }, agent });
  } finally {
    agent.destroy();
  }
}

export const sockets: Family = {
  name: 'sockets',
  attacks: [...unauthenticated, othersEvents, flood, longMessage, brokenFrames, silent],
};
