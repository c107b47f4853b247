import type { Call } from '@torchbearer/contract';
import { Refusal } from '@torchbearer/kit';
import type { Request } from 'express';
import { receive } from './receive.js';

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
 * @throws Refusal WRONG_TYPE or TOO_LARGE, or INVALID_INPUT for one that breaks off
 */
export async function readBytes(
  { type, mostBytes }: RawBodyOf<'text/csv' | 'application/x-www-form-urlencoded'>,
  request: Request,
): Promise<Buffer> {
  if (!hasBody(request)) return Buffer.alloc(0);
  const { 'content-encoding': encoding = 'identity' } = request.headers;
  if (!request.is(type) || encoding.toLowerCase() !== 'identity') throw wrongType(type);
  return await receive(request, mostBytes, () => new Refusal('INVALID_INPUT', 'The request broke off.'));
}
