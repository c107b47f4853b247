import { Refusal } from '@torchbearer/kit';
import express, { type Request, type Response } from 'express';
import { hasBody, receive } from './raw-body.js';

/** The largest JSON body, in bytes. */
export const MOST_JSON_BYTES = 100 * 1024;

const parse = express.json({ limit: MOST_JSON_BYTES, type: () => true, strict: false });

/** What nearly every client sends: no other charset. */
const PLAIN_JSON = /^application\/json(?:; ?charset=utf-8)?$/i;

/**
 * The JSON body of a request; `undefined` without one.
 * @throws Refusal WRONG_TYPE, TOO_LARGE or MALFORMED_JSON
 */
export async function readJson(request: Request, response: Response): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  const { 'content-type': type, 'content-encoding': encoding } = request.headers;
  if (encoding === undefined && type !== undefined && PLAIN_JSON.test(type)) {
    return parsed(await receive(request, MOST_JSON_BYTES, () => new Refusal('MALFORMED_JSON')));
  }
  if (!request.is('application/json')) throw new Refusal('WRONG_TYPE');
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error?: unknown) => {
      if (error === undefined || error === null) resolve();
      else reject(unreadable(error));
    });
  });
  return request.body as unknown;
}

const decoder = new TextDecoder();

/** An empty body, of a chunked request, counts as `{}`. @throws Refusal MALFORMED_JSON */
function parsed(bytes: Buffer): unknown {
  if (bytes.byteLength === 0) return {};
  try {
    return JSON.parse(decoder.decode(bytes)) as unknown;
  } catch {
    throw new Refusal('MALFORMED_JSON');
  }
}

function unreadable(error: unknown): Refusal {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return new Refusal('TOO_LARGE');
  return new Refusal(status === 415 ? 'WRONG_TYPE' : 'MALFORMED_JSON');
}
