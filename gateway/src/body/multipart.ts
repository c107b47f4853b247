import { Refusal } from '@torchbearer/kit';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { hasBody, wrongType, type RawBodyOf } from './raw-body.js';

type Multipart = RawBodyOf<'multipart/form-data'>;

/** What stands around the file: boundaries, and a few headers. */
export const MOST_FRAME_BYTES = 16 * 1024;

/**
 * The one file of an upload, in memory.
 * @throws Refusal WRONG_TYPE; the call's `missing` where there is no file and `tooLarge` where there is too much of
 *   it; INVALID_INPUT for anything beside the file, and for an upload that cannot be read or breaks off
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
    // An answer need not wait for the end of what is too large already: that end may be far away.
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
