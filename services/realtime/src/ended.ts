/** Longer than a handshake may take. */
const REMEMBERED_MS = 60_000;

export interface Ended {
  add(id: string): void;
  has(id: string): boolean;
}

/**
 * Sessions and users that ended a moment ago: a handshake that asked identity just before must not slip through
 * because its socket was not there yet when the end was told.
 */
export function createEnded(clock: () => Date): Ended {
  const endedAt = new Map<string, number>();
  return {
    add(id) {
      const now = clock().getTime();
      // Insertion order is order of time: the oldest stand first.
      for (const [old, at] of endedAt) {
        if (now - at < REMEMBERED_MS) break;
        endedAt.delete(old);
      }
      endedAt.delete(id);
      endedAt.set(id, now);
    },
    has: (id) => endedAt.has(id),
  };
}
