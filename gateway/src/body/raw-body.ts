import type { Call } from '@torchbearer/contract';
import { Refusal } from '@torchbearer/kit';
import type { Request } from 'express';
import type { IncomingMessage } from 'node:http';

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

export interface FormField {
  readonly name: string;
  readonly value: string;
}

/**
 * Every field of a form in order, repeated ones included: the sender has signed all of them.
 * @throws Refusal WRONG_TYPE or TOO_LARGE
 */
export async function readForm(
  rawBody: RawBodyOf<'application/x-www-form-urlencoded'>,
  request: Request,
): Promise<readonly FormField[]> {
  const bytes = await readBytes(rawBody, request);
  return [...new URLSearchParams(bytes.toString('utf8'))].map(([name, value]) => ({ name, value }));
}

/**
 * The bytes of a body as they are sent; empty without one.
 * @param broken the refusal of a request that breaks off
 * @throws Refusal TOO_LARGE, or `broken`
 */
export function receive(request: IncomingMessage, mostBytes: number, broken: () => Refusal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const end = (): void => {
      request.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
    };
    const onData = (part: Buffer): void => {
      parts.push(part);
      bytes += part.byteLength;
      if (bytes <= mostBytes) return;
      end();
      // Node reads and drops the rest after the response.
      request.pause();
      reject(new Refusal('TOO_LARGE'));
    };
    const onEnd = (): void => {
      end();
      resolve(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts, bytes));
    };
    const onBroken = (): void => {
      end();
      reject(broken());
    };
    request.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
  });
}
