import { limitOf, Refusal, VISITOR, type Actor, type RpcClient } from '@torchbearer/kit';
import type { IdentityServiceService, User } from '@torchbearer/proto/identity/v1/identity';
import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import { createRequestFlight } from './cached/asked-cache.js';

/** A signed-in user, as identity returned them. */
export interface Caller {
  readonly id: string;
  readonly sessionId: string;
  readonly isAdmin: boolean;
  /** The caller's identity as sent to the services. */
  readonly actor: Actor;
  /** Their account, if identity was asked for this request: then it is as current as if read for the request. */
  readonly account?: User;
}

/** Caches which user a token belongs to: for a minute while events about changes arrive, otherwise for seconds. */
export interface Sessions {
  /** The caller, or `null` for a token without a session. @throws Refusal UNAVAILABLE while identity is down */
  find(token: string, requestId: string): Caller | Promise<Caller | null>;
  forgetToken(token: string): void;
  forgetSession(sessionId: string): void;
  forgetUser(userId: string): void;
  /** Call it when events about sessions and users are known to arrive, and when they no longer are. */
  trustEvents(doArrive: boolean): void;
}

/** How long a session is cached while events may be missing. */
const UNTRUSTED_MS = 3_000;
/**
 * How long a player's session is cached while every published event arrives. An admin's never is: a role that was
 * revoked ends within seconds even if identity can't publish at that moment.
 */
const TRUSTED_MS = 60_000;
const MOST_CACHED = 20_000;

const keyOf = (token: string): string => hash('sha256', token, 'base64url');

/** Caches existing sessions only, and until an event about them or their user. */
export function createSessions(options: {
  readonly identity: Pick<RpcClient<IdentityServiceService>, 'getSession'>;
  readonly deadlineMs: number;
  readonly clock: () => Date;
  /** A clock that never jumps, in milliseconds. */
  readonly elapsed?: () => number;
}): Sessions {
  const { elapsed = () => performance.now() } = options;
  const keysOf = { session: new Index(), user: new Index() };
  const cached = new LRUCache<string, Cached>({
    max: MOST_CACHED,
    dispose: ({ caller }, key) => {
      keysOf.session.remove(caller.sessionId, key);
      keysOf.user.remove(caller.id, key);
    },
  });
  const lookUps = createRequestFlight<string, Caller | null>();
  // Counts the events: a response that identity sent before one must not be cached after it.
  let epoch = 0;
  /** Since when every event arrives; a session that was looked up before may have changed unnoticed. */
  let trustedSince = Infinity;

  const forget = (keys: Iterable<string>): void => {
    epoch++;
    for (const key of [...keys]) cached.delete(key);
  };

  const isFresh = ({ caller, askedAt, expiresAt }: Cached): boolean => {
    const isTrusted = askedAt > trustedSince && !caller.isAdmin;
    const isRecent = elapsed() - askedAt < (isTrusted ? TRUSTED_MS : UNTRUSTED_MS);
    return isRecent && expiresAt > options.clock().getTime();
  };
  const known = (key: string): Caller | null => {
    const found = cached.get(key);
    return found && isFresh(found) ? found.caller : null;
  };

  const load = async (token: string, key: string, requestId: string): Promise<Caller | null> => {
    const before = epoch;
    const askedAt = elapsed();
    const found = await lookUp(options, token, requestId);
    if (found === null) return null;
    const { caller, account, expiresAt } = found;
    // A limit ends with a call that other replicas receive no event of, so a limited caller is never cached.
    if (limitOf(caller.actor) === null && epoch === before) {
      cached.set(key, { caller, askedAt, expiresAt });
      keysOf.session.add(caller.sessionId, key);
      keysOf.user.add(caller.id, key);
    }
    return { ...caller, account };
  };

  return {
    find(token, requestId) {
      const key = keyOf(token);
      // The look-up that was awaited before it may have cached the session.
      return known(key) ?? lookUps(key, async () => known(key) ?? (await load(token, key, requestId)));
    },
    forgetToken: (token) => forget([keyOf(token)]),
    forgetSession: (sessionId) => forget(keysOf.session.of(sessionId)),
    forgetUser: (userId) => forget(keysOf.user.of(userId)),
    trustEvents: (doArrive) => void (trustedSince = doArrive ? elapsed() : Infinity),
  };
}

interface Found {
  readonly caller: Caller;
  readonly account: User;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
}

interface Cached extends Omit<Found, 'account'> {
  /** When identity was asked, by `elapsed`. */
  readonly askedAt: number;
}

async function lookUp(
  options: Parameters<typeof createSessions>[0],
  token: string,
  requestId: string,
): Promise<Found | null> {
  try {
    const { session, user } = await options.identity.getSession(
      { token },
      { actor: VISITOR, requestId, idempotent: true, deadlineMs: options.deadlineMs },
    );
    if (!session || !user || (session.expiresAt && session.expiresAt <= options.clock())) return null;
    const { id, name, isAdmin, mustChangePassword, mustSetUpSecondFactor, hidesResults, watchedWeek } = user;
    const signedInAt = session.createdAt?.getTime() ?? 0;
    const actorSession = {
      id: session.id,
      signedInAt,
      mustChangePassword,
      ...(mustSetUpSecondFactor === true && { mustSetUpSecondFactor }),
    };
    const hides = hidesResults === true && !isAdmin && watchedWeek !== undefined;
    const actor: Actor = {
      kind: 'user',
      ...{ id, name, isAdmin, session: actorSession },
      ...(hides && { resultsUntil: watchedWeek }),
    };
    const caller = { id, sessionId: session.id, isAdmin, actor };
    return { caller, account: user, expiresAt: session.expiresAt?.getTime() ?? Infinity };
  } catch (error) {
    if (error instanceof Refusal && (error.reason === 'NOT_SIGNED_IN' || error.reason === 'NOT_FOUND'))
      return null;
    throw error;
  }
}

/** The cache's keys by a property that several of them share. */
class Index {
  readonly #keys = new Map<string, Set<string>>();

  of(name: string): Iterable<string> {
    return this.#keys.get(name) ?? [];
  }

  add(name: string, key: string): void {
    const keys = this.#keys.get(name);
    if (keys) keys.add(key);
    else this.#keys.set(name, new Set([key]));
  }

  remove(name: string, key: string): void {
    const keys = this.#keys.get(name);
    if (keys?.delete(key) && keys.size === 0) this.#keys.delete(name);
  }
}
