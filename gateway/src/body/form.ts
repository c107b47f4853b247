import type { Request } from 'express';
import { readBytes, type RawBodyOf } from './raw-body.js';

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
