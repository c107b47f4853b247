import { callerAddress } from '@torchbearer/kit';
import type { IncomingMessage } from 'node:http';
import { createConnectionLimit, type Connection } from './connection-limit.js';

/** Connections that are not signed in yet. */
export interface AnonymousConnections {
  /** Whether a handshake may start. */
  hasRoom(request: IncomingMessage): boolean;
  /** Counts a connection that has opened; false beyond the limit. */
  admit(connection: Connection & { readonly request: IncomingMessage }): boolean;
  /** The connection is signed in now and no longer counts. */
  isSignedIn(connection: Connection): void;
}

/** Limits anonymous connections per address. Each has ten seconds to sign in, which an honest page does at once. */
export function createAnonymousConnections(maxPerAddress: number, trustProxy: number): AnonymousConnections {
  const limit = createConnectionLimit(maxPerAddress);
  const addresses = new WeakMap<Connection, string>();
  return {
    hasRoom: (request) => limit.hasRoom(callerAddress(request, trustProxy)),
    admit(connection) {
      const address = callerAddress(connection.request, trustProxy);
      addresses.set(connection, address);
      return limit.admit(address, connection);
    },
    isSignedIn(connection) {
      const address = addresses.get(connection);
      if (address !== undefined) limit.release(address, connection);
    },
  };
}
