/** Which announcements somebody has had enough of: per user, in this browser. */

type Dismissed = Readonly<Record<string, readonly string[]>>;

/** What was stored; anything that isn't ours counts as nothing. */
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

/** With one more for this user, and without those that aren't posted any longer. */
export function withDismissed(
  all: Dismissed,
  userId: string,
  id: string,
  posted: readonly string[],
): Dismissed {
  const kept = new Set([...(all[userId] ?? []), id]);
  return { ...all, [userId]: posted.filter((one) => kept.has(one)) };
}
