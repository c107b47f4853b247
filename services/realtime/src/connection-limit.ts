/** A transport's connection, of which only identity and end matter. */
export interface Connection {
  readonly readyState: string;
  once(event: 'close', listener: () => void): unknown;
}

export interface ConnectionLimit {
  /** Counts the connection as the user's until it closes; false where the user has too many already. */
  admit(userId: string, connection: Connection): boolean;
}

/** Bounds one user's connections to this node: the most a person needs is some tabs on some devices. */
export function createConnectionLimit(most: number): ConnectionLimit {
  const connections = new Map<string, Set<Connection>>();
  return {
    admit(userId, connection) {
      if (connection.readyState !== 'open') return false;
      const held = connections.get(userId) ?? new Set();
      if (held.has(connection)) return true;
      if (held.size >= most) return false;
      connections.set(userId, held.add(connection));
      connection.once('close', () => {
        held.delete(connection);
        if (held.size === 0 && connections.get(userId) === held) connections.delete(userId);
      });
      return true;
    },
  };
}
