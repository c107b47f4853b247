import sharp from 'sharp';
import { Refusal } from '@torchbearer/kit';

const LARGEST_SIDE = 512;
/** What a good phone camera takes, and far less than a decompression bomb. */
const MAX_PIXELS = 50_000_000;
const LONGEST_SECONDS = 10;

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

/** Converts an image; see `Pictures`. @throws Refusal NOT_AN_IMAGE if it can't be decoded */
export async function reencode(file: Uint8Array): Promise<Buffer> {
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
