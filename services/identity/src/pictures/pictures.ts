import { Refusal } from '@torchbearer/kit';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { createQueue } from './picture-queue.js';

export interface Pictures {
  /**
   * Makes a profile picture of a file that somebody sent: WebP, 512 pixels square at most, nothing of the file
   * in it but what can be seen.
   * @throws Refusal PICTURE_TOO_LARGE above 5 MB, NOT_AN_IMAGE where it is no whole JPG, PNG, GIF or WebP,
   *   UNAVAILABLE where too many wait already
   */
  encode(file: Uint8Array): Promise<Buffer>;
}

export const LARGEST_FILE_BYTES = 5 * 1024 * 1024;
const LARGEST_SIDE = 512;
/** What a good phone takes, and far less than what a decompression bomb declares. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SECONDS = 10;
/** Decoding takes a thread of the pool on which passwords are hashed, and up to 200 MB; so few run at once. */
const AT_ONCE = 2;
const MOST_WAITING = 40;

const IMAGES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/gif',
  'image/webp',
]);

// Whatever a file claims to be, the library has no other decoder at hand: no SVG, no PDF, no TIFF.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

export function createPictures(): Pictures {
  const queue = createQueue(AT_ONCE, MOST_WAITING);
  return {
    encode: async (file) => {
      if (file.byteLength > LARGEST_FILE_BYTES) throw new Refusal('PICTURE_TOO_LARGE');
      if (!(await looksLikeImage(file))) throw new Refusal('NOT_AN_IMAGE');
      return await queue(() => reencode(file));
    },
  };
}

/** The first bytes decide, not the file's name and not what the browser says of it. */
async function looksLikeImage(file: Uint8Array): Promise<boolean> {
  try {
    const type = await fileTypeFromBuffer(file);
    return type !== undefined && IMAGES.has(type.mime);
  } catch {
    return false;
  }
}

async function reencode(file: Uint8Array): Promise<Buffer> {
  try {
    return await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // Broken, a bomb, or something else under an image's first bytes.
    throw new Refusal('NOT_AN_IMAGE');
  }
}
