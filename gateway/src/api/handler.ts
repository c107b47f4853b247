/** The one handler of the API: finds the call of a request in the table and answers it, errors included. */
import type { Log } from '@torchbearer/kit';
import type { Request, RequestHandler, Response } from 'express';
import { MethodNotAllowed } from '../errors.js';
import type { Gateway } from '../gateway.js';
import { badAddress, sendError } from '../middleware/answer-errors.js';
import { headOf, stateOf } from '../request-state.js';
import { routes } from '../routes/index.js';
import { serve, type AnyRoute } from '../serve.js';
import { createTable, type Match } from './table.js';

/** What a path of the contract has: a handler for each method, and the value of Allow. */
interface Address {
  readonly path: string;
  readonly handlers: Readonly<Partial<Record<string, Serve>>>;
  readonly allow: string;
}
type Serve = ReturnType<typeof serve>;

/**
 * Serves every call of the contract; another method on its address returns the allowed ones. Requests for any other
 * address are left to the next handlers, and nothing is set on their responses.
 */
export function apiHandler(gateway: Gateway): RequestHandler {
  const find = createTable(addressesOf(gateway));
  return (request, response, next) => {
    const match = find(request.path);
    if (match) void respond(gateway.log, match, request, response);
    else next();
  };
}

async function respond(
  log: Log,
  { entry: { path, handlers, allow }, params }: Match<Address>,
  request: Request,
  response: Response,
): Promise<void> {
  try {
    const refusal = badAddress(request);
    if (refusal) throw refusal;
    const handle = handlers[request.method];
    if (handle) {
      request.params = decoded(params);
      await handle(request, response);
      return;
    }
    const state = stateOf(response);
    state.route = path;
    if (request.method !== 'OPTIONS') throw new MethodNotAllowed(allow);
    response.writeHead(204, headOf(state, ['allow', allow])).end();
  } catch (error) {
    sendError(log, error, response);
  }
}

function decoded(params: Readonly<Record<string, string>>): Record<string, string> {
  const result: Record<string, string> = {};
  for (const name in params) result[name] = decodeURIComponent(params[name] ?? '');
  return result;
}

/** Every path of the contract, with its handlers. */
export function addressesOf(gateway: Gateway): ReadonlyMap<string, Address> {
  const byPath = Map.groupBy(routes, ({ call }) => call.path);
  return new Map([...byPath].map(([path, here]) => [path, addressOf(gateway, path, here)]));
}

function addressOf(gateway: Gateway, path: string, here: readonly AnyRoute[]): Address {
  const handlers: Record<string, Serve> = {};
  for (const route of here) handlers[route.call.method.toUpperCase()] = serve(gateway, route);
  // A response to HEAD is the one to GET without its body, which Node leaves out.
  if (handlers['GET']) handlers['HEAD'] = handlers['GET'];
  return { path, handlers, allow: [...Object.keys(handlers), 'OPTIONS'].sort().join(', ') };
}
