/** The responses of routes; the status keeps its exact type, so that the contract can check it. */
import type { CachedJson } from './cached/cached-json.js';

export const ok = <Body>(body: Body) => ({ status: 200, body }) as const;
export const created = <Body>(body: Body) => ({ status: 201, body }) as const;
export const done = { status: 204 } as const;

/** JSON that a service has already encoded. */
export const okJson = (json: Uint8Array) => ({ status: 200, json }) as const;

/** JSON that is cached, also compressed. */
export const okCached = (cached: CachedJson) => ({ status: 200, cached }) as const;

/** Bytes of the type that the contract names. */
export const okFile = (bytes: Uint8Array) => ({ status: 200, bytes }) as const;
