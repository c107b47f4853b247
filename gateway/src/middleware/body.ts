import { Refusal } from '@torchbearer/kit';
import express, { type Request, type RequestHandler, type Response } from 'express';

/** The largest body, in bytes. */
const MOST_BYTES = 100 * 1024;

const parse = express.json({ limit: MOST_BYTES, type: () => true, strict: false });

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Turns a body away that says itself that it is too large, whether anybody wants it or not. */
export const refuseLargeBody: RequestHandler = (request, _response, next) => {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw new Refusal('TOO_LARGE');
  next();
};

/**
 * The JSON that came with a request; `undefined` where nothing did.
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
