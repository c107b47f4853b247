import type { Sha256 } from './sha256.js';

/** Sorted by the SHA-256 of the UTF-8 string `<seed>:<id>`, read as lower-case hex, ascending. */
export function shuffled(seed: string, ids: readonly string[], sha256: Sha256): string[] {
  return ids
    .map((id) => ({ id, key: sha256(`${seed}:${id}`) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ id }) => id);
}

/**
 * The order, best first, from which a player drafts: the castaways they ranked, then those they didn't (all of
 * them for a player without a ranking) by the SHA-256 of the UTF-8 string `<seed>:<userId>:<castawayId>` in hex,
 * ascending. Ranked castaways that are no longer there are passed over.
 */
export function draftingOrder(
  seed: string,
  userId: string,
  ranking: readonly string[] | undefined,
  castaways: ReadonlySet<string>,
  sha256: Sha256,
): string[] {
  const ranked = new Set<string>();
  for (const castawayId of ranking ?? []) if (castaways.has(castawayId)) ranked.add(castawayId);
  if (ranked.size === castaways.size) return [...ranked];
  const unranked = [...castaways].filter((castawayId) => !ranked.has(castawayId));
  return [...ranked, ...shuffled(`${seed}:${userId}`, unranked, sha256)];
}
