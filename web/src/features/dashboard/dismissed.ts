/** Announcements that a user has dismissed: per user, in this browser. */

type Dismissed = Readonly<Record<string, readonly string[]>>;

/** Parses the stored value; invalid data counts as none. */
export function parseDismissed(stored: string | null): Dismissed {
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
    return Object.fromEntries(
      Object.entries(found).map(([userId, ids]) => [userId, Array.isArray(ids) ? ids.map(String) : []]),
    );
  } catch {
    return {};
  }
}

/** Adds one for this user, and drops those that aren't posted any more. */
export function withDismissed(
  all: Dismissed,
  userId: string,
  id: string,
  posted: readonly string[],
): Dismissed {
  const remaining = new Set([...(all[userId] ?? []), id]);
  return { ...all, [userId]: posted.filter((one) => remaining.has(one)) };
}
