import type { Log } from '@torchbearer/kit';
import type { ServerResponse } from 'node:http';
import { errorAnswer, type ErrorAnswer } from '../errors.js';
import { headOf, stateOf } from '../request-state.js';

/** The response for an error; logs it if it is ours. The line of each request names the code of its refusal. */
export function logged(log: Log, error: unknown, response: ServerResponse): ErrorAnswer {
  const state = stateOf(response);
  const { requestId, route } = state;
  const answer = errorAnswer(error, requestId);
  state.code = answer.body.code;
  if (answer.isUnforeseen) log.error({ err: error, requestId, route }, 'request failed');
  else if (answer.status === 503) log.warn({ err: error, requestId, route }, 'a service is unavailable');
  return answer;
}

/** Turns an error into the one error format. */
export function sendError(log: Log, error: unknown, response: ServerResponse): void {
  const { status, headers, body } = logged(log, error, response);
  // A response that has started can't be changed; closing the connection shows the caller that it failed.
  if (response.headersSent) return void response.destroy();
  const bytes = Buffer.from(JSON.stringify(body));
  const own = ['cache-control', 'no-store', ...Object.entries(headers).flat()];
  own.push('content-type', 'application/json; charset=utf-8', 'content-length', String(bytes.byteLength));
  response.writeHead(status, headOf(stateOf(response), own)).end(bytes);
}
