import type { RealtimeSocket } from './protocol.js';
import type { SharedMessage } from './shared-message.js';
import { hasSentAll, streamForFrames, takesCompressed } from './websocket-engine.js';

export interface Followers {
  /** How many sockets follow the leaderboard. */
  readonly size: number;
  /** From now on the socket gets every version, and the newest one at once if there is one. */
  add(socket: Follower): void;
  delete(socket: Follower): void;
  /** Sends a newer version to all. */
  send(message: SharedMessage): void;
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
  readonly sent: () => void;
}

/**
 * The sockets that follow the leaderboard. All get the same bytes, without Socket.IO's rooms, whose broadcast cannot
 * choose between two frames, and where possible without Engine.IO's packets and events, which cost a fifth of a
 * broadcast. A socket that takes long gets the newest version once it has the previous one, and none of those in between:
 * otherwise they would pile up here.
 */
export function createFollowers(): Followers {
  const followers = new Map<Follower, Delivery>();
  let newest: SharedMessage | null = null;

  const deliver = ({ conn, data }: Follower, delivery: Delivery, message: SharedMessage): void => {
    delivery.isSending = true;
    delivery.isBehind = false;
    const shared = takesCompressed(conn) ? message.compressed : message.plain;
    const own = message.own(data.userId);
    const stream = streamForFrames(conn);
    if (!stream) {
      conn.write(message.text, shared, own ? undefined : delivery.sent);
      if (own) conn.write(own.text, own.plain, delivery.sent);
    } else if (own) {
      // Both in one system call.
      stream.cork();
      stream.write(shared.wsPreEncodedFrame[0]);
      stream.write(own.plain.wsPreEncodedFrame[0], delivery.sent);
      stream.uncork();
    } else {
      stream.write(shared.wsPreEncodedFrame[0], delivery.sent);
    }
  };
  const start = (follower: Follower): Delivery => {
    const delivery: Delivery = {
      isSending: false,
      isBehind: false,
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
        if (delivery.isSending && !hasSentAll(follower.conn)) delivery.isBehind = true;
        else deliver(follower, delivery, message);
      }
    },
  };
}
