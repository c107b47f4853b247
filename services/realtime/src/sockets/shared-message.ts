import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';
import { Sender } from 'ws';
import type { LeaderboardEvent } from '../standings/leaderboard-event.js';

declare module 'ws' {
  /** `ws` exports it, and Socket.IO's own adapter uses it; its types do not have it. */
  export const Sender: {
    frame(
      data: Buffer,
      options: { fin: boolean; rsv1: boolean; opcode: number; mask: boolean; readOnly: boolean },
    ): Buffer[];
  };
}

const deflate = promisify(deflateRaw);

/** A text message as a whole frame. Engine.IO hands bytes as they are to the WebSocket, which only writes these. */
export interface ReadyFrame extends Buffer {
  /** The same, compressed without context takeover; a short message has none. */
  compressed?: ReadyFrame;
  /** What is to be sent right before it, in the same system call. */
  before?: ReadyFrame;
}

/** One message, encoded for every transport. */
export interface EncodedMessage {
  /** The Socket.IO packet, for polling. */
  readonly text: string;
  readonly frame: ReadyFrame;
}

export interface OwnMessage extends EncodedMessage {
  /** The frame for who has got the version already: `frame` has it as its `before`. */
  readonly alone: ReadyFrame;
}

/** One version of the leaderboard, encoded and compressed once for all sockets. */
export interface SharedMessage extends EncodedMessage {
  /** What this player gets right after it; null for nothing, undefined while it is not known. */
  own(userId: string): OwnMessage | null | undefined;
}

/** A shorter message fits into one packet either way. */
const SHORT_BYTES = 1_024;
/** The end of a flushed block, which permessage-deflate omits (RFC 7692, 7.2.1). */
const BLOCK_END_BYTES = 4;

/** Compression runs outside the event loop. */
export async function encodeShared(event: LeaderboardEvent): Promise<SharedMessage> {
  const { text, frame } = encode(event.name, event.json);
  if (frame.length >= SHORT_BYTES) {
    const deflated = await deflate(messageOf(text), { finishFlush: constants.Z_SYNC_FLUSH });
    frame.compressed = frameOf(deflated.subarray(0, -BLOCK_END_BYTES), true);
  }
  return {
    text,
    frame,
    own(userId) {
      const json = event.ownJson(userId);
      if (json === null || json === undefined) return json;
      const own = encode('leaderboard:own', json);
      const after: ReadyFrame = Buffer.from(own.frame.buffer, own.frame.byteOffset, own.frame.length);
      after.before = frame;
      return { text: own.text, frame: after, alone: own.frame };
    },
  };
}

/** '2' is Socket.IO's type of an event; the main namespace is omitted. */
function encode(event: string, json: string): EncodedMessage {
  const text = `2["${event}",${json}]`;
  return { text, frame: frameOf(messageOf(text), false) };
}

/** '4' is Engine.IO's type of a message. */
const messageOf = (packet: string): Buffer => Buffer.from(`4${packet}`);

/** In one buffer, which costs a socket one write. */
const frameOf = (payload: Buffer, isCompressed: boolean): ReadyFrame =>
  Buffer.concat(
    Sender.frame(payload, { fin: true, rsv1: isCompressed, opcode: 1, mask: false, readOnly: true }),
  );
