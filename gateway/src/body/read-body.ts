import type { Call } from '@torchbearer/contract';
import { Refusal } from '@torchbearer/kit';
import type { Request, Response } from 'express';
import { MOST_JSON_BYTES, readJson } from './json.js';
import { MOST_FRAME_BYTES, readFile } from './multipart.js';
import { readBytes, readForm, type FormField } from './raw-body.js';

/** The body of a request, of the type that its call accepts. */
export interface ReadBody {
  readonly body?: unknown;
  readonly file?: Buffer;
  readonly text?: Buffer;
  readonly form?: readonly FormField[];
}

const NO_BODY: ReadBody = {};

/** @throws Refusal if a body is not of the call's type, too large, or cannot be read; or rejects with it */
export function readBody(call: Call, request: Request, response: Response): ReadBody | Promise<ReadBody> {
  refuseLargeBody(call, request);
  return call.body || call.rawBody ? read(call, request, response) : NO_BODY;
}

async function read({ rawBody }: Call, request: Request, response: Response): Promise<ReadBody> {
  switch (rawBody?.type) {
    case 'multipart/form-data':
      return { file: await readFile(rawBody, request, response) };
    case 'text/csv':
      return { text: await readBytes(rawBody, request) };
    case 'application/x-www-form-urlencoded':
      return { form: await readForm(rawBody, request) };
    case undefined:
      return { body: await readJson(request, response) };
  }
}

/** Refuses a body whose Content-Length is too large, whether the call takes a body or not. */
function refuseLargeBody({ rawBody }: Call, request: Request): void {
  const declaredBytes = Number(request.headers['content-length'] ?? 0);
  if (rawBody?.type === 'multipart/form-data') {
    if (declaredBytes > rawBody.mostBytes + MOST_FRAME_BYTES) throw new Refusal(rawBody.tooLarge);
  } else if (declaredBytes > (rawBody?.mostBytes ?? MOST_JSON_BYTES)) throw new Refusal('TOO_LARGE');
}
