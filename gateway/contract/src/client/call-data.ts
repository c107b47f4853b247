/** What a client needs to send a call: plain data, so that a browser need not load the schemas. */
import type { Answer, Call, Method, RawBody } from '../call.js';

export type BodyKind = 'json' | 'multipart' | 'csv' | 'form';
export type ResponseKind = 'json' | 'nothing' | 'page' | 'file';

export interface CallData {
  readonly id: string;
  readonly method: Method;
  /** With parameters in braces: `/api/castaways/{id}`. */
  readonly path: string;
  readonly body: BodyKind | null;
  /** The one file's field, of a multipart body. */
  readonly field?: string;
  /** 2xx status → response. */
  readonly answers: Readonly<Record<number, ResponseKind>>;
}

const RAW_BODIES = {
  'multipart/form-data': 'multipart',
  'text/csv': 'csv',
  'application/x-www-form-urlencoded': 'form',
} as const satisfies Record<RawBody['type'], BodyKind>;

/** A call's data for the client. */
export function callDataOf({ id, method, path, body, rawBody, answers }: Call): CallData {
  const raw = rawBody ? RAW_BODIES[rawBody.type] : null;
  return {
    id,
    method,
    path,
    body: body ? 'json' : raw,
    ...(rawBody?.type === 'multipart/form-data' && { field: rawBody.field }),
    answers: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [status, answerKind(answer)]),
    ),
  };
}

const answerKind = (answer: Answer): ResponseKind => ('kind' in answer ? answer.kind : 'json');
