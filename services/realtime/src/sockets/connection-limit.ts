/** A transport's connection; only its identity and its end matter. */
export interface Connection {
  readonly readyState: string;
  once(event: 'close', listener: () => void): unknown;
}

export interface ConnectionLimit {
  /** Counts the connection for the owner until it closes; false if the owner has too many. */
  admit(owner: string, connection: Connection): boolean;
  /** Stops counting a connection that is still open. */
  release(owner: string, connection: Connection): void;
  hasRoom(owner: string): boolean;
}

/** Limits the connections of one owner (a user or an address) to this node. Stores open connections only. */
export function createConnectionLimit(most: number): ConnectionLimit {
  const connections = new Map<string, Set<Connection>>();
  const release = (owner: string, connection: Connection): void => {
    const held = connections.get(owner);
    if (held?.delete(connection) && held.size === 0) connections.delete(owner);
  };
  return {
    release,
    hasRoom: (owner) => (connections.get(owner)?.size ?? 0) < most,
    admit(owner, connection) {
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
