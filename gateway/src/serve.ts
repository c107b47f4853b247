/** Serves a route: authenticate, authorize, rate-limit, validate, run the handler, respond. */
import { readRequest, waitsForCopies, type Call } from '@torchbearer/contract';
import {
  addressKey,
  isSecure,
  limitOf,
  Refusal,
  resultsUntil,
  VISITOR,
  type CallOptions,
  type EntityVersion,
} from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { Request, Response } from 'express';
import { readBody } from './body/read-body.js';
import type { Gateway } from './gateway.js';
import { IncomingCall } from './incoming.js';
import { refuseForeignOrigin, tokenOf } from './middleware/credentials.js';
import { stateOf } from './request-state.js';
import { createSendReply } from './response/send-reply.js';
import type { Incoming, Reply, Route } from './route.js';
import type { Caller, Sessions } from './sessions.js';
import { deadlineOf, inTime, timeLimitOf } from './time-limit.js';

/** A route of any call; `serve` makes sure that the request has the type that the call promises. */
export type AnyRoute = Omit<Route<Call>, 'handle'> & {
  readonly handle: (gateway: Gateway, incoming: AnyIncoming) => Promise<Reply<Call>> | Reply<Call>;
};
type AnyIncoming = Omit<Incoming<Call>, 'caller'> & { readonly caller: Caller | null };

/** Everything that does not depend on a request is prepared here. */
export function serve(
  gateway: Gateway,
  route: AnyRoute,
): (request: Request, response: Response) => Promise<void> {
  const { call } = route;
  const { config } = gateway;
  const waits = waitsForCopies(call);
  const limitMs = timeLimitOf(call, config);
  const sendReply = createSendReply(call);
  const optionsOf = rpcOptions(gateway, call);
  const answer = async (request: Request, response: Response): Promise<Reply<Call>> => {
    const state = stateOf(response);
    const { requestId } = state;
    state.route = call.path;
    if (!call.webhook) refuseForeignOrigin(request, config.PUBLIC_URL);
    const token = tokenOf(request, isSecure(config));
    const address = addressOf(request, config);
    const found = findCaller(gateway, call, token, requestId);
    const caller = found instanceof Promise ? await found : found;
    state.userId = caller?.id ?? null;
    const until = caller && resultsUntil(caller.actor);
    // A page that still shows more drops it.
    if (until !== null) state.own.push('results-until', String(until));
    const counted = countCall(gateway, route, caller, address);
    if (counted) await counted;
    authorize(call, caller);
    if (route.count) await route.count(gateway.limits, { userId: caller?.id ?? '', address });

    const written: EntityVersion[] = [];
    const body = readBody(call, request, response);
    const raw = body instanceof Promise ? await body : body;
    const read = readRequest(call, {
      params: request.params,
      query: call.query && request.query,
      headers: request.headers,
      body: raw.body,
    });
    if (!read.ok) throw new Refusal(read.code, undefined, read.details);
    const rpc = optionsOf({ caller, address, requestId, written });
    const parts = { ...raw, ...read.value, caller, token, address, requestId, rpc };
    // The request has the parts that its call names; the compiler can't see that for all calls at once.
    const incoming = new IncomingCall(request, config, parts) as unknown as AnyIncoming;
    const reply = await route.handle(gateway, incoming);
    if (written.length > 0) {
      forgetEnded(gateway.sessions, written);
      if (written.some(({ topic }) => topic === Topics.castaway.name)) gateway.pictures.refresh();
      if (waits) await gateway.waitForCopies(written, requestId);
    }
    return reply;
  };
  return async (request, response) => {
    const reply = await inTime(answer(request, response), limitMs, request, response);
    await sendReply(request, response, reply);
  };
}

/** The caller's address, as limits count it: without proxies in front, the connection's own. */
const addressOf = (request: Request, { TRUST_PROXY }: Gateway['config']): string =>
  addressKey(TRUST_PROXY === 0 ? request.socket.remoteAddress : request.ip);

/** Public calls don't require a session; those that would use one can do without. */
function findCaller(
  { sessions }: Gateway,
  { who, signInOptional, showsResults }: Call,
  token: string | null,
  requestId: string,
): Caller | null | Promise<Caller | null> {
  if (token === null) return null;
  if (who !== 'public') return sessions.find(token, requestId);
  if (showsResults) return findViewer(sessions, token, requestId);
  return signInOptional ? findVisitor(sessions, token, requestId) : null;
}

/** A limited session sees no more of a public call than a visitor, and so does everyone while identity is down. */
async function findVisitor(sessions: Sessions, token: string, requestId: string): Promise<Caller | null> {
  try {
    const caller = await sessions.find(token, requestId);
    return caller && limitOf(caller.actor) === null ? caller : null;
  } catch {
    return null;
  }
}

/** Of public results a limited session sees what a visitor does, unless its player hides some. */
async function findViewer(sessions: Sessions, token: string, requestId: string): Promise<Caller | null> {
  const caller = await sessions.find(token, requestId);
  const limit = caller && limitOf(caller.actor);
  if (caller && limit !== null && resultsUntil(caller.actor) !== null) throw new Refusal(limit);
  return limit === null ? caller : null;
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

/** Sessions that a call ended are dropped with its response; the event may arrive a moment later. */
function forgetEnded(sessions: Sessions, written: readonly EntityVersion[]): void {
  for (const { topic, key } of written) {
    if (topic === Topics.session.name) sessions.forgetSession(key);
    if (topic === Topics.user.name) sessions.forgetUser(key);
  }
}

function rpcOptions(gateway: Gateway, call: Call) {
  const deadlineMs = deadlineOf(call, gateway.config);
  const repeatMs = gateway.config.GRPC_DEADLINE_MS;
  // A retried deletion would report that there is nothing to delete.
  const idempotent = call.idempotent && call.method !== 'delete';
  return (from: {
    readonly caller: Caller | null;
    readonly address: string;
    readonly requestId: string;
    readonly written: EntityVersion[];
  }): CallOptions => ({
    deadlineMs,
    repeatMs,
    idempotent,
    actor: from.caller?.actor ?? VISITOR,
    address: from.address,
    requestId: from.requestId,
    onPublished: (versions) => from.written.push(...versions),
  });
}
