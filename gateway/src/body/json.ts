import { Refusal } from '@torchbearer/kit';
import express, { type Request, type Response } from 'express';
import { hasBody } from './raw-body.js';

/** The largest JSON body, in bytes. */
export const MOST_JSON_BYTES = 100 * 1024;

const parse = express.json({ limit: MOST_JSON_BYTES, type: () => true, strict: false });

/**
 * The JSON body of a request; `undefined` without one.
 * @throws Refusal WRONG_TYPE, TOO_LARGE or MALFORMED_JSON
 */
export async function readJson(request: Request, response: Response): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  if (!request.is('application/json')) throw new Refusal('WRONG_TYPE');
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error?: unknown) => {
      if (error === undefined || error === null) resolve();
      else reject(unreadable(error));
    });
  });
  return request.body as unknown;
}

function unreadable(error: unknown): Refusal {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return new Refusal('TOO_LARGE');
  return new Refusal(status === 415 ? 'WRONG_TYPE' : 'MALFORMED_JSON');
}
