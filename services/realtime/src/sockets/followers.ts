import type { RealtimeSocket } from './protocol.js';
import type { SharedMessage } from './shared-message.js';

export interface Followers {
  /** How many sockets follow the leaderboard. */
  readonly size: number;
  /** From now on the socket gets every version, and the newest one at once if there is one. */
  add(socket: Follower): void;
  delete(socket: Follower): void;
  /** Sends a newer version to all. */
  send(message: SharedMessage): void;
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
  /** Whether a newer one exists meanwhile. */
  isBehind: boolean;
  /** The newest version that it got without its player's own row, which was not read yet. */
  lacksOwnOf: SharedMessage | null;
  readonly sent: () => void;
}

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
    delivery.isBehind = false;
    const own = message.own(data.userId);
    delivery.lacksOwnOf = own === undefined ? message : null;
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
      isBehind: false,
      lacksOwnOf: null,
      sent: () => {
        delivery.isSending = false;
        const isFollowing = followers.get(follower) === delivery;
        if (delivery.isBehind && isFollowing && newest) deliver(follower, delivery, newest);
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
    send(message) {
      newest = message;
      for (const [follower, delivery] of followers) {
        if (delivery.isSending && !follower.conn.transport.writable) delivery.isBehind = true;
        else deliver(follower, delivery, message);
      }
    },
    sendOwn(userIds) {
      for (const [{ conn, data }, delivery] of followers) {
        if (delivery.lacksOwnOf === null || delivery.lacksOwnOf !== newest) continue;
        if (!userIds.has(data.userId)) continue;
        const own = newest.own(data.userId);
        if (own === undefined) continue;
        delivery.lacksOwnOf = null;
        if (own) conn.send(conn.transport.name === 'websocket' ? own.alone : own.text);
      }
    },
    userIds: () => Array.from(followers.keys(), ({ data }) => data.userId),
  };
}
