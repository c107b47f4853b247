import type { Call } from '@torchbearer/contract';
import type { Gateway } from '../gateway.js';
import type { Route } from '../route.js';
import type { AnyRoute } from '../serve.js';
import { createRequestFlight } from '../cached/request-flight.js';

type AnyReply = Awaited<ReturnType<AnyRoute['handle']>>;

/**
 * A route whose response is the same for all who may make the call, whatever they send: those who make it at the same
 * time share one question to the services, and its JSON. Each caller is still authorized and counted by themselves.
 */
export function sameForAll<C extends Call>(route: Route<C>): Route<C> {
  const { handle } = route as unknown as AnyRoute;
  const flight = createRequestFlight<Gateway, AnyReply>();
  const sharing: AnyRoute['handle'] = (gateway, incoming) =>
    flight(gateway, async () => encoded(await handle(gateway, incoming)));
  return { ...route, handle: sharing as unknown as Route<C>['handle'] };
}

const encoded = (reply: AnyReply): AnyReply =>
  'body' in reply && reply.body !== undefined
    ? { status: reply.status, json: Buffer.from(JSON.stringify(reply.body)) }
    : reply;
