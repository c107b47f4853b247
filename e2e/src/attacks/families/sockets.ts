/** Hostile messages and handshakes on the sockets of the leaderboard. */
import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import type { Attack } from '../attack.js';
import { assertEqual, assertThat } from '../assertions.js';
import { openConnection, rawHttp } from '../raw-http.js';
import type { Target } from '../target.js';
import { socketRefusal } from './cross-origin.js';

const unauthenticated = ({
  victim,
}: Target): Readonly<Record<string, Parameters<typeof socketRefusal>[2]>> => ({
  'no token': {},
  'an empty token': { auth: { token: '' } },
  'a list as the token': { auth: { token: [victim.token] } },
  'an object as the token': { auth: { token: { $ne: null, token: victim.token } } },
  'a valid token in the query': { query: { token: victim.token } },
  'a valid token in another header': { extraHeaders: { 'x-auth-token': victim.token } },
  'a user’s id': { auth: { userId: victim.id, id: victim.id } },
});

const handshakes = (['websocket', 'polling'] as const).map((transport): Attack => ({
  name: `open a socket (${transport}) without a token where it belongs`,
  run: async (target) => {
    for (const [name, given] of Object.entries(unauthenticated(target)))
      assertEqual(await socketRefusal(target.url, transport, given), 'Not signed in', name);
  },
}));

const connected = (url: string, token: string): Promise<Socket> => {
  const socket = io(url, { transports: ['websocket'], auth: { token }, reconnection: false, forceNew: true });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
};

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

const HANDSHAKE =
  'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';

/** The header of a masked text frame that claims this length. */
const frame = (length: bigint): Buffer => {
  const head = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]);
  head.writeBigUInt64BE(length, 2);
  return head;
};

const FRAMES = [frame(2n ** 62n), frame(2n ** 32n), Buffer.alloc(300, 0xff), Buffer.from([0x89, 0xff])];

const brokenFrames: Attack = {
  name: 'send invalid or endless frames',
  run: async ({ send, port }) => {
    const handshake = `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${HANDSHAKE}`;
    for (const bytes of FRAMES) {
      const socket = await openConnection(port, handshake);
      const [head] = (await once(socket, 'data', { signal: AbortSignal.timeout(10_000) })) as [Buffer];
      assertThat(head.toString().startsWith('HTTP/1.1 101'), `the handshake got ${head.toString()}`);
      const closed = once(socket, 'close', { signal: AbortSignal.timeout(10_000) });
      // We end in the middle of a frame; the server must close too.
      socket.resume().end(bytes);
      await closed;
    }
    for (const path of [
      '/socket.io/?EIO=4&transport=nonsense',
      '/socket.io/?EIO=4&transport=websocket&sid=../../x',
      '/socket.io/../api/users',
      '/socket.iox',
    ]) {
      const response = await rawHttp(port, `GET ${path} HTTP/1.1\r\n${HANDSHAKE}`, 500);
      assertThat(!/^HTTP\/1\.1 (101|5)/.test(response), `${path}: ${response.slice(0, 80)}`);
    }
    assertEqual((await send({ path: '/api/castaways' })).status, 200, 'the status of a call afterwards');
  },
};

export const sockets: readonly Attack[] = [...handshakes, othersEvents, brokenFrames];
