/** Serves a route: authenticate, authorize, rate-limit, validate, run the handler, respond. */
import { readRequest, waitsForCopies, type Call } from '@torchbearer/contract';
import {
  addressKey,
  isSecure,
  limitOf,
  Refusal,
  VISITOR,
  type CallOptions,
  type EntityVersion,
} from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { Request, RequestHandler, Response } from 'express';
import { readBody } from './body/read-body.js';
import { deviceOf } from './device-cookie.js';
import type { Gateway } from './gateway.js';
import { cookieTokensOf, tokenOf } from './middleware/credentials.js';
import { refuseForeignOrigin } from './middleware/foreign-origin.js';
import { stateOf } from './request-state.js';
import type { Incoming, Reply, Route } from './route.js';
import { sendReply } from './send-reply.js';
import type { Caller, Sessions } from './sessions.js';
import { siteOf } from './site.js';
import { deadlineOf, inTime, timeLimitOf } from './time-limit.js';

/** A route of any call; `serve` makes sure that the request has the type that the call promises. */
export type AnyRoute = Omit<Route<Call>, 'handle'> & {
  readonly handle: (
    gateway: Gateway,
    incoming: Omit<Incoming<Call>, 'caller'> & { readonly caller: Caller | null },
  ) => Promise<Reply<Call>> | Reply<Call>;
};

export function serve(gateway: Gateway, route: AnyRoute): RequestHandler {
  const { call } = route;
  const waits = waitsForCopies(call);
  const answer = async (request: Request, response: Response): Promise<Reply<Call>> => {
    const state = stateOf(response);
    state.route = call.path;
    if (!call.webhook) refuseForeignOrigin(request, gateway.config.PUBLIC_URL);
    const token = tokenOf(request, isSecure(gateway.config));
    const address = addressKey(request.ip);
    const caller = await findCaller(gateway, call, token, state.requestId);
    state.userId = caller?.id ?? null;
    await countCall(gateway, route, caller, address);
    authorize(call, caller);
    await route.count?.(gateway.limits, { userId: caller?.id ?? '', address });

    const written: EntityVersion[] = [];
    const reply = await route.handle(gateway, {
      ...(await readIncoming(call, request, response)),
      caller,
      token,
      cookieTokens: cookieTokensOf(request),
      address,
      device: deviceOf(gateway.config, request),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      site: siteOf(request, gateway.config.PUBLIC_URL),
      requestId: state.requestId,
      signature: signatureOf(request),
      rpc: rpcOptions(gateway, call, { caller, address, requestId: state.requestId, written }),
    });
    forgetEnded(gateway.sessions, written);
    if (written.some(({ topic }) => topic === Topics.castaway.name)) gateway.pictures.refresh();
    if (waits && written.length > 0) await gateway.waitForCopies(written, state.requestId);
    return reply;
  };
  return async (request, response) => {
    const limitMs = timeLimitOf(call, gateway.config);
    const reply = await inTime(answer(request, response), limitMs, request, response);
    sendReply(request, response, call, reply);
  };
}

/** Public calls don't require a session; those that would use one can do without. */
async function findCaller(
  gateway: Gateway,
  call: Call,
  token: string | null,
  requestId: string,
): Promise<Caller | null> {
  if (token === null || (call.who === 'public' && !call.signInOptional)) return null;
  try {
    const caller = await gateway.sessions.find(token, requestId);
    // A limited session sees no more of a public call than a visitor.
    return call.who === 'public' && caller && limitOf(caller.actor) !== null ? null : caller;
  } catch (error) {
    if (call.who !== 'public') throw error;
    return null;
  }
}

function countCall(
  { limits }: Gateway,
  route: AnyRoute,
  caller: Caller | null,
  address: string,
): void | Promise<void> {
  if (route.call.webhook) return limits.countWebhook(address);
  if (route.countsItself) return;
  if (isWayIn(route.call)) return limits.countWayIn(route.call.id, address);
  return caller ? limits.countCallOfUser(caller.id) : limits.countCallOfVisitor(address);
}

/** Signing up, recovering the account, and related calls. */
const isWayIn = ({ who, method, path }: Call): boolean =>
  who === 'public' && method === 'post' && path.startsWith('/api/auth/');

function authorize(call: Call, caller: Caller | null): void {
  if (call.who === 'public') return;
  if (!caller) throw new Refusal('NOT_SIGNED_IN');
  const limit = limitOf(caller.actor);
  if (limit !== null && call.openWhile?.includes(limit) !== true) throw new Refusal(limit);
  if (call.who === 'admin' && !caller.isAdmin) throw new Refusal('ADMINS_ONLY');
}

async function readIncoming(call: Call, request: Request, response: Response) {
  const { body, ...raw } = await readBody(call, request, response);
  const { params, query, headers } = request;
  const read = readRequest(call, { params, query, headers, body });
  if (!read.ok) throw new Refusal(read.code, undefined, read.details);
  return { ...(read.value as Pick<Incoming<Call>, 'params' | 'query' | 'headers' | 'body'>), ...raw };
}

function signatureOf({ headers, originalUrl }: Request): Incoming<Call>['signature'] {
  const value = headers['x-twilio-signature'];
  const question = originalUrl.indexOf('?');
  return {
    value: typeof value === 'string' ? value : '',
    query: question < 0 ? '' : originalUrl.slice(question),
  };
}

/** Sessions that a call ended are dropped with its response; the event may arrive a moment later. */
function forgetEnded(sessions: Sessions, written: readonly EntityVersion[]): void {
  for (const { topic, key } of written) {
    if (topic === Topics.session.name) sessions.forgetSession(key);
    if (topic === Topics.user.name) sessions.forgetUser(key);
  }
}

function rpcOptions(
  gateway: Gateway,
  call: Call,
  from: {
    readonly caller: Caller | null;
    readonly address: string;
    readonly requestId: string;
    readonly written: EntityVersion[];
  },
): CallOptions {
  return {
    actor: from.caller?.actor ?? VISITOR,
    address: from.address,
    requestId: from.requestId,
    deadlineMs: deadlineOf(call, gateway.config),
    repeatMs: gateway.config.GRPC_DEADLINE_MS,
    // A retried deletion would report that there is nothing to delete.
    idempotent: call.idempotent && call.method !== 'delete',
    onPublished: (versions) => from.written.push(...versions),
  };
}
