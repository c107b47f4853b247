/** A transport's connection, of which only identity and end matter. */
export interface Connection {
  readonly readyState: string;
  once(event: 'close', listener: () => void): unknown;
}

export interface ConnectionLimit {
  /** Counts the connection as the owner's until it closes; false where the owner has too many already. */
  admit(owner: string, connection: Connection): boolean;
  /** Counts it no longer, though it is open. */
  release(owner: string, connection: Connection): void;
  hasRoom(owner: string): boolean;
}

/**
 * Bounds the connections that one owner has to this node: a user, who needs no more than some tabs on some devices, or an
 * address. Remembers open connections only.
 */
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
