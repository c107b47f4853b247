import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';
import type { Standings } from '../standings/standings.js';

const deflate = promisify(deflateRaw);

/** Options of an Engine.IO message whose WebSocket frame is ready; also Socket.IO's own adapter uses this one. */
interface ReadyFrame {
  /** For polling, whose response is compressed. */
  readonly compress: true;
  readonly wsPreEncodedFrame: readonly [Buffer];
}

/** One version of the list as the event `leaderboard:updated`, encoded once for all sockets. */
export interface ListMessage {
  readonly version: number;
  /** The Socket.IO packet, for polling. */
  readonly text: string;
  /** The same as a whole WebSocket frame. */
  readonly plain: ReadyFrame;
  /** And as one that is compressed without context takeover; the plain one if the list is short. */
  readonly compressed: ReadyFrame;
}

/** '4' is Engine.IO's type of a message and '2' is Socket.IO's of an event; the main namespace is omitted. */
const BEFORE = Buffer.from('42["leaderboard:updated",');
const AFTER = Buffer.from(']');
/** A shorter message fits into one packet either way. */
const SHORT_BYTES = 1_024;
/** The end of a flushed block, which permessage-deflate omits (RFC 7692, 7.2.1). */
const BLOCK_END_BYTES = 4;

/** Encodes the list's JSON as it was received, without parsing it. Compression runs outside the event loop. */
export async function encodeList({ version, json }: Standings): Promise<ListMessage> {
  const message = Buffer.concat([BEFORE, json, AFTER]);
  const plain = ready(frameOf(message, TEXT));
  const compressed = message.length < SHORT_BYTES ? plain : ready(await compressedFrameOf(message));
  return { version, text: message.toString('utf8', 1), plain, compressed };
}

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
