import { callerAddress } from '@torchbearer/kit';
import type { IncomingMessage } from 'node:http';

/** A transport's connection; only its identity and its end matter. */
export interface Connection {
  readonly readyState: string;
  once(event: 'close', listener: () => void): unknown;
}

/** Limits the connections of one owner (a user or an address) to this node. Stores open connections only. */
export function createConnectionLimit(most: number) {
  const connections = new Map<string, Set<Connection>>();
  const release = (owner: string, connection: Connection): void => {
    const held = connections.get(owner);
    if (held?.delete(connection) && held.size === 0) connections.delete(owner);
  };
  return {
    /** Stops counting a connection that is still open. */
    release,
    hasRoom: (owner: string): boolean => (connections.get(owner)?.size ?? 0) < most,
    /** Counts the connection for the owner until it closes; false if the owner has too many. */
    admit(owner: string, connection: Connection): boolean {
      if (connection.readyState !== 'open') return false;
      const held = connections.get(owner) ?? new Set();
      if (held.has(connection)) return true;
      if (held.size >= most) return false;
      connections.set(owner, held.add(connection));
      connection.once('close', () => release(owner, connection));
      return true;
    },
  };
}

/** Limits anonymous connections per address. Each has ten seconds to sign in, which an honest page does at once. */
export function createAnonymousConnections(maxPerAddress: number, trustProxy: number) {
  const limit = createConnectionLimit(maxPerAddress);
  const addresses = new WeakMap<Connection, string>();
  return {
    /** Whether a handshake may start. */
    hasRoom: (request: IncomingMessage): boolean => limit.hasRoom(callerAddress(request, trustProxy)),
    /** Counts a connection that has opened; false beyond the limit. */
    admit(connection: Connection & { readonly request: IncomingMessage }): boolean {
      const address = callerAddress(connection.request, trustProxy);
      addresses.set(connection, address);
      return limit.admit(address, connection);
    },
    /** The connection is signed in now and no longer counts. */
    isSignedIn(connection: Connection): void {
      const address = addresses.get(connection);
      if (address !== undefined) limit.release(address, connection);
    },
  };
}

/** Counts events in windows of `windowMs`; returns false for each event beyond `most` in one window. */
export function createEventLimit(most: number, windowMs: number, clock: () => Date): () => boolean {
  let windowStart = -Infinity;
  let count = 0;
  return () => {
    const now = clock().getTime();
    if (now - windowStart >= windowMs) {
      windowStart = now;
      count = 0;
    }
    count += 1;
    return count <= most;
  };
}
