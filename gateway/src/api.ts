import { Refusal } from '@torchbearer/kit';
import { Router, type RequestHandler } from 'express';
import type { Gateway } from './gateway.js';
import { stateOf } from './request-state.js';
import { routes } from './routes/index.js';
import { serve, type AnyRoute } from './serve.js';

/** `/api/castaways/{id}` as Express writes it. */
const expressPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Registers every call of the contract; another method on its address returns the allowed ones. */
export function apiRouter(gateway: Gateway): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const path of new Set(routes.map(({ call }) => call.path))) {
    const here = routes.filter(({ call }) => call.path === path);
    const address = router.route(expressPath(path));
    for (const route of here) address[route.call.method](serve(gateway, route));
    address.all(otherMethods(path, here));
  }
  return router;
}

function otherMethods(path: string, here: readonly AnyRoute[]): RequestHandler {
  const methods = here.map(({ call }) => call.method.toUpperCase());
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort().join(', ');
  return (request, response) => {
    stateOf(response).route = path;
    response.setHeader('allow', allow);
    if (request.method !== 'OPTIONS') throw new Refusal('METHOD_NOT_ALLOWED');
    response.status(204).end();
  };
}
