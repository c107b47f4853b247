import { createQueue, Refusal } from '@torchbearer/kit';
import { MAX_PICTURE_BYTES } from '@torchbearer/rules';

export interface Pictures {
  /**
   * Converts an uploaded file to a profile picture: WebP, at most 512 pixels square, without metadata. @throws
   * Refusal PICTURE_TOO_LARGE above 5 MB, NOT_AN_IMAGE if it is no complete JPG, PNG, GIF or WebP, UNAVAILABLE if the
   * queue is full
   */
  encode(file: Uint8Array): Promise<Buffer>;
}

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

export function createPictures(): Pictures {
  const queue = createQueue({ atOnce: CONCURRENCY, mostWaiting: MOST_WAITING, next: 'oldest' });
  return {
    encode: async (file) => {
      if (file.byteLength > MAX_PICTURE_BYTES) throw new Refusal('PICTURE_TOO_LARGE');
      if (!(await looksLikeImage(file))) throw new Refusal('NOT_AN_IMAGE');
      // Loaded only if needed: the decoders take 15 MB of memory.
      const { reencode } = await import('./reencode.js');
      const end = await queue.take('pictures').catch(() => {
        throw new Refusal('UNAVAILABLE');
      });
      try {
        return await reencode(file);
      } finally {
        end();
      }
    },
  };
}

/** Decides by the first bytes, not by the file's name or declared type. */
async function looksLikeImage(file: Uint8Array): Promise<boolean> {
  try {
    // Loaded only if needed: it takes 3 MB of memory.
    const { fileTypeFromBuffer } = await import('file-type');
    const type = await fileTypeFromBuffer(file);
    return type !== undefined && IMAGES.has(type.mime);
  } catch {
    return false;
  }
}
