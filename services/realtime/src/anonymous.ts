import { callerAddress } from '@torchbearer/kit';
import type { IncomingMessage } from 'node:http';
import { createConnectionLimit, type Connection } from './connection-limit.js';

/** Connections of which nobody knows yet whose they are. */
export interface Anonymous {
  /** Whether a handshake may begin. */
  hasRoom(request: IncomingMessage): boolean;
  /** Counts a connection that has opened; false beyond the limit. */
  admit(connection: Connection & { readonly request: IncomingMessage }): boolean;
  /** It is somebody's now. */
  isSignedIn(connection: Connection): void;
}

/** Each gets ten seconds to say whose it is, which takes an honest page a moment. */
export function createAnonymous(mostPerAddress: number, trustProxy: number): Anonymous {
  const limit = createConnectionLimit(mostPerAddress);
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
