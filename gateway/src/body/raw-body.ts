import type { Call } from '@torchbearer/contract';
import { Refusal } from '@torchbearer/kit';
import express, { type Request, type Response } from 'express';

type RawBody = NonNullable<Call['rawBody']>;
type RawType = RawBody['type'];
/** The contract of a raw body of one type. */
export type RawBodyOf<Type extends RawType> = Extract<RawBody, { readonly type: Type }>;

/** The content type that a call accepts. */
const WANTED: Readonly<Record<RawType, string>> = {
  'multipart/form-data': 'Please send a file (content-type multipart/form-data).',
  'text/csv': 'Please send CSV (content-type text/csv).',
  'application/x-www-form-urlencoded': 'Please send a form (content-type application/x-www-form-urlencoded).',
};

export const wrongType = (type: RawType): Refusal => new Refusal('WRONG_TYPE', WANTED[type]);

export const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * The raw bytes of a body; empty without one. Compressed bodies are refused as the wrong type: no caller of these
 * calls needs compression, and their size after decompression is unknown.
 * @throws Refusal WRONG_TYPE or TOO_LARGE
 */
export async function readBytes(
  { type, mostBytes }: RawBodyOf<'text/csv' | 'application/x-www-form-urlencoded'>,
  request: Request,
  response: Response,
): Promise<Buffer> {
  if (!hasBody(request)) return Buffer.alloc(0);
  if (!request.is(type)) throw wrongType(type);
  const read = express.raw({ limit: mostBytes, type: () => true, inflate: false });
  await new Promise<void>((resolve, reject) => {
    read(request, response, (error?: unknown) => {
      if (error === undefined || error === null) resolve();
      else reject(unreadable(error, type));
    });
  });
  return request.body as Buffer;
}

function unreadable(error: unknown, type: RawType): Refusal {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return new Refusal('TOO_LARGE');
  if (status === 415) return wrongType(type);
  return new Refusal('INVALID_INPUT', 'The request broke off.');
}
