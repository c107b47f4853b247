/**
 * What a client needs to send a call: plain data, so that a browser need not load the schemas. What most calls have in
 * common is left out, because every page loads the data of all calls.
 */
import type { Answer, Call, Method, RawBody } from '../call.js';

export type BodyKind = 'json' | 'multipart' | 'csv' | 'form';
export type ResponseKind = 'json' | 'nothing' | 'page' | 'file';

export interface CallData {
  readonly id: string;
  /** Left out: `get`. */
  readonly method?: Method;
  /** With parameters in braces: `/api/castaways/{id}`. */
  readonly path: string;
  /** Left out: none. */
  readonly body?: BodyKind;
  /** The one file's field, of a multipart body. */
  readonly field?: string;
  /** 2xx status → response; left out: `ONLY_JSON`. */
  readonly answers?: Readonly<Record<number, ResponseKind>>;
}

export const ONLY_JSON: NonNullable<CallData['answers']> = { 200: 'json' };

const RAW_BODIES = {
  'multipart/form-data': 'multipart',
  'text/csv': 'csv',
  'application/x-www-form-urlencoded': 'form',
} as const satisfies Record<RawBody['type'], BodyKind>;

/** A call's data for the client. */
export function callDataOf({ id, method, path, body, rawBody, answers }: Call): CallData {
  const kind = body ? 'json' : rawBody && RAW_BODIES[rawBody.type];
  const kinds = Object.entries(answers).map(([status, answer]) => [status, answerKind(answer)] as const);
  const isOnlyJson = kinds.length === 1 && kinds[0]?.join() === '200,json';
  return {
    id,
    ...(method !== 'get' && { method }),
    path,
    ...(kind && { body: kind }),
    ...(rawBody?.type === 'multipart/form-data' && { field: rawBody.field }),
    ...(!isOnlyJson && { answers: Object.fromEntries(kinds) }),
  };
}

const answerKind = (answer: Answer): ResponseKind => ('kind' in answer ? answer.kind : 'json');
