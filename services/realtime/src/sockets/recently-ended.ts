/** Longer than a handshake may take. */
const REMEMBERED_MS = 60_000;

export type RecentlyEnded = ReturnType<typeof createRecentlyEnded>;

/**
 * Sessions and users that ended a moment ago. A handshake that called identity just before must be refused, although
 * its socket did not exist yet when the end was published.
 */
export function createRecentlyEnded(clock: () => Date) {
  const endedAt = new Map<string, number>();
  return {
    add(id: string): void {
      const now = clock().getTime();
      // Insertion order is time order, so the oldest come first.
      for (const [old, at] of endedAt) {
        if (now - at < REMEMBERED_MS) break;
        endedAt.delete(old);
      }
      endedAt.delete(id);
      endedAt.set(id, now);
    },
    delete: (id: string) => void endedAt.delete(id),
    has: (id: string) => endedAt.has(id),
  };
}
