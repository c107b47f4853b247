import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';
import type { LeaderboardEvent } from '../standings/leaderboard-event.js';

const deflate = promisify(deflateRaw);

/** Options of an Engine.IO message whose WebSocket frame is ready; also Socket.IO's own adapter uses this one. */
interface ReadyFrame {
  /** For polling, whose response is compressed. */
  readonly compress: true;
  readonly wsPreEncodedFrame: readonly [Buffer];
}

/** One message, encoded for every transport. */
export interface EncodedMessage {
  /** The Socket.IO packet, for polling. */
  readonly text: string;
  /** The same as a whole WebSocket frame. */
  readonly plain: ReadyFrame;
}

/** One version of the leaderboard, encoded once for all sockets. */
export interface SharedMessage extends EncodedMessage {
  readonly version: number;
  /** As a frame that is compressed without context takeover; the plain one if it is short. */
  readonly compressed: ReadyFrame;
  /** What this player gets right after it; null for nothing. */
  own(userId: string): EncodedMessage | null;
}

/** '4' is Engine.IO's type of a message and '2' is Socket.IO's of an event; the main namespace is omitted. */
const packetOf = (event: string, json: string): Buffer => Buffer.from(`42["${event}",${json}]`);
/** A shorter message fits into one packet either way. */
const SHORT_BYTES = 1_024;
/** The end of a flushed block, which permessage-deflate omits (RFC 7692, 7.2.1). */
const BLOCK_END_BYTES = 4;

/** Compression runs outside the event loop. */
export async function encodeShared(event: LeaderboardEvent): Promise<SharedMessage> {
  const message = packetOf(event.name, event.json);
  const encoded = encode(message);
  return {
    ...encoded,
    version: event.version,
    compressed: message.length < SHORT_BYTES ? encoded.plain : ready(await compressedFrameOf(message)),
    own(userId) {
      const json = event.ownJson(userId);
      return json === null ? null : encode(packetOf('leaderboard:own', json));
    },
  };
}

const encode = (message: Buffer): EncodedMessage => ({
  text: message.toString('utf8', 1),
  plain: ready(frameOf(message, TEXT)),
});

const ready = (frame: Buffer): ReadyFrame => ({ compress: true, wsPreEncodedFrame: [frame] });

async function compressedFrameOf(message: Buffer): Promise<Buffer> {
  const deflated = await deflate(message, { finishFlush: constants.Z_SYNC_FLUSH });
  return frameOf(deflated.subarray(0, -BLOCK_END_BYTES), TEXT | COMPRESSED);
}

/** The first byte of a frame: an unfragmented text message (RFC 6455, 5.2), and the bit for a compressed one. */
const TEXT = 0x81;
const COMPRESSED = 0x40;

/** A frame in one buffer, which costs a socket one write. */
function frameOf(payload: Buffer, firstByte: number): Buffer {
  const { length } = payload;
  if (length < 126) return Buffer.concat([Buffer.from([firstByte, length]), payload]);
  const isShort = length < 65_536;
  const header = Buffer.alloc(isShort ? 4 : 10);
  header.writeUInt8(firstByte);
  header.writeUInt8(isShort ? 126 : 127, 1);
  if (isShort) header.writeUInt16BE(length, 2);
  else header.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([header, payload]);
}
