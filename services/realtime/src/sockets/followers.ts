import { setImmediate as otherWork } from 'node:timers/promises';
import type { RealtimeSocket } from './protocol.js';
import type { SharedMessage } from './shared-message.js';

export interface Followers {
  /** How many sockets follow the leaderboard. */
  readonly size: number;
  /** From now on the socket gets every version, and the newest one at once if there is one. */
  add(socket: Follower): void;
  delete(socket: Follower): void;
  /** Sends a newer version to all; ends once each has been handed it, or once there is a newer one. */
  send(message: SharedMessage): Promise<void>;
  /** Sends these users their own row of the newest version, which they have got without it. */
  readonly sendOwn: (userIds: ReadonlySet<string>) => void;
  /** With repetitions: a user may have several sockets. */
  readonly userIds: () => Iterable<string>;
}

/** A socket; only its connection and user matter. */
export type Follower = Pick<RealtimeSocket, 'conn'> & {
  readonly data: Pick<RealtimeSocket['data'], 'userId'>;
};

/** What is on its way to a socket. */
interface Delivery {
  /** Whether a version was handed to the transport and is not sent yet. */
  isSending: boolean;
  /** The newest version that was. */
  version: SharedMessage | null;
  /** Whether that was without the player's own row, which was not read yet. */
  lacksOwn: boolean;
  readonly sent: () => void;
}

/** So many sockets take some milliseconds. Other work then has its turn, and what was made for them dies young. */
const AT_ONCE = 100;

/**
 * The sockets that follow the leaderboard. All get the same bytes, without Socket.IO's rooms, which send no compressed
 * frame and do not say when a socket has got it. A socket that takes long gets the newest version once it has the
 * previous one, and none of those in between: otherwise they would pile up here.
 * @param wantOwn called for a user who has got a version and whose own row of it was not read yet
 */
export function createFollowers(wantOwn: (userId: string) => void): Followers {
  const followers = new Map<Follower, Delivery>();
  let newest: SharedMessage | null = null;

  const deliver = ({ conn, data }: Follower, delivery: Delivery, message: SharedMessage): void => {
    delivery.isSending = true;
    delivery.version = message;
    const own = message.own(data.userId);
    delivery.lacksOwn = own === undefined;
    if (conn.transport.name === 'websocket') conn.send((own ?? message).frame, {}, delivery.sent);
    else {
      conn.send(message.text, {}, delivery.sent);
      if (own) conn.send(own.text);
    }
    if (own === undefined) wantOwn(data.userId);
  };
  const start = (follower: Follower): Delivery => {
    const delivery: Delivery = {
      isSending: false,
      version: null,
      lacksOwn: false,
      sent: () => {
        delivery.isSending = false;
        const isFollowing = followers.get(follower) === delivery;
        if (isFollowing && newest && delivery.version !== newest) deliver(follower, delivery, newest);
      },
    };
    followers.set(follower, delivery);
    return delivery;
  };

  return {
    get size() {
      return followers.size;
    },
    add(follower) {
      const delivery = followers.get(follower) ?? start(follower);
      // Without a version yet, the first one goes to all and so to this socket, once.
      if (newest) deliver(follower, delivery, newest);
    },
    delete: (follower) => void followers.delete(follower),
    async send(message) {
      newest = message;
      let handed = 0;
      for (const [follower, delivery] of followers) {
        // One that joined meanwhile has it, and one that is still sending gets it afterwards.
        if (delivery.version === message) continue;
        if (delivery.isSending && !follower.conn.transport.writable) continue;
        deliver(follower, delivery, message);
        handed += 1;
        if (handed % AT_ONCE === 0) await otherWork();
        if (newest !== message) return;
      }
    },
    sendOwn(userIds) {
      for (const [{ conn, data }, delivery] of followers) {
        if (!delivery.lacksOwn || !newest || delivery.version !== newest) continue;
        if (!userIds.has(data.userId)) continue;
        const own = newest.own(data.userId);
        if (own === undefined) continue;
        delivery.lacksOwn = false;
        if (own) conn.send(conn.transport.name === 'websocket' ? own.alone : own.text);
      }
    },
    userIds: () => Array.from(followers.keys(), ({ data }) => data.userId),
  };
}
