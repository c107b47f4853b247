import { Refusal } from '@torchbearer/kit';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { hasBody, wrongType, type RawBodyOf } from './raw-body.js';

type Multipart = RawBodyOf<'multipart/form-data'>;

/** The size of what surrounds the file: boundaries and a few headers. */
export const MOST_FRAME_BYTES = 16 * 1024;

/**
 * The one file of an upload, in memory.
 * @throws Refusal WRONG_TYPE; the call's `missing` without a file and `tooLarge` for one that is too large;
 *   INVALID_INPUT for any other part, and for an upload that cannot be read or breaks off
 */
export function readFile(rawBody: Multipart, request: Request, response: Response): Promise<Buffer> {
  if (!hasBody(request)) throw new Refusal(rawBody.missing);
  if (!request.is(rawBody.type)) throw wrongType(rawBody.type);
  return new Promise((resolve, reject) => {
    const receive = multer({
      storage: multer.memoryStorage(),
      limits: {
        fileSize: rawBody.mostBytes,
        files: 1,
        fields: 0,
        parts: 1,
        headerPairs: 20,
        fieldNameSize: 100,
      },
    }).single(rawBody.field);
    receive(request, response, (error?: unknown) => {
      if (error !== undefined && error !== null) reject(refusalOf(error, rawBody));
      else if (request.file) resolve(request.file.buffer);
      else reject(new Refusal(rawBody.missing));
    });
    // Respond without waiting for the rest of an oversized upload, which may take long.
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > rawBody.mostBytes + MOST_FRAME_BYTES) reject(new Refusal(rawBody.tooLarge));
    });
  });
}

function refusalOf(error: unknown, { field, tooLarge }: Multipart): Refusal {
  if (!(error instanceof MulterError)) return new Refusal('INVALID_INPUT', 'This upload cannot be read.');
  if (error.code === 'LIMIT_FILE_SIZE') return new Refusal(tooLarge);
  const message = `Please send one file as ${field}, and nothing else`;
  return new Refusal('INVALID_INPUT', undefined, [{ field, message }]);
}
