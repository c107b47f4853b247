import { limitOf, Refusal, VISITOR, type Actor, type RpcClient } from '@torchbearer/kit';
import type { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';

/** A signed-in user, as identity returned them. */
export interface Caller {
  readonly id: string;
  readonly sessionId: string;
  readonly isAdmin: boolean;
  /** The caller's identity as sent to the services. */
  readonly actor: Actor;
}

/** Caches, for seconds, which user a token belongs to. */
export interface Sessions {
  /** The caller, or `null` for a token without a session. @throws Refusal UNAVAILABLE while identity is down */
  find(token: string, requestId: string): Promise<Caller | null>;
  forgetToken(token: string): void;
  forgetSession(sessionId: string): void;
  forgetUser(userId: string): void;
}

const REMEMBERED_MS = 3_000;
const MOST_REMEMBERED = 20_000;

const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Caches existing sessions only, and until an event about them or their user. */
export function createSessions(options: {
  readonly identity: Pick<RpcClient<IdentityServiceService>, 'getSession'>;
  readonly deadlineMs: number;
  readonly clock: () => Date;
}): Sessions {
  const keysOf = { session: new Index(), user: new Index() };
  const remembered = new LRUCache<string, Caller>({
    max: MOST_REMEMBERED,
    ttl: REMEMBERED_MS,
    dispose: (caller, key) => {
      keysOf.session.remove(caller.sessionId, key);
      keysOf.user.remove(caller.id, key);
    },
  });
  const running = new Map<string, Promise<Caller | null>>();
  // Counts the events: a response that identity sent before one must not be cached after it.
  let epoch = 0;

  const forget = (keys: Iterable<string>): void => {
    epoch++;
    running.clear();
    for (const key of [...keys]) remembered.delete(key);
  };

  const load = async (token: string, key: string, requestId: string): Promise<Caller | null> => {
    const before = epoch;
    const caller = await lookUp(options, token, requestId);
    // A limit ends with a call that other replicas receive no event of, so a limited caller is never cached.
    if (caller !== null && limitOf(caller.actor) === null && epoch === before) {
      remembered.set(key, caller);
      keysOf.session.add(caller.sessionId, key);
      keysOf.user.add(caller.id, key);
    }
    return caller;
  };

  return {
    async find(token, requestId) {
      const key = keyOf(token);
      const known = remembered.get(key);
      if (known) return known;
      const shared = running.get(key);
      if (shared) return await shared;
      const answer = load(token, key, requestId).finally(() => {
        if (running.get(key) === answer) running.delete(key);
      });
      running.set(key, answer);
      return await answer;
    },
    forgetToken: (token) => forget([keyOf(token)]),
    forgetSession: (sessionId) => forget(keysOf.session.of(sessionId)),
    forgetUser: (userId) => forget(keysOf.user.of(userId)),
  };
}

async function lookUp(
  options: Parameters<typeof createSessions>[0],
  token: string,
  requestId: string,
): Promise<Caller | null> {
  try {
    const { session, user } = await options.identity.getSession(
      { token },
      { actor: VISITOR, requestId, idempotent: true, deadlineMs: options.deadlineMs },
    );
    if (!session || !user || (session.expiresAt && session.expiresAt <= options.clock())) return null;
    const { id, name, isAdmin, mustChangePassword, mustSetUpSecondFactor } = user;
    const signedInAt = session.createdAt?.getTime() ?? 0;
    const actorSession = {
      id: session.id,
      signedInAt,
      mustChangePassword,
      ...(mustSetUpSecondFactor === true && { mustSetUpSecondFactor }),
    };
    const actor: Actor = { kind: 'user', id, name, isAdmin, session: actorSession };
    return { id, sessionId: session.id, isAdmin, actor };
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
