import { Refusal } from '@torchbearer/kit';
import { MAX_PICTURE_BYTES } from '@torchbearer/rules';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { createQueue } from './picture-queue.js';

export interface Pictures {
  /**
   * Converts an uploaded file to a profile picture: WebP, at most 512 pixels square, without metadata. @throws
   * Refusal PICTURE_TOO_LARGE above 5 MB, NOT_AN_IMAGE if it is no complete JPG, PNG, GIF or WebP, UNAVAILABLE if the
   * queue is full
   */
  encode(file: Uint8Array): Promise<Buffer>;
}

const LARGEST_SIDE = 512;
/** What a good phone camera takes, and far less than a decompression bomb. */
const MAX_PIXELS = 50_000_000;
const LONGEST_SECONDS = 10;
/** Decoding takes up to 200 MB and a thread of the pool that also hashes passwords, so few run at a time. */
const CONCURRENCY = 2;
const MOST_WAITING = 40;

const IMAGES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/gif',
  'image/webp',
]);

// Disables all other decoders, such as SVG, PDF and TIFF.
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
  const queue = createQueue(CONCURRENCY, MOST_WAITING);
  return {
    encode: async (file) => {
      if (file.byteLength > MAX_PICTURE_BYTES) throw new Refusal('PICTURE_TOO_LARGE');
      if (!(await looksLikeImage(file))) throw new Refusal('NOT_AN_IMAGE');
      return await queue(() => reencode(file));
    },
  };
}

/** Decides by the first bytes, not by the file's name or declared type. */
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
    return await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // Broken, a decompression bomb, or no image after its first bytes.
    throw new Refusal('NOT_AN_IMAGE');
  }
}
