/** Image files as users and attackers may upload them. */
import sharp, { type Sharp } from 'sharp';
import { crc32, deflateSync } from 'node:zlib';

/** A gradient, so that no two corners are alike. */
export function photo(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixels.set([(255 * x) / width, (255 * y) / height, 128], (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const jpeg = (width = 640, height = 480): Promise<Buffer> => photo(width, height).jpeg().toBuffer();
export const png = (width = 640, height = 480): Promise<Buffer> => photo(width, height).png().toBuffer();

/** A GIF of several frames, the first red, the others blue. */
export async function movingGif(frames: number): Promise<Buffer> {
  const side = 32;
  const pixels = Buffer.alloc(side * side * frames * 3);
  for (let pixel = 0; pixel < side * side * frames; pixel++) {
    pixels.set(pixel < side * side ? [255, 0, 0] : [0, 0, 255], pixel * 3);
  }
  return await sharp(pixels, {
    raw: { width: side, height: side * frames, channels: 3, pageHeight: side },
  })
    .gif({ delay: Array.from({ length: frames }, () => 100) })
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

/** A grey PNG that says it is so large; its pixels are whatever `rows` compresses to. */
export function declaredPng(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>', 'latin1')),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF of some hundred bytes whose frames each claim the largest size that the format knows. */
export function declaredGif(frames: number): Buffer {
  const screen = Buffer.from('474946383961ffffffff800000ff000000ff00', 'hex');
  const frame = Buffer.from('2c00000000ffffffff00' + '02' + '028401' + '00', 'hex');
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}
