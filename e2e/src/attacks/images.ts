/** Image files that an attacker uploads. */
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export interface PngOptions {
  readonly width?: number;
  readonly height?: number;
  /** A comment in the file. */
  readonly comment?: string;
  /** The pixel rows; by default black and of the right size. */
  readonly rows?: Buffer;
}

/** Gray, eight bits per pixel. */
export function png({ width = 8, height = 8, comment, rows }: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(comment === undefined ? [] : [chunk('tEXt', Buffer.from(`Comment\0${comment}`, 'latin1'))]),
    chunk('IDAT', deflateSync(rows ?? Buffer.alloc((width + 1) * height), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF of one pixel and this many frames, whose header claims this canvas size. */
export function gif({ width = 1, height = 1, frames = 1, comment = '' } = {}): Buffer {
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  screen[4] = 0x80;
  const colors = Buffer.from([0, 0, 0, 255, 255, 255]);
  const text = Buffer.from(comment, 'latin1').subarray(0, 255);
  const comments = text.length === 0 ? [] : [Buffer.from([0x21, 0xfe, text.length]), text, Buffer.from([0])];
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    screen,
    colors,
    ...comments,
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ]);
}
