import type { Express } from 'express';
import { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The classes of an app's requests and responses, for `createServer`. They have the prototypes of Express from the
 * start: Express would change those of every message, and an object whose prototype was changed is slow in all that
 * Node and we do with it.
 */
export function messagesOf(app: Express): {
  readonly IncomingMessage: typeof IncomingMessage;
  readonly ServerResponse: typeof ServerResponse<IncomingMessage>;
} {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}
